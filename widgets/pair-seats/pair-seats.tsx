import { useEffect, useState } from 'react';
import {
  defineDataWidget,
  mayPress,
  Pressable,
  typedText,
  useDraft,
  useFormat,
  useStrings,
} from '../../engine/index.ts';
import type { PairingEntry, PairingsAnswer, PairSeatsProps } from '../../schemas/generated/types.gen.ts';
import { Hall } from './hall.tsx';
import { lastOwn, roundNow, useRevealed, useSaid } from './news.ts';
import { broughtBy, Reveal } from './reveal.tsx';

const entryOf = (data: PairingsAnswer, id: string): PairingEntry | undefined =>
  data.pairings.find((one) => one.id === id);

/** A hall of seats with its rounds. Who may sit, leave and choose, and who is paired with whom, is said by the server. */
export const pairSeats = defineDataWidget<PairSeatsProps, PairingsAnswer>({
  placeholder: ({ pairing: { id, sides, seats, rounds } }) => ({
    pairings: [
      {
        id,
        rounds: rounds.slice(0, 1).map((round) => ({
          id: round.id,
          state: 'open',
          sides: (sides ?? [{ id: 'pool' }]).map((side) => ({ id: side.id, seats, taken: 0, waiting: 0 })),
          people: [],
          mine: null,
          commitment: '',
          seed: null,
        })),
      },
    ],
  }),
  isEmpty: (data, { pairing }) => !entryOf(data, pairing.id)?.rounds.length,
  Component: ({ data, pairing, join, leave, choose, meet }) => {
    const t = useStrings<'pair-seats'>();
    const { moment, marks } = useFormat();
    const rounds = entryOf(data, pairing.id)?.rounds ?? [];
    const revealed = useRevealed(rounds);
    const [now, own] = [roundNow(rounds), lastOwn(rounds)];
    const sealed = now?.mine?.chosen.join(',') ?? '';
    // What the server has kept is what is shown, until something else is wished for; of each answer anew. Whom somebody likes is nobody
    // else's business: it waits in this visit alone.
    const draft = useDraft(`pair ${pairing.id} ${now?.id} ${sealed}`, typedText, true);
    const [wish, want] = useState<string | null>(null);
    useEffect(() => want(draft.read()?.people ?? null), [draft]);
    const there = (user: string) => now?.people.some((one) => one.user.user_id === user);
    const chosen = (wish ?? sealed).split(',').filter((user) => user !== '' && there(user));
    const titleOf = (id: string) => {
      const nth = pairing.rounds.findIndex((round) => round.id === id);
      return pairing.rounds[nth]?.title ?? t('pair_round', { nth: nth + 1 });
    };
    const { mine = null, state, nextAt } = now ?? {};
    const time = moment(nextAt);
    const chooses = mine !== null && mayPress(mine.choose);
    const item = { pairing: pairing.id, round: now?.id ?? '' };
    const place =
      mine === null
        ? ''
        : mine.seat !== null
          ? t('pair_seat', { seat: mine.seat })
          : mine.ahead
            ? t('pair_ahead', { count: mine.ahead })
            : t('pair_next');
    const said = useSaid(
      state === 'drawing' ? t('pair_drawing') : place,
      own?.mine ? `${titleOf(own.id)}${marks.colon}${broughtBy(t, own.mine)}` : '',
    );
    const toggle = (user: string) => {
      const people = chosen.includes(user) ? chosen.filter((one) => one !== user) : [...chosen, user];
      want(people.join(','));
      draft.write({ people: people.join(',') });
    };
    return (
      <div className="pair-seats">
        {own === undefined ? null : (
          <Reveal
            pairing={pairing}
            title={titleOf(own.id)}
            round={own}
            next={now}
            fresh={revealed === own.id}
            meet={meet}
          />
        )}
        {now === undefined ? (
          <p className="pair-seats__told">{t('pair_over')}</p>
        ) : (
          <>
            <p className="pair-seats__round">
              <b className="pair-seats__title">{titleOf(now.id)}</b>
              <span className="tabular">
                {state === 'next'
                  ? t('pair_opens', { time })
                  : state === 'open'
                    ? nextAt && t('pair_locks', { time })
                    : state === 'locked'
                      ? t('pair_reveals', { time })
                      : null}
              </span>
            </p>
            {state === 'drawing' ? (
              <p className="pair-seats__drawing">
                <span className="pair-seats__envelope" aria-hidden="true" />
                <span data-phases="preview live">{t('pair_drawing')}</span>
                {/* Nobody waits for the evening any more. */}
                <span data-phases="settling ended">{t('pair_late')}</span>
              </p>
            ) : state === 'next' ? null : (
              <Hall
                pairing={pairing}
                round={now}
                chosen={chosen}
                toggle={chooses ? toggle : undefined}
                join={join}
              />
            )}
            {mine === null && state === 'locked' ? (
              <p className="pair-seats__told">{t('pair_locked')}</p>
            ) : null}
            {mine === null || state === 'drawing' ? null : (
              <div className="pair-seats__own">
                <b>{place}</b>
                {chooses ? (
                  <>
                    <span>{t('pair_pick', { most: pairing.choices })}</span>
                    <Pressable
                      press={choose}
                      item={{ ...item, people: chosen.join(',') }}
                      className="btn btn--primary"
                      disabled={chosen.join(',') === sealed}
                      onAnswer={() => draft.write(null)}
                    >
                      {t('pair_seal')}
                    </Pressable>
                    <span role="status">
                      {sealed === '' ? t('pair_lot') : chosen.join(',') === sealed ? t('pair_sealed') : null}
                    </span>
                  </>
                ) : null}
                {mayPress(mine.leave) ? (
                  <Pressable press={leave} item={item} className="btn btn--quiet">
                    {t('pair_leave')}
                  </Pressable>
                ) : null}
              </div>
            )}
          </>
        )}
        <p className="sr-only" role="status">
          {said}
        </p>
      </div>
    );
  },
});
