import { useId } from 'react';
import { defineWidget } from '../../engine/index.ts';
import type { SectionProps } from '../../schemas/generated/types.gen.ts';

/** A framed part of the page; its title stands on a plate over the frame's top edge. */
export const section = defineWidget<SectionProps>(({ title, frame, body }) => {
  const id = useId();
  return (
    <section
      className={`section section--${frame} ${title ? 'section--titled' : ''}`}
      aria-labelledby={title ? id : undefined}
    >
      {title ? (
        <h2 className="section__title" id={id}>
          {title}
        </h2>
      ) : null}
      <div className={`section__panel part-box${frame === 'grand' ? ' part-panel' : ''}`}>{body}</div>
    </section>
  );
});
