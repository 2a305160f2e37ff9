import { defineDataWidget, useFormat, useStrings } from '../../engine/index.ts';
import type { BattleBarProps, BattleEntry, BattlesAnswer } from '../../schemas/generated/types.gen.ts';
import { leaderOf, useNews } from './news.ts';
import { Now, Rounds } from './rounds.tsx';
import { type Battle, colourOf, isFirst, Side, withEntrants } from './side.tsx';

const entryOf = (data: BattlesAnswer, id: string): BattleEntry | undefined =>
  data.battles.find((one) => one.id === id);

/** A battle: sides, lead, bell, rounds and plunder. Who may join, who leads and who has won is said by the server. */
export const battleBar = defineDataWidget<BattleBarProps, BattlesAnswer>({
  placeholder: ({ battle: { id, sides, rounds } }) => ({
    battles: [
      {
        id,
        settled: false,
        sides: sides.map((side) => ({ id: side.id, total: 0, won: 0, place: 1 })),
        rounds: rounds.map((round) => ({
          id: round.id,
          state: 'next',
          winner: null,
          sides: sides.map((side) => ({ id: side.id, points: 0, outcome: null })),
          plunders: [],
          mine: 0,
        })),
        side: null,
        brought: 0,
      },
    ],
  }),
  isEmpty: (data, { battle }) => entryOf(data, battle.id) === undefined,
  Component: ({ data, battle: written, note, press }) => {
    const t = useStrings<'battle-bar'>();
    const { amount } = useFormat();
    const entry = entryOf(data, written.id);
    const battle = withEntrants(written, entry);
    const news = useNews(entry);
    const open = entry?.can === 'join' || entry?.reason === 'TOKEN_EXPIRED';
    const title = (id: string | null | undefined) => battle.sides.find((side) => side.id === id)?.title ?? '';
    const support = battle.joining === 'support' && !entry?.settled;
    return (
      <div className={`battle${battle.sides.length > 2 ? ' is-many' : ''}`}>
        {entry?.settled ? <Champion battle={battle} entry={entry} /> : null}
        <ul className="battle__sides">
          {battle.sides.map((side) => (
            <Side
              key={side.id}
              battle={battle}
              side={side}
              entry={entry}
              news={news?.side === side.id ? news.kind : null}
              press={open ? press : undefined}
            />
          ))}
        </ul>
        <Bar battle={battle} entry={entry} />
        {entry === undefined || entry.settled || battle.pairs?.losers === 'out' ? null : (
          // In a knockout whoever wins rounds is ahead, whatever points others have.
          <Lead battle={battle} entry={entry} />
        )}
        <p className="battle__news" role="status">
          {news === null ? null : t(`battle_${news.kind}`, { side: title(news.side) })}
        </p>
        {open || support ? (
          <p className="battle__note" data-phases="preview live">
            {note ?? t(support ? 'battle_support' : 'battle_once')}
          </p>
        ) : null}
        {/* Below what everybody sees: a page that is drawn with its results learns of the reader later, and nothing above moves. */}
        {entry?.side != null && entry.settled && isFirst(entry, entry.side) ? (
          <p className="battle__ours">{t('battle_ours')}</p>
        ) : null}
        {entry?.side == null || entry.brought === 0 ? null : (
          <p className="battle__own tabular">
            {t('battle_brought', { side: title(entry.side), amount: amount(entry.brought) })}
          </p>
        )}
        {entry === undefined ? null : (
          <>
            <Now battle={battle} entry={entry} />
            <Rounds battle={battle} entry={entry} />
          </>
        )}
        {battle.plunder === undefined || entry?.settled ? null : (
          <p className="battle__note" data-phases="preview live">
            {t('battle_plunder', { percent: battle.plunder.percent })}
          </p>
        )}
      </div>
    );
  },
});

interface Standing {
  battle: Battle;
  entry: BattleEntry;
}

/** Points as one bar, which the eye follows as it moves; numbers say the same. */
function Bar({ battle, entry }: { battle: Battle; entry: BattleEntry | undefined }) {
  const points = battle.sides.map(({ id }) => entry?.sides.find((side) => side.id === id)?.total ?? 0);
  const sum = points.reduce((all, one) => all + one, 0);
  // Each part reaches from the start to its own end, and lies below those before it: one number moves where it ends.
  const ends = points.map((_, nth) =>
    sum === 0 ? (nth + 1) / points.length : points.slice(0, nth + 1).reduce((all, one) => all + one, 0) / sum,
  );
  return (
    <svg className="battle__bar" aria-hidden="true">
      {battle.sides
        .map(({ id }, nth) => (
          <rect
            key={id}
            className={`battle__part ${colourOf(battle.sides, id)}`}
            width={`${Math.round((ends[nth] ?? 0) * 1000) / 10}%`}
            height="100%"
          />
        ))
        .reverse()}
    </svg>
  );
}

/** Who leads, and by how much. */
function Lead({ battle, entry }: Standing) {
  const t = useStrings<'battle-bar'>();
  const { amount } = useFormat();
  const leader = leaderOf(entry);
  const [first = 0, second = 0] = entry.sides.map(({ total }) => total).sort((a, b) => b - a);
  if (first === 0) return null;
  const side = battle.sides.find(({ id }) => id === leader)?.title;
  return (
    <p className="battle__lead tabular">
      {side === undefined || first === second
        ? t('battle_level')
        : t('battle_leads', { side, amount: amount(first - second) })}
    </p>
  );
}

/** How it ended. */
function Champion({ battle, entry }: Standing) {
  const t = useStrings<'battle-bar'>();
  const first = battle.sides.filter(({ id }) => isFirst(entry, id));
  const names = first.map((side) => side.title);
  if (names.length === 0) return <p className="battle__lead">{t('battle_nobody')}</p>;
  return (
    <div className={`battle__champion ${colourOf(battle.sides, first[0]?.id ?? '')}`}>
      <svg viewBox="0 0 64 40" width="64" height="40" className="battle__crown" aria-hidden="true">
        <path d="M6 34 2 10l16 10L32 2l14 18 16-10-4 24z" />
        <path d="M6 38h52" />
      </svg>
      <b>
        {names.length === 1
          ? t('battle_champion', { side: names[0] ?? '' })
          : t('battle_shared', { sides: names.join(' · ') })}
      </b>
    </div>
  );
}
