// The reference page's entry: the kernel, and the harness's hook.
import './patch.ts';
import { kernel } from '../../app/kernel.ts';

// Interactive: every live part of the page is React's from here on.
void kernel.hydrated.then(async () => {
  const core = await kernel.core;
  Object.assign(window, { __bench: { refresh: () => core?.page.host.refresh(core.page) } });
});
