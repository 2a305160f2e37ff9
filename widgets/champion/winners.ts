import type { WidgetProps } from '../../engine/index.ts';
import type {
  BattlesAnswer,
  BoardAnswer,
  ChampionProps,
  ChampionsAnswer,
  PollsAnswer,
  User,
} from '../../schemas/generated/types.gen.ts';

type Props = WidgetProps<ChampionProps>;

/** Whoever, or whatever, has won. */
export interface Winner {
  /** Of the side or the option; empty: whoever leads a board. */
  readonly id: string;
  readonly name: string;
  /** An address; undefined: there is none. Empty: somebody whose picture is not known yet. */
  readonly picture: string | undefined;
  /** What they wear beside their name: a person who has a title. */
  readonly title: string | undefined;
}

/** Who has won, and with what. */
export interface Won {
  /** Several where they are level; none: nobody has won, or not yet. */
  readonly winners: readonly Winner[];
  /** What they stood first by: a board's own, that of its last hour, day or week, points of a battle, rounds of a knockout, votes. */
  readonly by: 'board' | 'last' | 'points' | 'rounds' | 'votes';
  /** How much of it each of them has. */
  readonly score: number;
}

/** Those who stand first, by whoever stands for them, or by what the document calls them. */
const winnersOf = (
  first: readonly { id: string; user?: User | undefined }[],
  written: readonly { id: string; title: string; picture?: string | undefined }[] = [],
): Winner[] =>
  first.map(({ id, user }) => {
    const own = written.find((one) => one.id === id);
    return {
      id,
      name: user?.nickname ?? own?.title ?? '',
      picture: user ? user.avatar : own?.picture,
      title: user?.title,
    };
  });

/**
 * Who has won, by the answer of the source and the entry that the document names: a board and a battle once they are settled, a poll as
 * soon as the reader is to see its votes, and nobody with nothing. Of a board by hours, days or weeks it is who stood first when it was
 * last settled.
 */
export function wonOf(
  data: BoardAnswer | ChampionsAnswer | BattlesAnswer | PollsAnswer,
  battle: Props['battle'] | undefined,
  poll: Props['poll'] | undefined,
): Won {
  const last = 'items' in data;
  if (last || 'rows' in data) {
    // Of all that was settled the latest comes first; nothing stands there that nobody was in. A board of before its end may still turn.
    const rows = last ? data.items[0]?.rows : data.settled ? data.rows : [];
    const [first] = rows ?? [];
    return {
      winners: first ? winnersOf([{ id: '', user: first.user }]) : [],
      by: last ? 'last' : 'board',
      score: first?.score ?? 0,
    };
  }
  if ('battles' in data) {
    const entry = data.battles.find(({ id }) => id === battle?.id);
    const first = entry?.settled ? entry.sides.filter(({ place, total }) => place === 1 && total > 0) : [];
    const by = battle?.pairs?.losers === 'out' ? 'rounds' : 'points';
    return {
      winners: winnersOf(first, battle?.sides),
      by,
      score: first[0]?.[by === 'rounds' ? 'won' : 'total'] ?? 0,
    };
  }
  const told = data.polls.find(({ id }) => id === poll?.id)?.options ?? [];
  const score = Math.max(0, ...told.map(({ votes }) => votes ?? 0));
  return {
    winners: winnersOf(
      told.filter(({ votes }) => score > 0 && votes === score),
      poll?.options,
    ),
    by: 'votes',
    score,
  };
}
