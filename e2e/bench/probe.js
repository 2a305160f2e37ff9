// Runs on the phone before the page: when the marked answers stand in it, and what else the bench asks.
{
  const seen = { board: 0, own: 0, lcp: 0, blocked: 0, shift: 0 };
  window.bench = seen;
  const marks = { board: 'Bench ★', own: '54,321' };
  const look = (text) => {
    for (const [key, mark] of Object.entries(marks))
      if (seen[key] === 0 && text?.includes(mark)) seen[key] = performance.now();
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') look(target.data);
      for (const node of addedNodes) look(node.textContent);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('longtask', ({ duration }) => {
    seen.blocked += duration - 50;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
}
