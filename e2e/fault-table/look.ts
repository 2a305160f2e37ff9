/** What one part of a page looks like to somebody who looks at it now. */
export interface Look {
  /** Its widget, and the key of its node. */
  readonly part: string;
  readonly widget: string;
  /** Filled or empty, but drawn; not a placeholder. */
  readonly content: boolean;
  /** What it says of a failure, a wait or earlier data. */
  readonly notice: string;
  /** A button or a link inside: something to do. */
  readonly way: boolean;
  /** Nothing to read, or something that nobody wrote for readers. */
  readonly wrong: string;
}

/** Runs on the phone: every part that is fed by data, of the page and its pop-ups, and screens of modules, as far as they are shown. */
export function lookAtParts(): { parts: Look[]; wide: boolean; hacked: boolean; toast: string } {
  const island = JSON.parse(document.getElementById('gala')?.textContent ?? '{}') as {
    islands?: object;
    model?: { popups?: object };
  };
  const fed: { key: string; widget: string }[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { key, widget, from } = value as { key?: unknown; widget?: unknown; from?: unknown };
    if (typeof key === 'string' && typeof widget === 'string')
      if (typeof from === 'string' || widget.startsWith('mbti-')) fed.push({ key, widget });
    for (const one of Object.values(value)) visit(one);
  };
  visit(island.islands);
  visit(island.model?.popups);
  const parts = fed.flatMap(({ key, widget }) => {
    const element = document.querySelector<HTMLElement>(`[data-node="${CSS.escape(key)}"]`);
    if (!element || element.getClientRects().length === 0) return [];
    // What is far off the screen is not drawn where its style says so: it has no words of its own until it comes near.
    const isSkipped = [...element.querySelectorAll('*')].some(
      (one) => one.checkVisibility() && !one.checkVisibility({ contentVisibilityAuto: true }),
    );
    const read = (one: HTMLElement): string => (isSkipped ? (one.textContent ?? '') : one.innerText).trim();
    const text = read(element);
    const notices = [
      ...element.querySelectorAll<HTMLElement>(
        '.state--error, .state--stale, .mbti-note[role], .mbti-home__failed, [role="alert"]',
      ),
    ];
    // What several parts of a section share is told once, by one of them.
    const by = element.querySelector<HTMLElement>('[data-told-by]')?.dataset.toldBy;
    const teller = by === undefined ? null : document.querySelector<HTMLElement>(`[data-node="${by}"]`);
    notices.push(...(teller?.querySelectorAll<HTMLElement>(':is(.state--error, .state--stale)') ?? []));
    const notice = notices.map(read).join(' ');
    const waits = element.querySelector('.skeleton, .mbti-loading, [aria-busy="true"]') !== null;
    const module = widget.startsWith('mbti-');
    const content = module
      ? text !== '' && !waits
      : element.querySelector('.source:not(.skeleton), .state--empty') !== null;
    const odd = /\bNaN\b|\bundefined\b|\bInfinity\b|\[object|\bnull\b|\de\+\d|\+-\d|Invalid Date/.exec(text);
    const nothing =
      text === '' && notice === ''
        ? 'nothing to read'
        : !content && notice === '' && !module
          ? 'no words'
          : '';
    return [
      {
        part: `${widget} ${key}`,
        widget,
        content,
        notice,
        way: [element, teller].some((one) => one?.querySelector('button:not(:disabled), a[href]')),
        wrong: odd?.[0] ?? nothing,
      },
    ];
  });
  return {
    parts,
    wide: document.documentElement.scrollWidth > window.innerWidth,
    hacked: 'hacked' in window,
    toast: document.querySelector('.toast')?.textContent ?? '',
  };
}
