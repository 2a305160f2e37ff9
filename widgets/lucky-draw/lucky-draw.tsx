import {
  defineDataWidget,
  mayPress,
  Pressable,
  useFormat,
  useStrings,
  useToast,
} from '../../engine/index.ts';
import type { DrawAnswer, LuckyDrawProps } from '../../schemas/generated/types.gen.ts';
import { DrawOnce } from './buttons.tsx';
import { Choices } from './choices.tsx';
import { Grid } from './grid.tsx';
import { usePlay } from './play.ts';
import { itemOf, targetOf, winsOf } from './prizes.ts';
import type { StageProps } from './stage.ts';
import { useHandedFocus } from './use-handed-focus.ts';
import { Wheel } from './wheel.tsx';
import { Won } from './won.tsx';

/** The buttons, where an egg or a card would have its place. */
const [once, tenfold] = [-1, -2];

const nothing = { method: '', commitment: '', blockHash: '', seed: null };

/** A lucky draw. What is won is the server's word; the show leads to it, and a tap, or the wish for less motion, ends it. */
export const luckyDraw = defineDataWidget<LuckyDrawProps, DrawAnswer>({
  placeholder: ({ draw: { id, cost } }) => ({
    draw: id,
    balance: null,
    drawn: 0,
    left: null,
    single: { cost: 10 },
    ...(cost.ten ? { ten: { cost: 100 } } : {}),
    pity: [],
    prizes: [],
    commitment: nothing,
    last: null,
  }),
  isEmpty: (_data, { draw }) => draw.prizes.length === 0,
  Component: ({ data, draw, look, press, earn, odds, records }) => {
    const t = useStrings<'lucky-draw'>();
    const { amount, marks } = useFormat();
    const toast = useToast();
    const { play, tell, busy, answered, declined } = usePlay(data, look, () =>
      toast(t('draw_same'), 'plain'),
    );
    const { at, order } = play;
    const asking = at === 'asking';
    const frame = useHandedFocus(at === 'won');
    const results = order?.results ?? [];
    const wins = winsOf(draw.prizes, results);
    const said = wins.map(
      ({ prize, count }) => `${prize?.name ?? t('draw_unknown')}${count > 1 ? ` ×${count}` : ''}`,
    );
    const { single, ten, left, drawn } = data;
    const closed = single.reason === 'NOT_OPEN' || single.reason === 'OVER';
    const stage: StageProps = {
      prizes: draw.prizes,
      told: new Map(data.prizes.map((one) => [one.id, one])),
      play,
      target: targetOf(draw.prizes, results),
      once: { press, item: itemOf(draw, data, 1), disabled: !mayPress(single) },
      busy,
      answered,
      declined,
      middle: (
        <span className="lucky-draw__purse" aria-hidden="true">
          <span className="lucky-draw__coin" />
          {data.balance === null ? null : <b className="tabular">{amount(data.balance)}</b>}
        </span>
      ),
    };
    const pity = data.pity.at(-1);
    return (
      // While the prize is led up to, a tap anywhere ends the show and does nothing else.
      <div
        ref={frame}
        className={`lucky-draw is-${at}`}
        onClickCapture={(event) => {
          if (at !== 'revealing') return;
          event.stopPropagation();
          tell({ is: 'shown' });
        }}
      >
        {/* Before the prizes; the purse lies among them. */}
        {data.balance === null ? null : (
          <p className="sr-only">
            {t('draw_balance')} {amount(data.balance)}
          </p>
        )}
        <div className="lucky-draw__stage">
          {look === 'wheel' ? (
            <Wheel {...stage} />
          ) : look === 'grid' ? (
            <Grid {...stage} />
          ) : (
            <Choices look={look} {...stage} />
          )}
          {at === 'won' ? <Won wins={wins} close={() => tell({ is: 'closed' })} /> : null}
        </div>
        <p className="sr-only" role="status">
          {asking ? t('draw_asking') : null}
          {at === 'won' ? `${t(wins[0]?.real ? 'draw_won' : 'draw_none')} ${said.join(marks.list)}` : null}
        </p>
        <div className="lucky-draw__buttons">
          <DrawOnce
            told={single}
            count={1}
            left={left}
            press={press}
            item={itemOf(draw, data, 1)}
            held={asking && play.chosen !== once}
            onBusy={busy(once)}
            onAnswer={answered}
            onDeclined={declined}
          />
          {ten ? (
            <DrawOnce
              told={ten}
              count={10}
              left={left}
              press={press}
              item={itemOf(draw, data, 10)}
              held={asking && play.chosen !== tenfold}
              onBusy={busy(tenfold)}
              onAnswer={answered}
              onDeclined={declined}
            />
          ) : null}
        </div>
        {earn && single.reason === 'NOT_ENOUGH' ? (
          <Pressable press={earn} className="btn btn--quiet">
            {t('draw_earn')}
          </Pressable>
        ) : null}
        {data.tickets === undefined ? null : (
          <p className="lucky-draw__note tabular">{t('draw_have_tickets', { count: data.tickets })}</p>
        )}
        {pity && !closed ? (
          <p className="lucky-draw__note tabular">
            {t(pity.left === 1 ? 'draw_pity_next' : 'draw_pity', {
              count: pity.left,
              rarity: t(`draw_${pity.rarity}`),
            })}
          </p>
        ) : null}
        {left === null || closed ? null : (
          <p className="lucky-draw__note tabular">
            {t(draw.limits !== undefined && draw.limits.total - drawn > left ? 'draw_left' : 'draw_total', {
              count: left,
            })}
          </p>
        )}
        {odds || records ? (
          <div className="lucky-draw__foot">
            {odds ? (
              <Pressable press={odds} className="btn btn--quiet">
                {t('draw_odds')}
              </Pressable>
            ) : null}
            {records ? (
              <Pressable press={records} className="btn btn--quiet">
                {t('draw_records')}
              </Pressable>
            ) : null}
          </div>
        ) : null}
      </div>
    );
  },
});
