import type { WidgetProps } from '../../engine/index.ts';
import { defineWidget, Picture, usePage, useStrings } from '../../engine/index.ts';
import type { RewardShelfProps } from '../../schemas/generated/types.gen.ts';
import { ordinal } from './ordinal.ts';

type Board = WidgetProps<RewardShelfProps>['board'];
type Tier = NonNullable<Board['rewards']>[number];

/** What each place of a board wins. Places that share a tier stand together, the best first. */
export const rewardShelf = defineWidget<RewardShelfProps>(({ board, look }) => {
  const t = useStrings<'reward-shelf'>();
  return (
    // The shelf is scrolled by keys too, so it can be focused.
    <section
      className={`reward-shelf reward-shelf--${look}`}
      aria-label={board.name ? t('prizes_of', { board: board.name }) : t('prizes')}
      tabIndex={look === 'shelf' ? 0 : undefined}
    >
      <ol className="reward-shelf__tiers">
        {board.rewards?.map((tier) => (
          <Places key={tier.id} tier={tier} />
        ))}
      </ol>
    </section>
  );
});

/** The family has a crown for each of the first three places; what is below has none. */
const crownOf = (from: number): number => Math.min(from, 4);

function Places({ tier: { from, to, gives } }: { tier: Tier }) {
  const isPictured = gives.some(({ icon }) => icon);
  return (
    <li className={`reward-shelf__tier part-card reward-shelf__tier--${crownOf(from)}`}>
      <h3 className="reward-shelf__places">
        <PlacesInWords from={from} to={to} />
      </h3>
      <ul className="reward-shelf__prizes">
        {gives.map(({ name, much, icon }) => (
          // Beside pictures, words alone would leave a hole: they have a line of their own below.
          <li key={name} className={`reward-shelf__prize${isPictured && !icon ? ' is-worded' : ''}`}>
            {icon ? <Picture src={icon} alt="" width={64} height={64} /> : null}
            <strong>{name}</strong>
            {much ? <span className="reward-shelf__much">{much}</span> : null}
          </li>
        ))}
      </ul>
    </li>
  );
}

function PlacesInWords({ from, to }: { from: number; to: number }) {
  const t = useStrings<'reward-shelf'>();
  const { lang } = usePage();
  const said = (place: number): string => (lang === 'en' ? ordinal(place) : String(place));
  if (from === to) return t('place', { from: said(from) });
  return t(to === from + 1 ? 'two_places' : 'places', { from: said(from), to: said(to) });
}
