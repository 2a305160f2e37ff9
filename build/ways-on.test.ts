import { expect, it } from 'vitest';
import { loadDocuments } from './documents.ts';

type Part = Readonly<Record<string, unknown>>;

/** Whether a part may show in a phase. What asks for more than the phase may; what a full form shows, in a phase that may have one. */
function mayShow(visible: unknown, phase: string): boolean {
  if (phase === 'live' && String(visible).includes("'FORM_FULL'")) return true;
  const asked = /^phase (==|!=|in) (.+)$/.exec(String(visible));
  if (!asked) return true;
  return asked[2]?.includes(`'${phase}'`) === (asked[1] !== '!=');
}

/** Whether something that may show in a phase leads to another page: a step, or a link in a text. */
function leadsOn(part: unknown, phase: string): boolean {
  if (typeof part === 'string') return part.includes('](/');
  if (typeof part !== 'object' || part === null) return false;
  if (!mayShow((part as Part).visible, phase)) return false;
  return (part as Part).do === 'navigate' || Object.values(part).some((inside) => leadsOn(inside, phase));
}

/** What only those see who go to the app: it does not show once there is nothing left to do in there. */
function barsIn(part: unknown, phase: string): number {
  if (typeof part !== 'object' || part === null || !mayShow((part as Part).visible, phase)) return 0;
  if ((part as Part).widget === 'open-app-bar') return 1;
  return Object.values(part).reduce((sum: number, inside) => sum + barsIn(inside, phase), 0);
}

const documents = loadDocuments();
const campaigns = documents.filter(({ document }) => document.campaign && document.schedule);

// A page in a frame has the links to those beside it.
it.each(['settling', 'ended'])('a campaign that is %s leads on to another page', (phase) => {
  expect(campaigns.length).toBeGreaterThan(40);
  const dead = campaigns.filter(({ document }) => !document.around && !leadsOn(document.body, phase));
  expect(dead.map(({ route }) => route)).toEqual([]);
});

it.each(['settling', 'ended'])(
  'a campaign that is %s covers nothing with a bar that invites to it',
  (phase) => {
    const inviting = campaigns.filter(({ document }) => barsIn(document.body, phase) > 0);
    expect(inviting.map(({ route }) => route)).toEqual([]);
  },
);

it('a form that is full leads on to another page while its campaign is live', () => {
  const counted = campaigns.filter(({ document }) =>
    ((document.campaign?.forms ?? []) as Part[]).some(({ seats }) => seats !== undefined),
  );
  expect(counted.length).toBeGreaterThan(3);
  const dead = counted.filter(({ document }) => !document.around && !leadsOn(document.body, 'live'));
  expect(dead.map(({ route }) => route)).toEqual([]);
});

/** Data sources of boards that may show while a campaign is live and, as long as nobody is on them, say nothing of how one gets there. */
function waylessIn(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null || !mayShow((part as Part).visible, 'live')) return [];
  const { widget, way, from } = part as Part;
  const own = widget === 'ranking-list' && way === undefined ? [from] : [];
  return [...own, ...Object.values(part).flatMap(waylessIn)];
}

it('a board of a campaign that is live leads to how one gets on it', () => {
  const wayless = campaigns.map(({ route, document }) => ({ route, boards: waylessIn(document.body) }));
  expect(wayless.filter(({ boards }) => boards.length > 0)).toEqual([]);
});

/** Whether something of a kind is among what may show in a phase. */
function hasIn(part: unknown, widget: string, phase: string): boolean {
  if (typeof part !== 'object' || part === null || !mayShow((part as Part).visible, phase)) return false;
  return (
    (part as Part).widget === widget || Object.values(part).some((inside) => hasIn(inside, widget, phase))
  );
}

// A pass and tasks are everybody's own way, and a draw is luck: nobody has won them (decision 0140). In a frame the stage is that of all its pages.
it('a campaign that is over crowns whoever has won its board, battle or vote, and no campaign does so before', () => {
  const won = campaigns.filter(
    ({ document: { around, schedule, campaign = {} } }) =>
      !around &&
      schedule?.preview !== undefined &&
      ['boards', 'battles', 'polls'].some((block) => Object.hasOwn(campaign, block)),
  );
  expect(won.length).toBeGreaterThan(25);
  const crowns = (phase: string) =>
    won.flatMap(({ route, document }) => (hasIn(document.body, 'champion', phase) ? [route] : []));
  expect(crowns('ended')).toEqual(won.map(({ route }) => route));
  for (const phase of ['preview', 'live', 'settling']) expect(crowns(phase)).toEqual([]);
});

/** The nodes of a kind, however deep. */
const nodesIn = (part: unknown, widget: string): Part[] =>
  typeof part !== 'object' || part === null
    ? []
    : [
        ...((part as Part).widget === widget ? [part as Part] : []),
        ...Object.values(part).flatMap((inside) => nodesIn(inside, widget)),
      ];

it('the page for whoever comes by a computer has a code that opens the app on a phone', () => {
  const page = documents.find(({ route }) => route === 'no_pc');
  const codes = nodesIn(page?.document.body, 'qr-card').map(({ opens, visible }) => ({ opens, visible }));
  expect(codes).toEqual([{ opens: 'app', visible: undefined }]);
});
