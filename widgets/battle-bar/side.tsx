import {
  initialOf,
  Picture,
  type Press,
  Pressable,
  useFormat,
  useStrings,
  type WidgetProps,
} from '../../engine/index.ts';
import type { BattleBarProps, BattleEntry } from '../../schemas/generated/types.gen.ts';

export type Battle = WidgetProps<BattleBarProps>['battle'];
export type BattleSide = Battle['sides'][number];

const colours = ['accent', 'counter', 'third', 'fourth'] as const;

/** The class that gives a side its colour, by the document or by its place in it. */
export const colourOf = (sides: readonly BattleSide[], id: string): string => {
  const nth = sides.findIndex((side) => side.id === id);
  return `is-${sides[nth]?.colour ?? colours[nth % colours.length]}`;
};

/** The battle with whoever stands for its sides, by name and picture, where a board has said it. */
export const withEntrants = (battle: Battle, entry: BattleEntry | undefined): Battle => ({
  ...battle,
  sides: battle.sides.map((side) => {
    const user = entry?.sides.find(({ id }) => id === side.id)?.user;
    if (user === undefined) return side;
    // Who has no picture stands there by a letter, not with the one of the side's document.
    const { picture: _, ...named } = { ...side, title: user.nickname };
    return user.avatar === '' ? named : { ...named, picture: user.avatar };
  }),
});

/** Whether a side of a knockout has lost: it is drawn no more. */
const isOut = ({ pairs }: Battle, entry: BattleEntry | undefined, side: string): boolean =>
  pairs?.losers === 'out' &&
  (entry?.rounds ?? []).some(({ sides }) =>
    sides.some(({ id, outcome }) => id === side && outcome === 'lost'),
  );

/** Whether a side stands first. Where nobody has scored all have place 1, and none of them is first. */
export const isFirst = ({ sides }: BattleEntry, id: string): boolean =>
  sides.some((side) => side.id === id && side.place === 1 && side.total + side.won > 0);

interface SideProps {
  battle: Battle;
  side: BattleSide;
  entry: BattleEntry | undefined;
  /** What happened to it while the reader looks. */
  news: 'lead' | 'joined' | null;
  /** Undefined: nobody can join now. */
  press: Press | undefined;
}

/** One side: its face, its name, its points, and the button that joins it. */
export function Side({ battle, side, entry, news, press }: SideProps) {
  const t = useStrings<'battle-bar'>();
  const { amount } = useFormat();
  const own = entry?.sides.find(({ id }) => id === side.id);
  const mine = entry?.side === side.id;
  const first = entry?.settled && isFirst(entry, side.id);
  const classes = [
    'battle__side',
    colourOf(battle.sides, side.id),
    mine ? 'is-mine' : '',
    first ? 'is-champion' : '',
    isOut(battle, entry, side.id) ? 'is-out' : '',
    news === null ? '' : `has-${news}`,
  ];
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <span className="battle__face" aria-hidden="true">
        {side.picture === undefined ? (
          initialOf(side.title)
        ) : (
          <Picture src={side.picture} alt="" width={64} height={64} className="battle__picture" />
        )}
      </span>
      <b className="battle__name">{side.title}</b>
      <span className="battle__points tabular">
        {own === undefined ? (
          <span aria-hidden="true">–</span>
        ) : (
          <>
            <span className="sr-only">{t('battle_points')} </span>
            {amount(own.total)}
          </>
        )}
      </span>
      {mine ? <span className="battle__mine">{t('battle_yours')}</span> : null}
      {press === undefined ? null : (
        <Pressable
          press={press}
          item={{ battle: battle.id, side: side.id }}
          className="btn btn--primary battle__join"
        >
          {t('battle_join', { side: side.title })}
        </Pressable>
      )}
    </li>
  );
}
