import { useId } from 'react';
import {
  asOne,
  defineDataWidget,
  Pressable,
  useFormat,
  usePage,
  useStrings,
  useTyped,
} from '../../engine/index.ts';
import type { PollEntry, PollsAnswer, VoteAnswer, VotePollProps } from '../../schemas/generated/types.gen.ts';
import { useCounted } from './counted.ts';
import { Option } from './option.tsx';

const entryOf = (data: PollsAnswer, id: string): PollEntry | undefined =>
  data.polls.find((one) => one.id === id);

const blank = { options: '' };

/** A poll. Who may vote, how often, and who sees the votes is said by the server; the widget shows it. */
export const votePoll = defineDataWidget<VotePollProps, PollsAnswer>({
  placeholder: ({ poll: { id, options } }) => ({
    polls: [
      {
        id,
        options: options.map((one) => ({ id: one.id, votes: null, mine: 0 })),
        total: null,
        voted: 0,
        left: null,
        weight: 1,
        results: { seen: false },
      },
    ],
  }),
  isEmpty: (data, { poll }) => entryOf(data, poll.id) === undefined,
  Component: ({ data, poll, label, press, receipt }) => {
    const t = useStrings<'vote-poll'>();
    const { lang } = usePage();
    const { amount, moment } = useFormat();
    const name = useId();
    const [{ options }, type] = useTyped(`vote ${poll.id}`, blank, { done: null });
    const chosen = options.split(',').filter((id) => poll.options.some((one) => one.id === id));
    const choose = (ids: readonly string[]) => type('options', ids.join(','));
    const entry = entryOf(data, poll.id);
    const { counted, left, voted } = useCounted(entry, chosen, () => choose([]));
    const { reason, nextAt, weight = 1, total = null } = entry ?? {};
    const { least, most } = poll.choose;
    const visitor = reason === 'TOKEN_EXPIRED';
    const open = entry?.can === 'vote' || visitor || reason === undefined;
    const best = Math.max(...(entry?.options ?? []).map(({ votes }) => votes ?? 0));
    const leaders = best > 0 ? (entry?.options ?? []).filter(({ votes }) => votes === best).length : 0;
    const card = (option: (typeof poll.options)[number]) => {
      const told = entry?.options.find(({ id }) => id === option.id);
      const leads = leaders > 0 && told?.votes === best;
      return (
        <Option
          option={option}
          entry={told}
          total={total}
          first={leads ? (leaders > 1 ? 'tied' : 'alone') : null}
          closed={reason === 'OVER'}
          counted={counted.has(option.id)}
        />
      );
    };
    const toggle = (id: string) => {
      if (most === 1) choose([id]);
      else choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
    };
    return (
      <div className="vote-poll">
        {open ? (
          <fieldset className="vote-poll__options">
            <legend className="vote-poll__legend">
              {most === 1
                ? t('vote_pick')
                : t(least === most ? 'vote_pick_all' : 'vote_pick_some', { least, most })}
            </legend>
            {poll.options.map((option) => (
              <label key={option.id} className="vote-poll__option">
                <input
                  type={most === 1 ? 'radio' : 'checkbox'}
                  className="vote-poll__input"
                  name={name}
                  checked={chosen.includes(option.id)}
                  // Whoever has chosen all that they may takes one back first.
                  disabled={most > 1 && chosen.length >= most && !chosen.includes(option.id)}
                  onChange={() => toggle(option.id)}
                />
                {card(option)}
              </label>
            ))}
          </fieldset>
        ) : (
          <ul className="vote-poll__options">
            {poll.options.map((option) => (
              <li key={option.id} className="vote-poll__option">
                {card(option)}
              </li>
            ))}
          </ul>
        )}
        <p className="vote-poll__told tabular">
          {total === null
            ? entry?.results.nextAt === undefined
              ? null
              : poll.results === 'after-voting' && open
                ? t('vote_secret')
                : t('vote_hidden', { time: moment(entry.results.nextAt) })
            : t('vote_total', { count: total, amount: amount(total) })}
        </p>
        <Pressable
          press={press}
          item={{ poll: poll.id, options: chosen.join(',') }}
          className="btn btn--primary vote-poll__button"
          disabled={!open || (!visitor && chosen.length < least)}
          why={reason}
          onAnswer={(answer) => {
            voted(answer);
            // A vote that gives nothing, as the second one, lifts nothing.
            const { gives = [] } = (answer as Partial<VoteAnswer> | undefined) ?? {};
            const { name: given, picture } = asOne(poll.gives ?? [], lang);
            return gives.length > 0 && picture !== undefined ? { name: given, picture } : undefined;
          }}
        >
          {open ? (label ?? t('vote_cast')) : t(`vote_${reason}`, { time: moment(nextAt) })}
        </Pressable>
        {receipt ? (
          // Before the end nobody asks how it ended.
          <div
            className="vote-poll__settled"
            {...(reason === 'OVER' ? {} : { 'data-phases': 'settling ended' })}
          >
            <Pressable press={receipt} className="btn btn--quiet">
              {t('how_settled')}
            </Pressable>
          </div>
        ) : null}
        <p className="vote-poll__left tabular" role="status">
          {counted.size > 0 ? <b className="vote-poll__thanks">{t('vote_counted')}</b> : null}
          {open && left !== null && left > 0 ? (
            <span>{t(poll.limits.day === undefined ? 'vote_left' : 'vote_today', { count: left })}</span>
          ) : null}
          {open && weight > 1 ? <span>{t('vote_weight', { weight })}</span> : null}
        </p>
      </div>
    );
  },
});
