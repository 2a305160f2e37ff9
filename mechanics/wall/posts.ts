import type { WallPost } from '../../schemas/generated/types.gen.ts';
import type { Context } from '../../server/kernel/context.ts';
import { publicUser } from '../../server/kernel/public-user.ts';

/** A post with whoever left it, as it is read. */
export interface PostRow {
  readonly post_id: number;
  readonly user_id: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly message: string;
  readonly at: number;
}

/** Ids of posts. */
export const idsOf = ({ ids }: Context) => ids.of('wall_posts');

/** A post as people are told it. @param titles what people wear, by user id */
export const postOf = (
  context: Context,
  { post_id, message, at, ...user }: PostRow,
  titles: ReadonlyMap<string, string> = new Map(),
): WallPost => ({
  id: idsOf(context).told(post_id),
  user: publicUser(user, titles.get(user.user_id)),
  message,
  at,
});
