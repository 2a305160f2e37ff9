import { Picture, Pressable, useStrings } from '../../engine/index.ts';
import type { StageProps } from './stage.ts';

const counts = { egg: 3, cards: 6 };

/** Eggs to crack, or cards to turn: a tap on one draws once, and the prize comes out of it. Which one, decides nothing. */
export function Choices({
  look,
  prizes,
  play,
  target,
  once,
  busy,
  answered,
  declined,
  middle,
}: StageProps & { look: 'egg' | 'cards' }) {
  const t = useStrings<'lucky-draw'>();
  const { at } = play;
  const chosen = play.chosen < 0 ? 1 : play.chosen;
  const prize = prizes[target];
  return (
    <div className="lucky-draw__table">
      <div className="lucky-draw__middle">{middle}</div>
      <ul className={`lucky-draw__choices is-${look}`} inert={at === 'won'}>
        {Array.from({ length: counts[look] }, (_, index) => {
          const mine = index === chosen && at !== 'idle';
          const open = mine && (at === 'revealing' || at === 'won');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: eggs are told apart by their places alone
            <li key={index} className={`lucky-draw__choice${mine ? ` is-${at}` : ''}`}>
              <Pressable
                press={once.press}
                item={once.item}
                disabled={once.disabled || (at === 'asking' && !mine)}
                className="lucky-draw__shell"
                label={t(`draw_${look}`, { number: index + 1 })}
                onBusy={busy(index)}
                onAnswer={answered}
                onDeclined={declined}
              >
                <span className="lucky-draw__half" />
                <span className="lucky-draw__half is-lower" />
              </Pressable>
              {open && prize ? (
                <Picture src={prize.icon} alt="" width={56} height={56} className="lucky-draw__find" />
              ) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
