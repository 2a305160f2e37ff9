import { Picture, type Press, Pressable, useFormat, usePage, useStrings } from '../../engine/index.ts';
import type { MessageEntry } from '../../schemas/generated/types.gen.ts';

/** What a message is, as a picture of one line: a cup, a tick, a pencil, a heart. */
const signs: Readonly<Record<MessageEntry['sort'], string>> = {
  won: 'M7 4h10v5a5 5 0 0 1-10 0zM7 6H4q0 5 4 5M17 6h3q0 5-4 5M12 14v4M8 20h8',
  accepted: 'M5 13l5 5L19 7',
  refused: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  thanks: 'M12 20Q3 13 4 8q2-5 8 0q6-5 8 0q1 5-8 12z',
};

/** One message: a card that leads to where it is of, and a button that puts it aside while it is new. */
export function Message({ message, read }: { message: MessageEntry; read: Press }) {
  const t = useStrings<'message-list'>();
  const { date } = useFormat();
  const { href } = usePage();
  const { id, sort, said, from, about, at } = message;
  return (
    <li className={`message-list__card part-row message-list__card--${sort}${message.read ? '' : ' is-new'}`}>
      <span className="message-list__badge">
        {about ? <Picture src={about.avatar} alt="" width={44} height={44} /> : null}
        <svg viewBox="0 0 24 24" aria-hidden="true" className="message-list__sign">
          <path d={signs[sort]} />
        </svg>
      </span>
      <div className="message-list__body">
        <p className="message-list__said">
          {message.read ? null : <b className="message-list__new">{t('messages_new')}</b>} {said}
        </p>
        <div className="message-list__foots">
          <small className="message-list__time tabular">{date(at, 'time')}</small>
          {from ? (
            <a className="message-list__from" href={href(from.route)}>
              {from.title}
            </a>
          ) : null}
          {message.read ? null : (
            <Pressable
              press={read}
              item={{ id }}
              className="btn btn--quiet message-list__read"
              label={`${t('messages_read')}: ${said}`}
            >
              {t('messages_read')}
            </Pressable>
          )}
        </div>
      </div>
    </li>
  );
}
