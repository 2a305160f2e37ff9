import { type Shown, shownIn } from './document-page.tsx';
import { documentIn, exampleAt, textOf } from './documents.ts';
import { tellDocument } from './edited.ts';
import { recorded } from './recorded.ts';
import { type Story, widgetsOf } from './story-of.tsx';

/**
 * A story of a committed document, whole.
 * @param file below activities/
 * @param theme its family, until another one is chosen in the toolbar
 * @param frame the file of what is around it
 */
export function documentStory(file: string, theme?: string, frame?: string): Story {
  return {
    parameters: { family: theme },
    loaders: [
      async ({ id }): Promise<Shown> => {
        tellDocument({ story: id, file, text: await textOf(file) });
        const { route, document } = await documentIn(file, frame);
        const { answers, lettering } = await recorded();
        return {
          route,
          document,
          widgets: await widgetsOf([document, document.around?.document]),
          answers: answers[route] ?? {},
          lettering,
          exampleAt,
        };
      },
    ],
    render: (_, { globals, loaded }) => shownIn(loaded as Shown, globals),
  };
}
