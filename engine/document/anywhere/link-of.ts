/** Where actions do no more than lead somewhere: the address of the link that a page without script can follow. */
export function linkOf(
  steps: readonly { do: string; to?: unknown; fullscreen?: unknown; retry?: unknown }[],
): string | undefined {
  const [step, more] = steps;
  if (!step || more || typeof step.to !== 'string') return undefined;
  // A window of its own is the app's to open, and where to try again is known on the phone alone.
  if (step.do === 'navigate') return step.fullscreen === true || step.retry === true ? undefined : step.to;
  return step.do === 'scroll' ? `#${step.to}` : undefined;
}
