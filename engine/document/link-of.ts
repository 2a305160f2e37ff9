/** Where actions do no more than lead somewhere: the address of the link that a page without script can follow. */
export function linkOf(
  steps: readonly { do: string; to?: unknown; fullscreen?: unknown }[],
): string | undefined {
  const [step, more] = steps;
  if (!step || more || typeof step.to !== 'string') return undefined;
  // A window of its own is the app's to open.
  if (step.do === 'navigate') return step.fullscreen === true ? undefined : step.to;
  return step.do === 'scroll' ? `#${step.to}` : undefined;
}
