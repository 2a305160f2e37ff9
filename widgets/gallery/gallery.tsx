import { defineWidget, Picture, useFormat, useStrings, useTap, useToast } from '../../engine/index.ts';
import type { GalleryProps } from '../../schemas/generated/types.gen.ts';
import { type Shown, showLarge } from './show-large.ts';

/** Pictures in a grid; each is a button that opens it large. */
export const gallery = defineWidget<GalleryProps>(({ pictures, columns, label }) => {
  const t = useStrings<'gallery'>();
  const name = label ?? t('gallery');
  const { marks } = useFormat();
  const words = {
    name,
    close: t('close'),
    previous: t('gallery_previous'),
    next: t('gallery_next'),
    seen: (nth: number, all: number) => t('done_of', { done: nth + 1, all }) + marks.colon,
  };
  return (
    <ul className={`gallery gallery--${columns}`} aria-label={name}>
      {pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pictures never move
        <li key={index}>
          <Small picture={picture} open={() => showLarge(pictures, index, words)} />
          {/* Whoever hears the button has heard it. */}
          {columns === 4 ? null : (
            <p className="gallery__name" aria-hidden="true">
              {picture.alt}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
});

function Small({ picture: { src, alt }, open }: { picture: Shown; open: () => Promise<void> }) {
  const t = useStrings();
  const toast = useToast();
  // What opens it loads with the first tap: without a network it does not.
  const { tap } = useTap(() => open().catch(() => toast(t('data.failed'), 'failure')));
  return (
    <button type="button" className="gallery__small" aria-haspopup="dialog" onClick={tap}>
      <Picture src={src} alt={alt} width={120} height={120} className="gallery__picture" />
    </button>
  );
}
