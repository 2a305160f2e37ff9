import { useEffect, useRef, useState } from 'react';
import { faultOf, mostBytesOf, useWorld } from '../../../engine/index.ts';
import type { FormFileAnswer } from '../../../schemas/generated/types.gen.ts';
import type { Field } from '../use-filling.ts';
import type { Prepared } from './prepare.ts';

export type FileField = Extract<Field, { kind: 'file' }>;

/** Why a file is not there: in the server's words, or a word of ours. */
export type Fault = 'kind' | 'large' | 'broken' | 'offline' | 'failed' | { readonly says: string };

/** A file on its way. Until it is there, its mark stands among the ids of the answer, where no id can be. */
export interface Upload {
  readonly mark: string;
  readonly field: FileField;
  readonly file: File;
  /** How much of it has left, from 0 to 1. */
  readonly share: number;
  readonly fault?: Fault | undefined;
  readonly ready?: Prepared | undefined;
  readonly stop: AbortController;
}

/** A file that the server has, with what this page still knows of it. */
export type Known = FormFileAnswer & { readonly name?: string; readonly preview?: string | undefined };

export interface Uploads {
  readonly going: ReadonlyMap<string, Upload>;
  readonly known: ReadonlyMap<string, Known>;
  readonly add: (field: FileField, files: readonly File[]) => void;
  readonly again: (mark: string) => void;
  readonly drop: (field: FileField, entry: string) => void;
}

export const entriesIn = (value: string | undefined): readonly string[] =>
  value === undefined || value === '' ? [] : value.split(',');

const isOffline = () => globalThis.navigator?.onLine === false;

/**
 * Files of one form that are sent while it is filled in, whatever page of it is open.
 *
 * @param path where they are sent
 * @param stored what the server has told
 * @param answers as they stand now
 */
export function useUploads(
  path: string | undefined,
  stored: readonly FormFileAnswer[],
  answers: () => Readonly<Record<string, string>>,
  set: (field: string, value: string) => void,
): Uploads {
  const { live } = useWorld();
  const [going, change] = useState<ReadonlyMap<string, Upload>>(new Map());
  const [own, keep] = useState<ReadonlyMap<string, Known>>(new Map());
  const now = useRef(going);
  const write = useRef(set);
  write.current = set;
  const alter = (mark: string, next: Partial<Upload> | null) => {
    const upload = now.current.get(mark);
    if (upload === undefined) return;
    const all = new Map(now.current);
    if (next === null) all.delete(mark);
    else all.set(mark, { ...upload, ...next });
    now.current = all;
    change(all);
  };
  const put = (field: string, from: string, to: readonly string[]) =>
    write.current(
      field,
      entriesIn(answers()[field])
        .flatMap((one) => (one === from ? to : [one]))
        .join(),
    );

  const send = async (mark: string): Promise<void> => {
    const upload = now.current.get(mark);
    if (upload === undefined || path === undefined) return;
    const { field, file, stop } = upload;
    alter(mark, { fault: undefined, share: 0 });
    try {
      const { keepAsking, prepared } = await import('./prepare.ts');
      const ready = upload.ready ?? (await prepared(field, file, mostBytesOf(field)));
      alter(mark, { ready });
      const form = new FormData();
      form.append('field', field.id);
      form.append('file', ready.blob);
      const call = {
        method: 'upload',
        path,
        form,
        key: mark.slice(1),
        quiet: true,
        signal: stop.signal,
        onProgress: (sent: number, total = ready.blob.size) =>
          alter(mark, { share: Math.min(1, sent / total) }),
      } as const;
      const answer = (await keepAsking(
        () => live.call(call),
        (error) => faultOf(error)?.fault === 'transport' && !isOffline(),
      )) as FormFileAnswer;
      if (!now.current.has(mark)) return;
      keep((all) => new Map([...all, [answer.id, { ...answer, name: file.name, preview: ready.preview }]]));
      put(field.id, mark, [answer.id]);
      alter(mark, null);
    } catch (error) {
      const { fault, message = '' } = faultOf(error) ?? {};
      const unfit =
        error instanceof Error && 'fault' in error && fault === undefined ? error.fault : undefined;
      if (fault === 'refused' && message !== '') alter(mark, { fault: { says: message } });
      else alter(mark, { fault: (unfit as Fault | undefined) ?? (isOffline() ? 'offline' : 'failed') });
    }
  };
  const newest = useRef(send);
  newest.current = send;

  // What the network has kept goes on by itself once it is back; nothing goes on where the form is gone.
  useEffect(() => {
    const back = () => {
      for (const { mark, fault } of now.current.values())
        if (fault === 'offline' || fault === 'failed') void newest.current(mark);
    };
    addEventListener('online', back);
    return () => {
      removeEventListener('online', back);
      for (const { stop } of now.current.values()) stop.abort();
    };
  }, []);

  return {
    going,
    known: new Map([...stored.map((one) => [one.id, one] as const), ...own]),
    add: (field, files) => {
      const made = files.map((file) => ({
        mark: `~${crypto.randomUUID()}`,
        field,
        file,
        share: 0,
        stop: new AbortController(),
      }));
      now.current = new Map([...now.current, ...made.map((one) => [one.mark, one] as const)]);
      change(now.current);
      set(field.id, [...entriesIn(answers()[field.id]), ...made.map(({ mark }) => mark)].join());
      for (const { mark } of made) void send(mark);
    },
    again: (mark) => void send(mark),
    drop: ({ id }, entry) => {
      now.current.get(entry)?.stop.abort();
      alter(entry, null);
      put(id, entry, []);
    },
  };
}
