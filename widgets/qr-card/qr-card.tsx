import { useCallback, useEffect, useRef, useState } from 'react';
import { defineWidget, useStrings, useWorld } from '../../engine/index.ts';
import type { QrCardProps } from '../../schemas/generated/types.gen.ts';

/** What came of drawing: a picture; without one the link, to be typed; nothing where not even that is known. */
interface Drawn {
  readonly picture?: string | null;
  readonly link?: string;
}

/** A code to scan. Where it is hidden, as on a phone, it never comes near and nothing is loaded for it. */
export const qrCard = defineWidget<QrCardProps>(({ title, text, picture, opens, shows }) => {
  const t = useStrings<'qr-card'>();
  const { links } = useWorld();
  const card = useRef<HTMLElement>(null);
  const [drawn, show] = useState<Drawn>();
  const draw = useCallback(async () => {
    show(undefined);
    let link: string | undefined;
    try {
      link = (opens === 'app' ? await links.fromCode(picture !== undefined) : null) ?? (await links.invite());
      show({ link, picture: await links.qr(link, 232, picture) });
    } catch {
      show(link === undefined ? {} : { link });
    }
  }, [links, opens, picture]);
  useEffect(() => {
    if (card.current === null) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void draw();
      },
      { rootMargin: '200px' },
    );
    observer.observe(card.current);
    return () => observer.disconnect();
  }, [draw]);
  return (
    // Beside the page there is room for one code: the product's own stays away (decision 0190).
    <section
      className={`qr-card qr-card--${shows}`}
      data-beside={shows === 'desktop' || undefined}
      aria-label={title}
      ref={card}
    >
      <div className="qr-card__code" aria-busy={drawn === undefined || undefined}>
        {drawn?.picture ? (
          <img src={drawn.picture} alt={t('qr_card_code', { title })} width={232} height={232} />
        ) : drawn?.link ? (
          <span className="qr-card__link" translate="no">
            {drawn.link}
          </span>
        ) : drawn ? (
          <button type="button" className="qr-card__again" onClick={() => void draw()}>
            <span>{t('qr_card_failed')}</span> <b>{t('retry')}</b>
          </button>
        ) : null}
      </div>
      <p className="qr-card__words">
        <b>{title}</b>
        {text ? <span>{text}</span> : null}
      </p>
    </section>
  );
});
