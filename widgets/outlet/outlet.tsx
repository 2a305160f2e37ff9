import type { ReactNode } from 'react';
import { defineWidget } from '../../engine/index.ts';
import type { OutletProps } from '../../schemas/generated/types.gen.ts';

/** What the build fills in (engine/document/frames.ts). */
interface Filled {
  /** What the frame is called. */
  readonly name: string;
  /** Title of the page inside. */
  readonly title: string;
  readonly links: readonly { href: string; label: string; current: boolean }[];
  readonly body: ReactNode;
}

/**
 * The links to the pages of a frame, and the one that is open. Plain links and markup: without script each of them is a
 * page of its own; with it the page inside changes without a load (app/frame).
 */
export const outlet = defineWidget<OutletProps>((props) => {
  const { name, title, links = [], body } = props as Partial<Filled>;
  return (
    <div className="outlet">
      {links.length > 0 ? (
        <nav className={links.length > 4 ? 'outlet__row outlet__row--many' : 'outlet__row'} aria-label={name}>
          {links.map(({ href, label, current }) => (
            <a key={href} className="outlet__link" href={href} aria-current={current ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a section without heading of its own is none to readers */}
      <div className="outlet__page" data-outlet="" role="region" aria-label={title} tabIndex={-1}>
        {body}
      </div>
    </div>
  );
});
