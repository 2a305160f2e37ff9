import type { StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import type { Nearness } from '../engine/clock/time-left.ts';
import type { NodeValue } from '../engine/document/document.ts';
import type { Language } from '../engine/i18n/language.ts';
import type { Phase } from '../engine/index.ts';
import { answersOf, productWords, type TestNode, TestPage, testSchemas } from '../engine/testing.tsx';
import { modules } from '../modules/index.ts';
import campaignSchema from '../schemas/common/campaign.schema.json' with { type: 'json' };
import { faultOf, type faults } from '../tools/designers/faults.ts';
import { widgets } from '../widgets/index.ts';
import { served, servedIn } from './addresses.ts';
import type { Shown } from './document-page.tsx';
import { edited } from './edited.ts';
import { Edits, textOfStory } from './edits.tsx';
import type { Origin } from './origin.ts';
import { hasFields, type Show, sourceState } from './source-state.ts';

export type Story = StoryObj;
const nodes = { ...widgets, ...modules };
type NodeName = keyof typeof nodes;

/** What a story shows beside its schema's example. */
export interface StoryOverrides
  extends Partial<Pick<TestNode, 'state' | 'campaign' | 'token' | 'schedule' | 'world'>> {
  /** The phase that this story is about, whatever is chosen in the toolbar. */
  phase?: Phase;
  /** The state of a data widget's source. */
  show?: Show;
  /** Which of the schema's examples; the first without it. */
  example?: number;
  /** Keys of the node in place of the example's. */
  node?: Partial<NodeValue>;
  /** The source's answer in place of the answer schema's example. */
  answer?: unknown;
  /** The same, or a state, by source, for a node that has more than one. */
  answers?: Readonly<Record<string, unknown>>;
  /** How near the next moment is, as the clock says it; else nothing says so. */
  near?: Nearness;
  /** Runs before the story is drawn: what the phone keeps of an earlier visit. */
  before?: () => void;
  /** Toolbar values that this story needs, whatever is chosen there. */
  globals?: {
    language?: Language;
    theme?: string;
    phase?: Phase;
    viewport?: { value: 'w320' | 'w390' | 'w430' | 'w834' };
    textSize?: '100' | '125' | '150' | '175' | '200';
    fault?: (typeof faults)[number];
    forcedColours?: 'on';
    reducedMotion?: 'on';
  };
}

/** The names of all widgets and screens in a piece of a document. */
function widgetsIn(value: unknown): NodeName[] {
  if (!hasFields(value)) return [];
  const own = Object.keys(nodes).filter((name): name is NodeName => name === value.widget);
  return [...own, ...Object.values(value).flatMap(widgetsIn)];
}

/** All of them, loaded. */
export const widgetsOf = async (piece: unknown): Promise<TestNode['widgets']> =>
  Object.fromEntries(
    await Promise.all([...new Set(widgetsIn(piece))].map(async (one) => [one, await nodes[one]()] as const)),
  );

type Chosen = Readonly<Record<string, unknown>>;

/** What a story shows: a node, or a node in the committed document that it is from. */
type Loaded =
  | { shown: NodeValue; widgets: TestNode['widgets'] }
  | { inDocument: (globals: Chosen) => ReactElement };

/** A document as a page shows it, with what a try-out answered to it. */
async function openedIn({ route, document }: Origin): Promise<Shown> {
  const [{ recorded }, { exampleAt }] = await Promise.all([
    import('./recorded.ts'),
    import('./documents.ts'),
  ]);
  const [{ answers, lettering }, own] = await Promise.all([recorded(), widgetsOf(document)]);
  return { route, document, widgets: own, answers: answers[route] ?? {}, lettering, exampleAt };
}

/**
 * A story of a widget from its schema's `examples`, compiled and shown by the real engine. Data comes from the example
 * of the answer's schema, the campaign from the campaign's example.
 */
export function storyOf(name: NodeName, overrides: StoryOverrides = {}): Story {
  const {
    show = 'filled',
    example = 0,
    node: keys,
    answer: own,
    answers,
    near,
    before,
    globals: fixed,
    phase,
    ...page
  } = overrides;
  const schema = testSchemas.get(
    name in modules ? `modules/${name}.schema.json` : `widgets/${name}.schema.json`,
  );
  const examples = schema?.examples ?? [];
  const node = { widget: name, ...(examples[example] as object), ...keys } as NodeValue;
  const text = JSON.stringify(node, null, 2);
  const exampleOf = (answer: string): unknown => testSchemas.get(`api/${answer}.schema.json`)?.examples?.[0];
  const dataOf = (of: NodeValue, lang: Language, fault?: Show): Record<string, unknown> =>
    Object.fromEntries(
      [...answersOf(of)].map(([source, answer]) => [
        source,
        (fault ? undefined : answers?.[source]) ??
          sourceState(fault ?? show, own ?? exampleOf(answer), productWords(lang)),
      ]),
    );
  const test = { campaign: campaignSchema.examples[0], ...page };
  const load = async (id: string, asked: string): Promise<Loaded> => {
    const { node: shown, from } = await edited(id, asked, text, (one) => ({
      ...test,
      node: one,
      data: dataOf(one, 'en'),
      widgets: {},
    }));
    if (from === undefined) return { shown, widgets: await widgetsOf(shown) };
    const [{ shownIn }, opened] = await Promise.all([import('./document-page.tsx'), openedIn(from)]);
    return { inDocument: (globals) => shownIn(opened, globals) };
  };

  return {
    globals: { ...fixed, ...(phase ? { phase } : {}) },
    // As documents have it: what the panel beside the story shows, changes and takes from elsewhere.
    args: { node: text },
    loaders: [
      async ({ id, args }) => {
        if (near === undefined) delete document.documentElement.dataset.near;
        else document.documentElement.dataset.near = near;
        before?.();
        return { first: await load(id, textOfStory(id, String(Reflect.get(args, 'node') ?? text))) };
      },
    ],
    render: (_, { id, globals, loaded }) => (
      <Edits<Loaded>
        story={id}
        first={loaded.first as Loaded}
        load={(asked) => load(id, asked)}
        draw={(one) =>
          'inDocument' in one ? (
            one.inDocument(globals)
          ) : (
            <TestPage
              {...test}
              node={one.shown}
              data={servedIn(dataOf(one.shown, globals.language as Language, faultOf(globals.fault)))}
              asset={(path) => served(`activities/${path}`)}
              widgets={one.widgets}
              lang={globals.language as Language}
              phase={globals.phase as Phase}
              onReport={({ kind, message }) => {
                // A node that throws shows nothing, and nothing breaks no rule: its story fails instead.
                if (kind === 'node') throw new Error(message);
              }}
            />
          )
        }
      />
    ),
  };
}
