import { emptyPage } from '../tools/designers/empty-page.ts';
import { type Shown, shownIn } from './document-page.tsx';
import { exampleAt, framed, opened, textOf } from './documents.ts';
import { editedDocument, tellDocument } from './edited.ts';
import { Edits, textOfStory } from './edits.tsx';
import { recorded } from './recorded.ts';
import { type Story, widgetsOf } from './story-of.tsx';

/** On the ground of any family. */
const hint = {
  position: 'absolute',
  inset: '40% 24px auto',
  padding: 16,
  borderRadius: 12,
  textAlign: 'center',
  font: '600 15px/1.5 system-ui',
  color: '#222',
  background: '#fff',
} as const;

/** Where a new page lies as long as it has no name. */
const NEW_PAGE = 'new_page.json';

/**
 * A story of a whole document.
 * @param file below activities/; without it the page is new, and there is nothing on it yet
 * @param theme its family, until another one is chosen in the toolbar
 * @param frame the file of what is around it
 */
export function documentStory(file: string | undefined, theme?: string, frame?: string): Story {
  const name = file ?? NEW_PAGE;
  const own = async (): Promise<string> =>
    file === undefined ? JSON.stringify(emptyPage, null, 2) : await textOf(file);
  const load = async (id: string, asked: string): Promise<Shown> => {
    const text = await own();
    const written = await editedDocument(id, name, asked, text);
    const { route, document } = await framed(opened(name, written), frame);
    const { answers, lettering } = await recorded();
    return {
      route,
      document,
      widgets: await widgetsOf([document, document.around?.document]),
      answers: answers[route] ?? {},
      lettering,
      exampleAt,
    };
  };
  return {
    parameters: { family: theme },
    // Judging a whole page takes seconds, and until then no toolbar would change it: whoever browses asks for it.
    ...(import.meta.env.MODE === 'test' ? {} : { globals: { a11y: { manual: true } } }),
    loaders: [
      async ({ id }) => {
        const text = await own();
        tellDocument({ story: id, file: name, text, isNew: file === undefined });
        return { first: await load(id, textOfStory(id, text)) };
      },
    ],
    render: (_, { id, globals, loaded }) => (
      <Edits<Shown>
        story={id}
        first={loaded.first as Shown}
        load={(asked) => load(id, asked)}
        draw={(shown) => (
          <>
            {shown.document.body.length === 0 && (
              <p style={hint}>An empty page: its parts are added in the panel Edit.</p>
            )}
            {shownIn(shown, globals)}
          </>
        )}
      />
    ),
  };
}
