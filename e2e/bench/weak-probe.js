// Runs on the phone before the page: long tasks, frames of a scrolled board without a row, and how long inputs wait for their frame.
{
  const seen = { tasks: [], frames: 0, blank: 0, inputs: new Map() };
  window.weak = {
    begin: () => Object.assign(seen, { tasks: [], frames: 0, blank: 0, inputs: new Map() }),
    read: () => ({ ...seen, inputs: [...seen.inputs.values()] }),
  };
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      durationThreshold: 16,
    });
  watch('longtask', ({ duration }) => seen.tasks.push(duration));
  watch('event', ({ interactionId, duration }) => {
    if (interactionId > 0)
      seen.inputs.set(interactionId, Math.max(duration, seen.inputs.get(interactionId) ?? 0));
  });
  // The first listener of all: the board still is as the phone has been showing it, at the place it has been scrolled to.
  const look = () => {
    const board = [...document.querySelectorAll('.ranking-list__rows')].find((one) => one.offsetHeight > 0);
    if (!board) return;
    const { top, bottom } = board.getBoundingClientRect();
    const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)];
    if (to - from < innerHeight / 4) return;
    seen.frames++;
    const shown = (row) => {
      const place = row.getBoundingClientRect();
      return place.bottom > from && place.top < to;
    };
    if (![...board.querySelectorAll('.ranking-list__row')].some(shown)) seen.blank++;
  };
  addEventListener('scroll', look, { capture: true, passive: true });
}
