import { defineDataWidget, MoreButton, useStrings } from '../../engine/index.ts';
import type { ThanksWallProps, WallAnswer } from '../../schemas/generated/types.gen.ts';
import { Note } from './note.tsx';
import { Writer } from './writer.tsx';

/** Notes that a page of the wall is expected to bring, so that the wall does not grow when they arrive. */
const expected = 4;

/** A wall of thanks: one chooses a sentence, all see it. An empty wall still lets the first one be pinned. */
export const thanksWall = defineDataWidget<ThanksWallProps, WallAnswer>({
  placeholder: ({ messages }) => ({
    items: Array.from({ length: expected }, (_, index) => ({
      id: `note-${index}`,
      user: { user_id: `note-${index}`, nickname: '— — —', avatar: '' },
      message: messages[0]?.id ?? '',
      at: 0,
    })),
    next: null,
    mine: 0,
    left: null,
    can: 'post',
  }),
  isEmpty: (_data, { messages }) => messages.length === 0,
  Component: ({ data, more, messages, label, send, report }) => {
    const t = useStrings<'thanks-wall'>();
    const sentences = new Map(messages.map(({ id, text }) => [id, text]));
    return (
      <div className="thanks-wall">
        <Writer messages={messages} told={data} label={label} send={send} />
        {data.items.length === 0 && data.reason !== 'OVER' ? (
          <p className="thanks-wall__bare">{t('wall_bare')}</p>
        ) : null}
        <ul className="thanks-wall__notes">
          {data.items.map((post) => (
            <Note
              key={post.id}
              id={post.id}
              nickname={post.user.nickname}
              title={post.user.title}
              avatar={post.user.avatar}
              sentence={sentences.get(post.message)}
              at={post.at}
              report={post.can === 'report' ? report : undefined}
            />
          ))}
        </ul>
        {more && data.items.length > 0 ? (
          <div className="thanks-wall__foot">
            <MoreButton more={more} />
          </div>
        ) : null}
      </div>
    );
  },
});
