import {
  defineDataWidget,
  Picture,
  Pressable,
  TimeLeft,
  useFormat,
  useRun,
  useSignedIn,
  useStrings,
  useTap,
  useToast,
} from '../../engine/index.ts';
import type { RecapAnswer, YearSlidesProps } from '../../schemas/generated/types.gen.ts';
import { lineOf, slideOf } from './slide.ts';

/** How many lines the card at the end has at most before the last figure, which every card has: a year ends with it. */
const CARD_LINES = 4;

/** One's own recap: a cover, behind it slides, which load when somebody opens them. What is revealed, and to whom, is said by the server. */
export const yearSlides = defineDataWidget<YearSlidesProps, RecapAnswer>({
  placeholder: () => ({ state: 'soon', people: 0, mine: null, reason: 'NOT_OPEN' }),
  isEmpty: () => false,
  Component: ({ data, figures, title, icon, enter, go, share }) => {
    const t = useStrings<'year-slides'>();
    const format = useFormat();
    const run = useRun();
    const toast = useToast();
    const signedIn = useSignedIn();
    const entries = new Map(data.mine?.figures.map((one) => [one.id, one]));
    const slides = figures.flatMap((figure) => {
      const entry = entries.get(figure.id);
      return entry === undefined ? [] : [slideOf(figure, entry, { t, format })];
    });
    const { tap } = useTap(async () => {
      const card = {
        title,
        icon,
        lines: [...slides.slice(0, -1).slice(0, CARD_LINES), ...slides.slice(-1)].map(lineOf),
        share: share ? { label: t('slides_share'), press: () => void run(share) } : null,
      };
      const words = {
        close: t('close'),
        pause: t('slides_pause'),
        next: t('slides_next'),
        previous: t('slides_previous'),
        seen: (nth: number, all: number) => {
          const slide = slides[nth];
          return (
            t('done_of', { done: nth + 1, all }) +
            format.marks.comma +
            (slide === undefined ? title : lineOf(slide))
          );
        },
      };
      try {
        // The slides load with the first tap: without a network they do not.
        const { showSlides } = await import('./show-slides.ts');
        await showSlides(slides, card, words);
      } catch {
        toast(t('data.failed'), 'failure');
      }
    });
    const at = data.nextAt === undefined ? 0 : Date.parse(data.nextAt);
    return (
      <div className={`year-slides${slides.length > 0 ? ' is-ready' : ''}`}>
        <div className="year-slides__cover">
          {icon === undefined ? null : (
            <Picture src={icon} alt="" width={120} height={120} className="year-slides__icon" />
          )}
          <b className="year-slides__title">{title}</b>
          {data.state === 'soon' ? (
            at === 0 ? null : (
              <>
                <span>{t('slides_soon', { time: format.moment(data.nextAt) })}</span>
                <p className="year-slides__left tabular" aria-hidden="true">
                  {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
                    <span key={unit}>
                      <b>
                        <TimeLeft to={at} unit={unit} />
                      </b>
                      {t(unit)}
                    </span>
                  ))}
                </p>
              </>
            )
          ) : data.state === 'counting' ? (
            <span role="status">{t('slides_counting')}</span>
          ) : data.mine === null && signedIn ? (
            // The page came with what a visitor is told.
            <span role="status">{t('slides_fetching')}</span>
          ) : data.mine === null ? (
            <>
              <span>{t('slides_visitor')}</span>
              <Pressable press={enter} className="btn btn--primary">
                {t('slides_enter')}
              </Pressable>
            </>
          ) : slides.length === 0 ? (
            <>
              <b className="year-slides__quiet">{t('slides_quiet')}</b>
              <span>{t('slides_quiet_note')}</span>
              <Pressable press={go} className="btn btn--primary">
                {t('slides_go')}
              </Pressable>
            </>
          ) : (
            <>
              <span role="status">{t('slides_ready')}</span>
              <button type="button" className="btn btn--primary" aria-haspopup="dialog" onClick={tap}>
                {t('slides_open')}
              </button>
            </>
          )}
        </div>
        {slides.length > 0 ? (
          <details className="year-slides__list">
            <summary className="year-slides__head">{t('slides_list')}</summary>
            <ul>
              {slides.map((slide, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: slides never move
                <li key={nth}>{lineOf(slide)}</li>
              ))}
            </ul>
          </details>
        ) : data.mine === null ? (
          <div className="year-slides__tells">
            <b>{t('slides_tells')}</b>
            <ul>
              {figures.map(({ id, name, icon: own }) => (
                <li key={id}>
                  {own === undefined ? null : <Picture src={own} alt="" width={32} height={32} />}
                  {name}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    );
  },
});
