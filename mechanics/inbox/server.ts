import type {
  MessagesAnswer,
  MessagesReadAnswer,
  MessagesReadRequest,
} from '../../schemas/generated/types.gen.ts';
import { type Context, type Handler, known, paged, pageOf, userOf } from '../../server/kernel/context.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { activityOf, wordsOf } from '../../server/kernel/message-kinds.ts';
import { type KeptMessage, markRead, messagesOf, unreadOf } from '../../server/kernel/messages.ts';
import { room } from './room.ts';
import { inbox } from './rules.ts';

/** One message as its person reads it; of a kind that no room tells any more there is nothing to say. */
function told({ campaigns, messages, language }: Context, kept: KeptMessage): MessagesAnswer['items'] {
  const kind = messages[kept.kind];
  if (kind === undefined) return [];
  const { id, activity, params, about, at, read } = kept;
  const from = activityOf(campaigns, activity, language);
  const title = from?.title ?? '';
  const campaign = campaigns.byId.get(activity);
  const said = wordsOf(kind, { params, campaign, title, about: about?.nickname ?? null }, language);
  return [{ id: String(id), sort: kind.sort, said, from, ...(about === null ? {} : { about }), at, read }];
}

/** GET /v2/messages */
const readMessages: Handler<MessagesAnswer> = async (context) => {
  const user = userOf(context);
  const { size, cursor } = pageOf(context);
  const { unread, upTo } = await unreadOf(context.db, user);
  const kept = await messagesOf(context.db, user, cursor, size + 1);
  const { page, next } = paged(kept, size, ({ id }) => id);
  return {
    unread,
    upTo,
    items: page.flatMap((one) => told(context, one)),
    next,
  };
};

const unreadNow = async ({ db }: Context, user: string): Promise<MessagesReadAnswer> => ({
  unread: (await unreadOf(db, user)).unread,
});

/** POST /v2/messages/{message}/read: again changes nothing. */
const markMessageRead: Handler<MessagesReadAnswer> = async (context) => {
  const { db, params, arrived } = context;
  const user = userOf(context);
  known((await markRead(db, user, { one: Number(params.message) }, arrived)) ? params.message : null);
  return unreadNow(context, user);
};

/** POST /v2/messages/read: what could not be shown yet stays unread. */
const markMessagesRead: Handler<MessagesReadAnswer> = async (context) => {
  const { db, body, arrived } = context;
  const user = userOf(context);
  await markRead(db, user, { upTo: (body as MessagesReadRequest).upTo }, arrived);
  return unreadNow(context, user);
};

export const inboxMechanic: Mechanic = {
  ...room,
  rules: inbox,
  handlers: { readMessages, markMessageRead, markMessagesRead },
  life: () => import('./seed.ts'),
};
