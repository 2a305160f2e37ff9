import * as React from 'react';
import { addons, types, useArgs, useChannel, useStorybookState } from 'storybook/manager-api';
import { Panel } from '../tools/designers/panel.tsx';
import { linkWith, textInLink } from '../tools/designers/story-link.ts';
import { type Asked, EVENT, type Said } from '../tools/designers/told-event.ts';

const none: Said['forms'] = {
  forms: {},
  pictures: [],
  art: '',
  kinds: [],
  families: [],
  places: {},
  known: {},
};

/** What somebody has made of a new page lies in the browser, so that it is there again the next day. */
const KEPT = 'gala/new-page';

/** What stories have become, by their ids. */
const texts = new Map<string, string>();

/** What the link says that its story is, whoever opened Storybook by one; taken once. */
let linked: Promise<string | undefined> | undefined = textInLink(location.href);

/** The panel beside a story: its node, or its document, as a form and as JSON. */
function EditPanel(): React.ReactNode {
  const { storyId } = useStorybookState();
  const [args] = useArgs();
  const [parts, setParts] = React.useState(none);
  const [told, setTold] = React.useState<Said['told']>();
  const [whole, setWhole] = React.useState<Said['document']>();
  const [adding, setAdding] = React.useState<string>();
  const [, drawAnew] = React.useReducer((times: number) => times + 1, 0);
  const page = whole?.story === storyId ? whole : undefined;
  // A story that is still on its way has none.
  const written: unknown = texts.get(storyId) ?? (page ? page.text : args?.node);
  const emit = useChannel(
    {
      [EVENT.forms]: setParts,
      [EVENT.told]: setTold,
      [EVENT.document]: setWhole,
      [EVENT.added]: ({ story, text }: Said['added']) => {
        setAdding(undefined);
        edit(story, text);
      },
    },
    [whole],
  );
  const edit = (story: string, text: string): void => {
    texts.set(story, text);
    if (whole?.isNew && whole.story === story) localStorage.setItem(KEPT, text);
    emit(EVENT.edit, { story, text } satisfies Asked['edit']);
    drawAnew();
  };
  // A story that is still on its way answers nothing: each asks anew until one did.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at each story
  React.useEffect(() => {
    if (parts === none) emit(EVENT.ask);
  }, [told, parts, emit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when a new page is opened
  React.useEffect(() => {
    const kept = page?.isNew && !texts.has(storyId) ? localStorage.getItem(KEPT) : null;
    if (kept !== null) edit(storyId, kept);
  }, [page]);
  const isThere = typeof written === 'string';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the story of the link has come
  React.useEffect(() => {
    if (!isThere || !linked) return;
    const of = linked;
    linked = undefined;
    void of.then((text) => text !== undefined && edit(storyId, text));
  }, [isThere]);
  if (!isThere)
    return (
      <p style={{ padding: 12 }}>
        Nothing to edit here: widgets, documents and Pages / Compose have their form in this place.
      </p>
    );
  const own = told?.story === storyId ? told : undefined;
  const add = (list: Asked['add']['list'], place: number, widget: string, text: string): void => {
    setAdding(storyId);
    emit(EVENT.add, { story: storyId, text, list, place, widget } satisfies Asked['add']);
  };
  return (
    <Panel
      key={storyId}
      story={storyId}
      text={written}
      onText={(text) => edit(storyId, text)}
      file={page?.file}
      first={page?.text}
      told={own?.told ?? []}
      isJudged={own === undefined || own.text === written}
      from={own?.from}
      around={own?.names}
      isAdding={adding === storyId}
      {...parts}
      linkOf={(text) => linkWith(location.href, text)}
      onAdd={page && add}
    />
  );
}

// Who opens a story finds what it is made of beside it, at its full height; names and tools have the rest of a small screen.
addons.setConfig({
  selectedPanel: 'gala/edit',
  layout: { panelPosition: 'right', navSize: 230, rightPanelWidth: 330 },
});
addons.register('gala', () => {
  addons.add('gala/edit', {
    type: types.PANEL,
    title: 'Edit',
    render: ({ active }) => (active ? <EditPanel /> : null),
  });
});
