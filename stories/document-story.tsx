import { type Shown, shownIn } from './document-page.tsx';
import { type Story, widgetsOf } from './story-of.tsx';

/** What the server of a try-out has answered, where `npm run build-storybook` has asked it: by route and source. */
const recorded = import.meta.glob<Record<string, Record<string, unknown>>>('../dist/stories/answers.json', {
  import: 'default',
});

/**
 * A story of a committed document, whole.
 * @param file below activities/
 * @param theme its family; without one, what is chosen in the toolbar
 */
export function documentStory(file: string, theme?: string): Story {
  return {
    globals: theme === undefined ? {} : { theme },
    loaders: [
      async (): Promise<Shown> => {
        const { documentIn, exampleAt } = await import('./documents.ts');
        const { route, document } = documentIn(file);
        const answers = (await Object.values(recorded)[0]?.())?.[route] ?? {};
        return {
          route,
          document,
          widgets: await widgetsOf([document, document.around?.document]),
          answers,
          exampleAt,
        };
      },
    ],
    render: (_, { globals, loaded }) => shownIn(loaded as Shown, globals),
  };
}
