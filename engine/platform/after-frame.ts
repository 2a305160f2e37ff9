/** Runs `work` once the next frame has been painted: what it measures then has been laid out, and what it does keeps no frame back. */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
