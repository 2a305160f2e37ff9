import {
  defineWidget,
  useCopy,
  useFormat,
  usePage,
  useSource,
  useStrings,
  useTap,
  useToast,
  useWorld,
  type WidgetProps,
} from '../../engine/index.ts';
import type { BoardAnswer, ShareBarProps } from '../../schemas/generated/types.gen.ts';

type Own = NonNullable<NonNullable<WidgetProps<ShareBarProps>['poster']>['own']>;

/** Ways to pass the page on. What draws the poster loads when somebody asks for one. */
export const shareBar = defineWidget<ShareBarProps>(({ title, poster }) => {
  const t = useStrings<'share-bar'>();
  const world = useWorld();
  const { links } = world;
  const toast = useToast();
  const page = usePage();
  const { amount, range } = useFormat();
  const me = useSource<BoardAnswer>(poster?.own?.board).data?.me;
  const failed = (): void => toast(t('step.failed'), 'failure');
  const share = useTap(() => links.share().catch(failed));
  const copy = useCopy(() => links.invite());
  /** Empty for who has none: a visitor, or who has no place or points yet. */
  const ownNumber = ({ show, unit = '' }: Own): string => {
    const place = me?.rank ?? me?.place ?? null;
    if (!me || me.score === 0) return '';
    if (show === 'score') return t('share_own_score', { score: amount(me.score), unit }).trim();
    return place === null ? '' : t('share_own_place', { place: amount(place) });
  };
  const draw = useTap(async () => {
    if (!poster) return;
    const { start, end } = page.schedule ?? {};
    const { own: asked, ...drawn } = poster;
    const dates = start && end ? range(start, end, 'both') : '';
    try {
      const { showPoster } = await import('./show-poster.ts');
      const own = asked ? ownNumber(asked) : '';
      await showPoster({ ...drawn, own, title: page.title, dates, tag: page.tag, id: page.id }, world, t);
    } catch {
      failed();
    }
  });
  return (
    <section className="share-bar" aria-label={title ?? t('share_bar')}>
      {title ? <p className="share-bar__title">{title}</p> : null}
      <div className="share-bar__ways">
        <Way kind="primary" name={t('share_go')} {...share} />
        {poster ? <Way kind="secondary" name={t('share_poster')} {...draw} opens="dialog" /> : null}
        <Way kind="secondary" name={t('share_copy')} {...copy} />
      </div>
    </section>
  );
});

function Way(props: {
  kind: 'primary' | 'secondary';
  name: string;
  tap: () => void;
  busy: boolean;
  opens?: 'dialog';
}) {
  const { kind, name, tap, busy, opens } = props;
  return (
    <button
      type="button"
      className={`btn btn--${kind} share-bar__way${busy ? ' is-busy' : ''}`}
      aria-haspopup={opens}
      aria-busy={busy || undefined}
      onClick={tap}
    >
      {name}
    </button>
  );
}
