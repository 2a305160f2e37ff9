import {
  defineWidget,
  useFormat,
  usePage,
  useStrings,
  useTap,
  useToast,
  useWorld,
} from '../../engine/index.ts';
import type { ShareBarProps } from '../../schemas/generated/types.gen.ts';

/** Ways to pass the page on. What draws the poster loads when somebody asks for one. */
export const shareBar = defineWidget<ShareBarProps>(({ title, poster }) => {
  const t = useStrings<'share-bar'>();
  const world = useWorld();
  const { links } = world;
  const toast = useToast();
  const page = usePage();
  const { date } = useFormat();
  const failed = (): void => toast(t('step.failed'), 'failure');
  const share = useTap(() => links.share().catch(failed));
  const copy = useTap(async () => {
    try {
      if (await links.copy(await links.invite())) toast(t('copied'), 'success');
    } catch {
      failed();
    }
  });
  const draw = useTap(async () => {
    if (!poster) return;
    const { start, end } = page.schedule ?? {};
    const dates = start && end ? `${date(start, 'both')} – ${date(end, 'both')}` : '';
    try {
      const { showPoster } = await import('./show-poster.ts');
      await showPoster({ ...poster, title: page.title, dates, tag: page.tag, id: page.id }, world, t);
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
