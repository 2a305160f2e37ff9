import { Portrait, type Press, Pressable, useFormat, usePage, useStrings } from '../../engine/index.ts';
import type { MessageEntry } from '../../schemas/generated/types.gen.ts';

/** What a message is, as a picture of one line: a cup, a tick, a pencil, a heart. */
const signs: Readonly<Record<MessageEntry['sort'], string>> = {
  won: 'M7 4h10v5a5 5 0 0 1-10 0zM7 6H4q0 5 4 5M17 6h3q0 5-4 5M12 14v4M8 20h8',
  accepted: 'M5 13l5 5L19 7',
  refused: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  thanks: 'M12 20Q3 13 4 8q2-5 8 0q6-5 8 0q1 5-8 12z',
};

interface MessageViewProps {
  message: MessageEntry;
  read: Press;
  /** On a sheet of its own; without it, a line of a bundle. */
  alone?: boolean;
}

/** One message: it leads to where it is of, and a button puts it aside while it is new. */
export function Message({ message, read, alone }: MessageViewProps) {
  const t = useStrings<'message-list'>();
  const { date, marks } = useFormat();
  const { href } = usePage();
  const { id, sort, said, from, about, at } = message;
  const isNew = message.read ? '' : ' is-new';
  return (
    <li className={`message-list__card message-list__card--${sort}${alone ? ' part-row' : ''}${isNew}`}>
      <span className="message-list__badge">
        {about ? <Portrait src={about.avatar} size={44} /> : null}
        <svg viewBox="0 0 24 24" aria-hidden="true" className="message-list__sign">
          <path d={signs[sort]} />
        </svg>
      </span>
      <div className="message-list__body">
        <p className="message-list__said">
          {message.read ? null : (
            <>
              <i className="message-list__dot" />
              <span className="message-list__new sr-only">{t('messages_new')}</span>
            </>
          )}{' '}
          {said}
        </p>
        <div className="message-list__foots">
          <small className="message-list__time tabular">{date(at, 'time')}</small>
          {from ? (
            <a className="message-list__from" href={href(from.route)}>
              {from.title}
            </a>
          ) : null}
        </div>
      </div>
      {message.read ? null : (
        <Pressable
          press={read}
          item={{ id }}
          className="btn btn--quiet message-list__read"
          label={`${t('messages_read')}${marks.colon}${said}`}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={signs.accepted} />
          </svg>
        </Pressable>
      )}
    </li>
  );
}
