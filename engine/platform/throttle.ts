/** Runs `work` at once and then at most every `pause` ms; the last call of a burst is never lost. */
export function throttle(
  work: () => void,
  pause: number,
): { readonly call: () => void; readonly cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const run = () => {
    work();
    timer = setTimeout(() => {
      timer = undefined;
      if (!again) return;
      again = false;
      run();
    }, pause);
  };
  return {
    call: () => {
      if (timer === undefined) run();
      else again = true;
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      again = false;
    },
  };
}
