import { describe, expect, it, test } from 'vitest';
import { loadDocuments } from '../../build/documents.ts';
import type { ActivityDocument } from '../../engine/document/document.ts';
import { isCampaign } from '../likeness/campaigns.ts';
import { promisedBy } from './promised.ts';

const button = (to: string, more: object = {}) => ({
  widget: 'button',
  label: { en: `To ${to}` },
  press: [
    { do: 'track', event: 'away' },
    { do: 'navigate', to },
  ],
  ...more,
});
const of = (...body: object[]) => promisedBy({ body } as unknown as ActivityDocument);
const ways = (...body: object[]) => of(...body).ways.map(({ to }) => to);

describe('what a page promises when all is over', () => {
  it('is what no phase hides, however deep', () => {
    const board = { widget: 'ranking-list', from: 'hosts' };
    const { widgets } = of(
      {
        widget: 'section',
        visible: "phase != 'preview'",
        body: [board, { ...board, visible: "phase == 'live'" }],
      },
      { widget: 'section', visible: "phase in ['preview', 'live']", body: [board] },
      { widget: 'section', visible: "phase == 'settling' || phase == 'ended'", body: [board] },
    );
    expect(Object.fromEntries(widgets)).toEqual({ section: 2, 'ranking-list': 2 });
  });

  it('is not what stands in another tab, nor what depends on more than the phase', () => {
    const tabs = { widget: 'tabs', tabs: [{ body: [button('/first')] }, { body: [button('/second')] }] };
    expect(ways(tabs, button('/mine', { visible: 'signedIn' }))).toEqual(['/first']);
    expect(ways(button('/full', { visible: "phase == 'ended' || data.form.full" }))).toEqual(['/full']);
    expect(ways(button('/both', { visible: "phase == 'ended' && data.form.full" }))).toEqual([]);
  });

  it('has ways in buttons, by their labels, in sentences and of its frame, without query and part', () => {
    expect(of(button('/fair?from=here')).ways).toEqual([{ to: '/fair', label: 'To /fair?from=here' }]);
    expect(ways({ widget: 'rich-text', text: { en: 'See the [rules](/rule#pay).' } })).toEqual(['/rule']);
    const around = { route: 'frame', document: { body: [button('/hall')] } };
    expect(promisedBy({ body: [], around } as unknown as ActivityDocument).ways).toMatchObject([
      { to: '/hall' },
    ]);
  });
});

describe('every page that is over leads on', () => {
  const CENTER = '/activity_center';
  const documents = loadDocuments().filter(
    ({ document }) => document.schedule !== undefined && document.campaign !== undefined,
  );
  const waysOf = (route: string): string[] => {
    const found = documents.find((one) => one.route === route || one.document.aliases?.includes(`/${route}`));
    return found === undefined ? [] : promisedBy(found.document).ways.map(({ to }) => to);
  };
  const inTwo = (route: string): string[] => {
    const own = waysOf(route);
    return [...own, ...own.flatMap((to) => waysOf(to.slice(1)))];
  };
  const house = (route: string): string => /^[^/]*/.exec(route)?.[0] ?? '';

  test.each(documents.filter(isCampaign).map(({ route }) => [route]))(
    '%s: a campaign, to what is on now, by itself or by the campaign that it belongs to',
    (route) => {
      expect(inTwo(route)).toContain(CENTER);
    },
  );

  test.each(documents.filter((one) => !isCampaign(one)).map(({ route }) => [route]))(
    '%s: a service, to another one',
    (route) => {
      expect(inTwo(route).filter((to) => house(to.slice(1)) !== house(route))).not.toEqual([]);
    },
  );
});
