import { useCallback, useState } from 'react';
import {
  defineDataWidget,
  MoreButton,
  type Press,
  Pressable,
  useSignedIn,
  useStrings,
} from '../../engine/index.ts';
import type { BoardAnswer, BoardRow, RankingListProps } from '../../schemas/generated/types.gen.ts';
import { OwnRow } from './own-row.tsx';
import { Podium } from './podium.tsx';
import { Rows } from './rows.tsx';
import { SlidingBoard } from './sliding-board.tsx';

const podiumPlaces = 3;
/** More vacant places than this would only be noise. */
const vacantMost = 10;

/** A ranking: podium for the first three, rows, and one's own row (specification §8: TBA, unlisted, Nothing More). */
export const rankingList = defineDataWidget<RankingListProps, BoardAnswer>({
  placeholder: ({ show }) => ({
    rows: Array.from({ length: show }, (_, index) => placeholderRow(index + 1)),
    me: { rank: null, score: 0, gap: null, user: { user_id: 'me', nickname: '— — — —', avatar: '' } },
    total: show,
    next: null,
    settled: false,
  }),
  // A board without anybody has its seats, and says how one gets on it.
  isEmpty: () => false,
  steady: true,
  Component: ({ data, more, unit, podium, show, me: own, press, enter, way, receipt }) => {
    const t = useStrings<'ranking-list'>();
    const { settled, counting } = data;
    // Of one day, while the campaign goes on: the page's phase says nothing of it.
    const over = settled || counting === true;
    const [open, setOpen] = useState(false);
    const openAll = useCallback(() => setOpen(true), []);
    const rows = open ? data.rows : data.rows.slice(0, show);
    const hidden = rows.length < data.rows.length;
    const foot = hidden ? { next: openAll, state: 'idle' as const } : more;
    // A visitor has no place, not even one that is loading.
    const me = useSignedIn() ? data.me : null;
    const first = podium ? podiumPlaces : 0;
    const self = me?.user.user_id;
    if (rows.length === 0 && counting)
      return (
        <SlidingBoard rows={rows}>
          <p className="state state--empty">{t('board_counting')}</p>
        </SlidingBoard>
      );
    if (rows.length === 0 && !settled) return <Unclimbed podium={podium} show={show} way={way} />;
    return (
      <SlidingBoard rows={rows}>
        {settled ? (
          <p className="ranking-list__settled">{t('settled')}</p>
        ) : (
          // By the page's phase, as high as what comes in its place: a board whose answer is on its way does not move.
          <p className="ranking-list__settled" {...(over ? {} : { 'data-phases': 'settling' })}>
            {t('counting')}
          </p>
        )}
        {settled && rows.length === 0 ? <p className="state state--empty">{t('nobody')}</p> : null}
        {podium && rows.length > 0 ? (
          <Podium rows={rows.slice(0, podiumPlaces)} unit={unit} press={press} enter={enter} self={self} />
        ) : null}
        {/* The plate of the reader sticks inside of this, so it never covers the podium. */}
        <div className="ranking-list__rest">
          <Rows
            rows={podium ? rows.slice(podiumPlaces) : rows}
            before={rows[first - 1]?.score}
            vacant={over ? [] : vacantPlaces(Math.max(rows.length, first), Math.min(show, vacantMost))}
            unit={unit}
            over={over}
            press={press}
            enter={enter}
            self={self}
          />
          {/* By a tap alone: rows that came as one nears them would push away what stands below the board. */}
          {foot && rows.length > 0 ? (
            <div className="ranking-list__foot">
              <MoreButton more={foot} />
            </div>
          ) : null}
          {receipt ? (
            // Before the end nobody asks how it ended.
            <div className="ranking-list__foot" {...(settled ? {} : { 'data-phases': 'settling ended' })}>
              <Pressable press={receipt} className="btn btn--quiet">
                {t('how_settled')}
              </Pressable>
            </div>
          ) : null}
          {own && me ? <OwnRow me={me} unit={unit} over={over} settled={settled} /> : null}
        </div>
      </SlidingBoard>
    );
  },
});

/** Places that the words of a board without anybody take: what stands below it hardly moves when rows come. */
const placesOfWords = 2;

/** A board that nobody is on: seats that wait for somebody, as long as somebody can come. */
function Unclimbed({ podium, show, way }: { podium: boolean; show: number; way: Press | undefined }) {
  const t = useStrings<'ranking-list'>();
  const first = podium ? podiumPlaces : 0;
  const ways = { unit: undefined, press: undefined, enter: undefined, self: undefined };
  return (
    <SlidingBoard rows={[]}>
      <div data-phases="preview live">
        {podium ? <Podium rows={[]} {...ways} /> : null}
        <div className="ranking-list__free">
          <p data-phases="preview">{t('board_soon')}</p>
          <p data-phases="live">{t('board_free')}</p>
          {way ? (
            <span data-phases="live">
              <Pressable press={way} className="btn btn--secondary">
                {t('board_way')}
              </Pressable>
            </span>
          ) : null}
        </div>
        <Rows
          rows={[]}
          before={undefined}
          vacant={vacantPlaces(first, Math.min(show, vacantMost) - placesOfWords)}
          over={false}
          {...ways}
        />
      </div>
      <p className="state state--empty" data-phases="settling ended">
        {t('board_counting')}
      </p>
    </SlidingBoard>
  );
}

function vacantPlaces(taken: number, upTo: number): number[] {
  return Array.from({ length: Math.max(0, upTo - taken) }, (_, index) => taken + index + 1);
}

function placeholderRow(rank: number): BoardRow {
  return { rank, user: { user_id: `place-${rank}`, nickname: '— — — —', avatar: '' }, score: 10_000 - rank };
}
