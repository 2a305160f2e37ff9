import { defineDataWidget, useStrings } from '../../engine/index.ts';
import type { DrawWinnersAnswer, MarqueeProps } from '../../schemas/generated/types.gen.ts';
import { paceOf } from './pace.ts';

/**
 * A line of news. It moves, is held and is stopped by style alone: without live news it is markup. Each of its news stands there
 * once, so that it is read once.
 */
export const marquee = defineDataWidget<MarqueeProps, DrawWinnersAnswer | undefined>({
  placeholder: () => undefined,
  Component: ({ texts, draw, data }) => {
    const t = useStrings<'marquee'>();
    const wins = (data?.items ?? []).map(({ id, user, prize, rarity }) => ({
      id,
      rarity,
      text: t('marquee_won', {
        name: user.nickname,
        prize: draw?.prizes.find((one) => one.id === prize)?.name ?? t('marquee_rare'),
      }),
    }));
    const lines = [...wins.map(({ text }) => text), ...texts];
    return (
      <div className={`marquee is-${paceOf(lines)}`}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys, and the focus holds it */}
        <section className="marquee__view" tabIndex={0} aria-label={t('marquee')}>
          <ul className="marquee__track">
            {wins.map(({ id, rarity, text }) => (
              <li key={id} className={`marquee__line is-${rarity}`}>
                {text}
              </li>
            ))}
            {texts.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the document's own never move
              <li key={index} className="marquee__line">
                {text}
              </li>
            ))}
          </ul>
        </section>
        <label className="marquee__stop">
          <input type="checkbox" className="marquee__check" />
          <span className="sr-only">{t('marquee_stop')}</span>
        </label>
      </div>
    );
  },
});
