import type { Report } from './first-party.ts';

const textOf = (value: unknown): string => {
  try {
    return value instanceof Error ? `${value.name}: ${value.message}` : String(value);
  } catch {
    return 'unknown';
  }
};

/** Hears of errors, of rejections that nobody handles, and of scripts, styles and pictures that do not load (specification §8). */
export function listenForFaults(window: Window, report: (report: Report) => void): void {
  const onError = (event: Event): void => {
    const { target } = event;
    if (target instanceof Element) {
      // Which file it was stays unsaid beyond its name: an address may carry what is nobody's business.
      const address = target.getAttribute('src') ?? target.getAttribute('href') ?? '';
      const file =
        address
          .replace(/[?#].*$/, '')
          .split('/')
          .at(-1) ?? '';
      report({ kind: 'resource', message: `${target.tagName.toLowerCase()} ${file}` });
    } else report({ kind: 'error', message: (event as ErrorEvent).message ?? '' });
  };
  const onRejection = ({ reason }: PromiseRejectionEvent): void =>
    report({ kind: 'rejection', message: textOf(reason) });
  // Errors of resources do not bubble: they are caught on their way down.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', onRejection);
}
