import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { defineWidget, useStrings } from '../../engine/index.ts';
import type { AnchorBarProps } from '../../schemas/generated/types.gen.ts';
import { LINE, partAt, SEEN } from './part-at.ts';

/** Puts a link into the middle of its row. Not scrollIntoView: that may move the page as well. */
function show(link: HTMLElement, row: HTMLElement): void {
  row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

/** A browser leaves a link where it is of which half is in sight. One that is tapped stays below the finger. */
function showFocused({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) show(target, currentTarget);
}

/** Links to parts of the page. They are plain anchors, which work without script; script marks where one is. */
export const anchorBar = defineWidget<AnchorBarProps>(({ parts }) => {
  const t = useStrings<'anchor-bar'>();
  const row = useRef<HTMLUListElement>(null);
  const [now, setNow] = useState('');
  const ids = parts.map(({ to }) => to.id).join(' ');

  useEffect(() => {
    const targets = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const mark = () => setNow(partAt(targets, innerHeight)?.id ?? '');
    // Told when a part crosses the line, and when the last one is on the screen.
    const atLine = new IntersectionObserver(mark, { rootMargin: `0px 0px ${LINE * 100 - 100}%` });
    const atEnd = new IntersectionObserver(mark, { threshold: SEEN });
    for (const target of targets) {
      atLine.observe(target);
      atEnd.observe(target);
    }
    return () => {
      atLine.disconnect();
      atEnd.disconnect();
    };
  }, [ids]);

  useEffect(() => {
    const link = now && row.current?.querySelector<HTMLElement>('[aria-current]');
    // Where keys are, it stays: the page moves below whoever goes through its links.
    const at = document.activeElement;
    if (!row.current || (row.current.contains(at) && at?.matches(':focus-visible'))) return;
    if (link) show(link, row.current);
    // Above the first part it is read from its start again.
    else row.current.scrollLeft = 0;
  }, [now]);

  return (
    <nav className="anchor-bar" aria-label={t('on_this_page')}>
      <ul className="anchor-bar__row row-edges" ref={row} onFocus={showFocused}>
        {parts.map(({ to: { id, title, phases }, label }) => (
          <li key={id} data-phases={phases?.join(' ')}>
            <a
              className="anchor-bar__link part-tab"
              href={`#${id}`}
              aria-current={id === now ? 'location' : undefined}
            >
              {label ?? title ?? id}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
