// What modules reach for, beside the hooks that they share with widgets.
import { atom } from 'jotai/vanilla';
import { RequestError, type RequestFault } from '../http/errors.ts';
import type { DataState } from '../page/data-state.ts';
import type { World } from '../page/world.ts';
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

/** What a module reaches outside of its page: requests, steps, the app, links for others. @public */
export const useWorld = (): Pick<World, 'steps' | 'sources' | 'live' | 'overlay' | 'app' | 'links'> =>
  usePageView().page.world;

/** What went wrong with a call, and the server's words for a refusal; undefined where it was no request. @public */
export const faultOf = (error: unknown): { fault: RequestFault; message: string } | undefined =>
  error instanceof RequestError ? { fault: error.fault, message: error.message } : undefined;
