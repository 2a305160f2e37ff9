import { type Language, textIn } from '../language.ts';
import type { Campaign, Campaigns } from './campaigns.ts';

/** Ids of the document and whole numbers, by name: what a message says of its own. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** A kind of messages, as the room says that sends them. */
export interface MessageKind {
  /** What it is to whoever reads it; a page draws it so. */
  readonly sort: 'won' | 'accepted' | 'refused' | 'thanks';
  /** In each language. `{{activity}}` is the campaign's title, `{{about}}` the name of whom it is about, all else a parameter. */
  readonly text: Readonly<Record<Language, string>>;
  /** Calls that answer what it is of, the best first, as paths below its campaign: it leads to the part of the page that shows one. */
  readonly shows?: (message: {
    readonly params: MessageParams;
    readonly reference: string;
  }) => readonly string[];
  /** Texts of the document, as it is now, in the place of ids among the parameters; null where it has them no more. */
  readonly names?: (campaign: Campaign, params: MessageParams) => Readonly<Record<string, unknown>>;
}

/** By kind: a word of the room. */
export type MessageKinds = Readonly<Record<string, MessageKind>>;

/** What all say of their messages: each kind is of one room, or the kernel's own. */
export const messageKindsOf = (
  rooms: readonly { readonly messages?: MessageKinds }[],
  own: MessageKinds,
): MessageKinds => Object.assign({}, own, ...rooms.map(({ messages }) => messages ?? {}));

/**
 * The activity that messages are of, as people read it; null where there is none any more.
 *
 * @param shows as their kind says: the route leads to the part of the page that shows the first of them that any does
 */
export function activityOf(
  { activities }: Campaigns,
  id: string,
  language: Language,
  shows: readonly string[] = [],
) {
  const entry = activities.find((one) => one.id === id);
  if (entry === undefined) return null;
  const [part] = shows.flatMap((path) => entry.partOf(path) ?? []);
  return {
    title: textIn(entry.title, language),
    route: part === undefined ? entry.route : `${entry.route}#${part}`,
  };
}

/** A message, with what its text speaks of. */
export interface Sayable {
  readonly params: MessageParams;
  /** The campaign that it is of; undefined where there is none any more. */
  readonly campaign: Campaign | undefined;
  readonly title: string;
  readonly about: string | null;
}

/** A message in words: plain ones, never markup. */
export function wordsOf({ text, names }: MessageKind, said: Sayable, language: Language): string {
  const named = said.campaign === undefined ? {} : (names?.(said.campaign, said.params) ?? {});
  const texts = Object.entries(named).map(([name, value]) => [name, textIn(value, language)]);
  const values = new Map<string, string | number>([
    ...Object.entries(said.params),
    ...texts.map(([name = '', value = '']): [string, string] => [name, value]),
    ['activity', said.title],
    ['about', said.about ?? ''],
  ]);
  return text[language].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values.get(name) ?? ''));
}
