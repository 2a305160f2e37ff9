import { useId } from 'react';
import { defineWidget, Markdown } from '../../engine/index.ts';
import type { AccordionProps } from '../../schemas/generated/types.gen.ts';

/**
 * Parts that unfold, without script. The id stands inside of what is folded: browsers open what a link leads into, and the page's
 * script does where they do not.
 */
export const accordion = defineWidget<AccordionProps>(({ parts, single }) => {
  const name = useId();
  return (
    <div className="accordion">
      {parts.map(({ id, title, text, open }, index) => (
        <details
          // biome-ignore lint/suspicious/noArrayIndexKey: parts never move, and need no id
          key={index}
          className="accordion__part part-row"
          open={open}
          name={single ? name : undefined}
        >
          <summary className="accordion__head">
            <h3 className="accordion__title">{title}</h3>
          </summary>
          <div className="accordion__text" id={id}>
            <Markdown blocks={text} />
          </div>
        </details>
      ))}
    </div>
  );
});
