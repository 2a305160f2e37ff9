import { useRef } from 'react';
import {
  Days,
  defineDataWidget,
  MoreButton,
  Nothing,
  Pressable,
  useFormat,
  useNearing,
  useStrings,
} from '../../engine/index.ts';
import type { MessageEntry, MessageListProps, MessagesAnswer } from '../../schemas/generated/types.gen.ts';
import { Bundle } from './bundle.tsx';
import { Message } from './message.tsx';
import { runsOf } from './runs-of.ts';

/** Messages that a page is expected to bring: few have more, and what stands below moves less with one too many than with three. */
const expected = 2;

const blank = (nth: number): MessageEntry => {
  return { id: `blank ${nth}`, sort: 'thanks', said: '— — — — — —', from: null, at: 0, read: true };
};

/** What one was told, day by day, with what is new of it; thanks that follow each other lie in one bundle. */
export const messageList = defineDataWidget<MessageListProps, MessagesAnswer>({
  placeholder: () => {
    return { unread: 0, upTo: null, items: Array.from({ length: expected }, (_, n) => blank(n)), next: null };
  },
  isEmpty: ({ items }) => items.length === 0,
  Empty: ({ way }) => {
    const t = useStrings<'message-list'>();
    return <Nothing text={t('messages_none')} press={way} />;
  },
  Component: ({ data, more, read, readAll }) => {
    const t = useStrings<'message-list'>();
    const { date, zone } = useFormat();
    const foot = useRef<HTMLDivElement>(null);
    useNearing(foot, more, data.items.length);
    const { unread, upTo } = data;
    return (
      <div className="message-list">
        <div className="message-list__head">
          <div>
            <p className="message-list__count tabular" role="status">
              {unread > 0 ? t('messages_unread', { count: unread }) : t('messages_none_unread')}
            </p>
            <p className="message-list__zone">{t('messages_zone', { zone })}</p>
          </div>
          {unread > 0 && upTo !== null ? (
            <Pressable press={readAll} item={{ upTo }} className="btn btn--secondary message-list__all">
              {t('messages_read_all')}
            </Pressable>
          ) : null}
        </div>
        <Days
          block="message-list"
          items={runsOf(data.items, date)}
          row={({ run: [first, ...others] }) =>
            others.length > 0 ? (
              <Bundle key={first.id} messages={[first, ...others]} read={read} />
            ) : (
              <Message key={first.id} message={first} read={read} alone />
            )
          }
        />
        {more ? (
          // Each page has a foot of its own, and what follows stands in its place: none is seen to move.
          <div key={data.items.length} className="message-list__foot" ref={foot}>
            <MoreButton more={more} />
          </div>
        ) : null}
      </div>
    );
  },
});
