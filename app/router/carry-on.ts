import type { PrimitiveAtom } from 'jotai/vanilla';
import type { Page } from '../../engine/page/page.ts';
import { clientState } from '../../engine/platform/client-state.ts';
import type { Kernel } from '../stages.ts';

/** What the page before knew of the frame, and of where the visitor is, the next one goes on with. */
export async function carryOn(before: Page, { core, hydrated, data }: Kernel): Promise<void> {
  const next = await core;
  if (!next) return;
  next.located(before.store.get(clientState.location.area_code));
  // First exactly what the HTML shows.
  await hydrated;
  const { page } = next;
  const take = (from: Atoms, to: Atoms, names: readonly string[] = []): void => {
    for (const name of names) {
      const [old, own] = [from[name], to[name]];
      if (old && own) page.store.set(own, before.store.get(old));
    }
  };
  take(before.state, page.state, data.model.frame?.state);
  take(before.data as Atoms, page.data as Atoms, data.model.frame?.data);
}

type Atoms = Readonly<Record<string, PrimitiveAtom<unknown>>>;
