import { defineWidget, Picture, Pressable } from '../../engine/index.ts';
import type { ImageProps } from '../../schemas/generated/types.gen.ts';

/** A picture that loads when it comes near, with its room reserved. */
export const image = defineWidget<ImageProps>(({ src, alt, decorative, width, height, press }) => {
  // A picture that can be tapped is never silent: its text is the name of what the tap does.
  const words = decorative && !press ? '' : alt;
  const picture = <Picture src={src} alt={words} width={width} height={height} className="image__picture" />;
  return (
    <div className="image">
      {press ? (
        <Pressable press={press} className="image__press">
          {picture}
        </Pressable>
      ) : (
        picture
      )}
    </div>
  );
});
