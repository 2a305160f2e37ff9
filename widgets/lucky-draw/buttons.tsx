import type { Press, PressItem } from '../../engine/index.ts';
import { Pressable, useFormat, useStrings } from '../../engine/index.ts';
import type { DrawButton } from '../../schemas/generated/types.gen.ts';

interface ButtonProps {
  told: DrawButton;
  count: 1 | 10;
  /** How many more one may draw; null: nobody counts them. */
  left: number | null;
  press: Press;
  item: PressItem;
  /** Another button waits for its answer. */
  held: boolean;
  onBusy: (busy: boolean) => void;
  onAnswer: (answer: unknown) => void;
  onDeclined: () => void;
}

/** Draws once, or ten times: what it costs, in tickets where they pay, or the server's words for why not. */
export function DrawOnce({
  told,
  count,
  left,
  press,
  item,
  held,
  onBusy,
  onAnswer,
  onDeclined,
}: ButtonProps) {
  const t = useStrings<'lucky-draw'>();
  const { amount, moment } = useFormat();
  const { cost, tickets, reason, nextAt } = told;
  // A visitor may press it: it leads to where one signs in.
  const why = reason === 'TOKEN_EXPIRED' ? undefined : reason;
  // What is left is too little for ten: nothing is used up, and one may still draw once.
  const few = (why === 'LIMIT_REACHED' || why === 'DAY_LIMIT_REACHED') && left !== null && left > 0;
  return (
    <Pressable
      press={press}
      item={item}
      className={`btn btn--${count === 1 ? 'primary' : 'secondary'} lucky-draw__button`}
      disabled={why !== undefined || held}
      why={why}
      onBusy={onBusy}
      onAnswer={onAnswer}
      onDeclined={onDeclined}
    >
      <span>
        {why === undefined
          ? t(count === 1 ? 'draw_once' : 'draw_ten')
          : few
            ? t('draw_few', { number: left })
            : t(`draw_${why}`, { time: moment(nextAt) })}
      </span>
      <span className="lucky-draw__cost tabular">
        {tickets === undefined ? <span className="lucky-draw__coin" /> : null}
        <span className="sr-only">{t('draw_cost')} </span>
        {tickets === undefined ? amount(cost) : t('draw_tickets', { count: tickets })}
      </span>
    </Pressable>
  );
}
