import type {
  MessagesAnswer,
  MessagesReadAnswer,
  MessagesReadRequest,
} from '../../schemas/generated/types.gen.ts';
import { Refusal } from '../../server/errors.ts';
import { type Context, type Handler, known, pageBehind, paged, userOf } from '../../server/kernel/context.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { activityOf, wordsOf } from '../../server/kernel/message-kinds.ts';
import {
  type KeptMessage,
  type Kinds,
  markRead,
  messagesOf,
  unreadOf,
} from '../../server/kernel/messages.ts';
import { room } from './room.ts';
import { inbox } from './rules.ts';

/** Ids of messages. */
const idsOf = ({ ids }: Context) => ids.of('told_messages');

/** One message as its person reads it; of a kind that no room tells any more there is nothing to say. */
function told(context: Context, kept: KeptMessage): MessagesAnswer['items'] {
  const { campaigns, messages, language } = context;
  const kind = messages[kept.kind];
  if (kind === undefined) return [];
  const { id, activity, params, about, at, read } = kept;
  const from = activityOf(campaigns, activity, language, kind.shows?.(kept));
  const title = from?.title ?? '';
  const campaign = campaigns.byId.get(activity);
  const said = wordsOf(kind, { params, campaign, title, about: about?.nickname ?? null }, language);
  const aboutWhom = about === null ? {} : { about };
  return [{ id: idsOf(context).told(id), sort: kind.sort, said, from, ...aboutWhom, at, read }];
}

/** Kinds of the sort that a page shows alone; null: of all sorts. */
const kindsOf = ({ messages }: Context, sort: string | number | undefined): Kinds =>
  sort === undefined ? null : Object.keys(messages).filter((kind) => messages[kind]?.sort === sort);

/** What `upTo` is sealed under: the database's count of everybody's transactions is in it. */
const mark = 'up to';

/** GET /v2/messages */
const readMessages: Handler<MessagesAnswer> = async (context) => {
  const user = userOf(context);
  const { size, cursor } = pageBehind(context, idsOf(context));
  const kinds = kindsOf(context, context.query.sort);
  const { unread, upTo } = await unreadOf(context.db, user, kinds);
  const kept = await messagesOf(context.db, user, cursor, size + 1, kinds);
  const { page, next } = paged(kept, size, ({ id }) => idsOf(context).told(id));
  return {
    unread,
    upTo: upTo === null ? null : context.ids.sealed(mark, upTo),
    items: page.flatMap((one) => told(context, one)),
    next,
  };
};

const unreadNow = async (
  { db }: Context,
  user: string,
  kinds: Kinds = null,
): Promise<MessagesReadAnswer> => ({
  unread: (await unreadOf(db, user, kinds)).unread,
});

/** POST /v2/messages/{message}/read: again changes nothing. */
const markMessageRead: Handler<MessagesReadAnswer> = async (context) => {
  const { db, params, arrived } = context;
  const user = userOf(context);
  const one = known(idsOf(context).meant(params.message ?? ''));
  known((await markRead(db, user, { one }, arrived)) || null);
  return unreadNow(context, user);
};

/** POST /v2/messages/read: what could not be shown yet stays unread. */
const markMessagesRead: Handler<MessagesReadAnswer> = async (context) => {
  const { db, ids, arrived } = context;
  const body = context.body as MessagesReadRequest;
  const user = userOf(context);
  const upTo = ids.opened(mark, body.upTo);
  if (upTo === null) throw new Refusal('BAD_REQUEST', 'upTo');
  const kinds = kindsOf(context, body.sort);
  await markRead(db, user, { upTo, kinds }, arrived);
  return unreadNow(context, user, kinds);
};

export const inboxMechanic: Mechanic = {
  ...room,
  rules: inbox,
  handlers: { readMessages, markMessageRead, markMessagesRead },
  life: () => import('./seed.ts'),
};
