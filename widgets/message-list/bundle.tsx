import { Portrait, type Press, useStrings } from '../../engine/index.ts';
import type { MessageEntry } from '../../schemas/generated/types.gen.ts';
import { Message } from './message.tsx';

/** How many of a bundle one sees at once: the rest is behind a line, unless that is a single one. */
const SHOWN = 3;

/** Faces that peep out of what is folded. */
const FACES = 4;

/** Thanks that follow each other, as thin lines of one sheet. */
export function Bundle({ messages, read }: { messages: readonly MessageEntry[]; read: Press }) {
  const t = useStrings<'message-list'>();
  const shown = messages.length > SHOWN + 1 ? SHOWN : messages.length;
  const folded = messages.slice(shown);
  const line = (one: MessageEntry) => <Message key={one.id} message={one} read={read} />;
  return (
    <li className="message-list__bundle part-row">
      <ul className="message-list__lines">{messages.slice(0, shown).map(line)}</ul>
      {folded.length > 0 ? (
        <details className="message-list__folded">
          <summary>
            <span className="message-list__faces">
              {folded
                .slice(0, FACES)
                .map(({ id, about }) => (about ? <Portrait key={id} src={about.avatar} size={28} /> : null))}
            </span>
            <span className="tabular">{t('messages_thanks', { count: folded.length })}</span>
            {folded.some((one) => !one.read) ? (
              <>
                <i className="message-list__dot" />
                <span className="sr-only"> {t('messages_new')}</span>
              </>
            ) : null}
          </summary>
          <ul className="message-list__lines">{folded.map(line)}</ul>
        </details>
      ) : null}
    </li>
  );
}
