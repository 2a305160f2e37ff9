// The reference page's entry: the kernel, and the harness's hook.
import './patch.ts';
import { kernel } from '../../app/kernel/kernel.ts';

// Interactive: every button and tab of the page answers from here on (e2e/early-taps.e2e.ts); React takes over later,
// at the mark gala:hydrated.
void kernel.core.then((core) => {
  Object.assign(window, { __bench: { refresh: () => core?.page.world.sources.refresh() } });
});
