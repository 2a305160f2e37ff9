import { defineWidget, Markdown } from '../../engine/index.ts';
import type { RichTextProps } from '../../schemas/generated/types.gen.ts';

/** Text that was Markdown at build. */
export const richText = defineWidget<RichTextProps>(({ text, align }) => (
  <div className={`rich-text rich-text--${align}`}>
    <Markdown blocks={text} />
  </div>
));
