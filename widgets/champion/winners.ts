import type { WidgetProps } from '../../engine/index.ts';
import type {
  BattlesAnswer,
  BoardAnswer,
  ChampionProps,
  PollsAnswer,
} from '../../schemas/generated/types.gen.ts';

/** Whoever, or whatever, has won. */
export interface Winner {
  /** Of the user, the side or the option. */
  readonly id: string;
  readonly name: string;
  /** An address; undefined: there is none. Empty: somebody whose picture is not known yet. */
  readonly picture: string | undefined;
}

/** Who has won, and with what. */
export interface Won {
  /** Several where they are level, in the document's order; none: nobody has won, or not yet. */
  readonly winners: readonly Winner[];
  /** What they stood first by: a board's own, points of a battle, rounds of a knockout, votes. */
  readonly by: 'board' | 'points' | 'rounds' | 'votes';
  /** How much of it each of them has. */
  readonly score: number;
}

type Props = WidgetProps<ChampionProps>;
const nobody: Won = { winners: [], by: 'board', score: 0 };

/** Who has won, by the answer of the source and the entry that the document names. */
export function wonOf(
  data: BoardAnswer | BattlesAnswer | PollsAnswer,
  { battle, poll }: { battle: Props['battle'] | undefined; poll: Props['poll'] | undefined },
): Won {
  if ('battles' in data) return battle ? ofBattle(data, battle) : nobody;
  if ('polls' in data) return poll ? ofPoll(data, poll) : nobody;
  const [first] = data.rows;
  if (first === undefined) return nobody;
  const { user_id: id, nickname, avatar } = first.user;
  return { winners: [{ id, name: nickname, picture: avatar }], by: 'board', score: first.score };
}

/** The sides in the first place of a battle that is settled, as far as they have done anything. */
function ofBattle({ battles }: BattlesAnswer, { id, sides, pairs }: NonNullable<Props['battle']>): Won {
  const entry = battles.find((one) => one.id === id);
  const first = entry?.settled ? entry.sides.filter(({ place, total }) => place === 1 && total > 0) : [];
  const winners = first.flatMap(({ id: side, user }): Winner[] => {
    if (user !== undefined) return [{ id: side, name: user.nickname, picture: user.avatar }];
    const written = sides.find((one) => one.id === side);
    return written === undefined ? [] : [{ id: side, name: written.title, picture: written.picture }];
  });
  const knockout = pairs?.losers === 'out';
  return {
    winners,
    by: knockout ? 'rounds' : 'points',
    score: (knockout ? first[0]?.won : first[0]?.total) ?? 0,
  };
}

/** The options with most votes, as soon as the reader is to see them. */
function ofPoll({ polls }: PollsAnswer, { id, options }: NonNullable<Props['poll']>): Won {
  const told = polls.find((one) => one.id === id)?.options ?? [];
  const most = Math.max(0, ...told.map(({ votes }) => votes ?? 0));
  const first = most === 0 ? [] : told.filter(({ votes }) => votes === most);
  const winners = options.filter((one) => first.some((other) => other.id === one.id));
  return {
    winners: winners.map(({ id: option, title, picture }) => ({ id: option, name: title, picture })),
    by: 'votes',
    score: most,
  };
}
