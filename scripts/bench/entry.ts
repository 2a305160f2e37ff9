// The reference page's entry: the kernel, and the harness's hook.
import './patch.ts';
import { kernel } from '../../app/kernel.ts';

void kernel.hydrated.then((page) => {
  // Interactive: every live part of the page is React's from here on.
  Object.assign(window, { __bench: { refresh: () => page?.host.refresh(page) } });
});
