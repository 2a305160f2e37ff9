// What modules reach for, beside the hooks that they share with widgets.
import { atom } from 'jotai/vanilla';
import { useMemo } from 'react';
import type { DataState } from '../data/data-state.ts';
import type { CompiledStep } from '../document/page-model.ts';
import { RequestError, type RequestFault } from '../http/errors.ts';
import type { Call, Reach } from '../page/page.ts';
import { usePageView } from './page-context.tsx';
import { useValue } from './use-value.ts';

/** A data source's state, as a module draws it by itself. */
export interface SourceState<Data> extends Omit<DataState, 'data'> {
  readonly data?: Data;
}

const absent = atom<DataState>({ status: 'loading' });

/**
 * What a data source of the document has, by its name. The check holds it to the answer that the screen's schema names.
 * @public
 */
export function useSource<Data>(name: string | undefined): SourceState<Data> {
  const { page } = usePageView();
  const source = name !== undefined && Object.hasOwn(page.data, name) ? page.data[name] : undefined;
  return useValue(source ?? absent) as SourceState<Data>;
}

/** The ways out of a page: requests, the app, links for others. */
export interface ModuleDoor extends Omit<Reach, 'invite' | 'qr' | 'prepare'> {
  /** Runs steps as a tap on a document's button would. */
  act(steps: readonly CompiledStep[], item?: Readonly<Record<string, unknown>>): Promise<void>;
  /** Asks data sources of the document again. */
  refresh(names: readonly string[]): void;
  /** The share link of a route of ours, in the page's language. */
  invite(route: string): Promise<string>;
  /**
   * A QR code of an address as a picture (a data address); null where it may not be drawn.
   * @param side px without its light border; drawn at the nearest whole number of px a module, 512 by default
   */
  qr(address: string, side?: number): Promise<string | null>;
  /** Loads what a popup of the document needs, so that it opens without a network. */
  prepare(popup: string): Promise<void>;
}

/** The door of the page around a module. @public */
export function useDoor(): ModuleDoor {
  const { page } = usePageView();
  return useMemo(() => {
    const reach = (): Reach => {
      if (!page.host.reach) throw new Error('This page has no reach.');
      return page.host.reach;
    };
    return {
      act: (steps, item) => page.host.act(page, steps, item),
      refresh: (names) => page.host.refresh(page, names),
      call: (call: Call) => reach().call(call),
      bridge: (method, payload) => reach().bridge(method, payload),
      invite: (route) => reach().invite(page, route),
      qr: (address, side) => reach().qr(page, address, side),
      texts: () => reach().texts(),
      prepare: (popup) => reach().prepare(page, popup),
    };
  }, [page]);
}

/** What went wrong with a call, and the server's words for a refusal; undefined where it was no request. @public */
export const faultOf = (error: unknown): { fault: RequestFault; message: string } | undefined =>
  error instanceof RequestError ? { fault: error.fault, message: error.message } : undefined;
