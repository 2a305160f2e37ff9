import { useState } from 'react';
import { defineDataWidget, Nothing, Picture, Portrait, useStrings } from '../../engine/index.ts';
import type { DrawWinnersAnswer, DrawWinnersProps } from '../../schemas/generated/types.gen.ts';
import { useTurns } from './use-turns.ts';

/** Lines that are seen at once. */
const shown = 3;

const blank = { id: '', nickname: '— — —' };

/** Who has won something rare. Nothing is lost where nothing moves: then all lines are there. */
export const drawWinners = defineDataWidget<DrawWinnersProps, DrawWinnersAnswer>({
  placeholder: () => ({
    items: Array.from({ length: shown }, (_, index) => ({
      id: `blank-${index}`,
      user: { user_id: blank.id, nickname: blank.nickname, avatar: '' },
      prize: '',
      rarity: 'rare',
      at: 0,
    })),
    next: null,
  }),
  isEmpty: ({ items }) => items.length === 0,
  Empty: ({ way }) => {
    const t = useStrings<'draw-winners'>();
    return <Nothing text={t('winners_none')} over={t('winners_over')} press={way} way={t('winners_way')} />;
  },
  Component: ({ data: { items }, draw }) => {
    const t = useStrings<'draw-winners'>();
    const [stopped, stop] = useState(false);
    const turn = useTurns(items.length > shown && !stopped);
    const known = new Map(draw.prizes.map((prize) => [prize.id, prize]));
    const lines =
      turn === null
        ? items
        : Array.from({ length: shown }, (_, index) => items[(turn + index) % items.length]);
    return (
      <div className="draw-winners">
        <ul className="draw-winners__list">
          {lines.map((win) => {
            const prize = known.get(win?.prize ?? '');
            return win === undefined ? null : (
              <li key={win.id} className={`draw-winners__win is-${win.rarity}`}>
                <span className="draw-winners__face">
                  {win.user.avatar === '' ? null : <Portrait src={win.user.avatar} size={28} />}
                </span>
                <span className="draw-winners__text">
                  <b>{win.user.nickname}</b>{' '}
                  {t('winners_won', { prize: prize?.name ?? t('winners_unknown') })}
                </span>
                {prize ? (
                  <Picture src={prize.icon} alt="" width={32} height={32} className="draw-winners__icon" />
                ) : null}
              </li>
            );
          })}
        </ul>
        {turn !== null || stopped ? (
          <button type="button" className="btn btn--quiet draw-winners__stop" onClick={() => stop(!stopped)}>
            {t(stopped ? 'winners_go' : 'winners_pause')}
          </button>
        ) : null}
      </div>
    );
  },
});
