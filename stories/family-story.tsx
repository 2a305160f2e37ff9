import { paletteOf, picturesOf, shapeOf } from '../.storybook/themes.ts';
import parts from '../docs/art.md?raw';
import type { ActivityDocument } from '../engine/document/document.ts';
import { languages } from '../engine/i18n/language.ts';
import { partsIn, titleOfFamily } from '../tools/designers/family-parts.ts';
import '../tools/designers/pages/pages.css';
import { served } from './addresses.ts';
import { type Shown, shownIn } from './document-page.tsx';
import { boardRows, campaign, person } from './festival.ts';
import { recorded } from './recorded.ts';
import { type Story, widgetsOf } from './story-of.tsx';
import { Colours } from './token-table.tsx';

const layers = ['sky', 'far', 'middle', 'near', 'light'] as const;

/** A page with everything that asks a family for one of its parts. */
function documentIn(family: string): ActivityDocument {
  const drawn = picturesOf(family);
  const art = Object.fromEntries(
    layers.flatMap((layer) =>
      drawn.includes(`${layer}.svg`) ? [[layer, `art/${family}/${layer}.svg`] as const] : [],
    ),
  );
  const hero = { widget: 'hero', art, title: titleOfFamily(family), badge: 'Badge', dates: true };
  const text = { widget: 'rich-text', text: '**Ink** on the panel, [a link](/seed_rule).\n\n> Muted ink.' };
  const toast = [{ do: 'toast', text: 'Sent' }];
  return {
    version: 1,
    title: titleOfFamily(family),
    languages: [...languages],
    theme: { preset: family },
    schedule: { start: '2025-05-20T00:00:00+08:00', end: '2025-05-27T00:00:00+08:00' },
    data: { charm: { get: '/v2/activities/{id}/boards/charm' } },
    campaign,
    popups: { sheet: { title: 'A sheet', body: [text] } },
    body: [
      ...(art.sky ? [hero] : []),
      { widget: 'countdown', to: 'end' },
      {
        widget: 'section',
        title: 'Podium and rows',
        frame: 'grand',
        body: [{ widget: 'ranking-list', from: 'charm', unit: 'charm', podium: true, show: 6, me: true }],
      },
      { widget: 'divider' },
      {
        widget: 'section',
        title: 'Cards',
        frame: 'plain',
        body: [{ widget: 'gift-series', gifts: campaign.gifts.slice(0, 4).map(({ id }) => id) }],
      },
      {
        widget: 'section',
        title: 'Tabs and buttons',
        frame: 'grand',
        body: [
          {
            widget: 'tabs',
            tabs: [
              { key: 'one', label: 'Chosen', note: 'a note', body: [text] },
              { key: 'two', label: 'At rest', note: 'a note', body: [text] },
            ],
          },
          { widget: 'button', label: 'Open a sheet', press: [{ do: 'popup', open: 'sheet' }] },
          { widget: 'button', kind: 'secondary', label: 'Secondary', press: toast },
          { widget: 'button', kind: 'quiet', label: 'Quiet', press: toast },
          { widget: 'button', label: 'Disabled', disabled: 'true', press: toast },
        ],
      },
    ],
  } as unknown as ActivityDocument;
}

const board = {
  rows: boardRows(8),
  me: { rank: 23, place: 23, score: 9_800, gap: 240, lead: null, user: person(4) },
  total: 8,
  settled: false,
};

/** Each part as it is drawn, with what it is; a part that the family has not drawn says so. */
function Parts({ family }: { family: string }) {
  const drawn = picturesOf(family);
  return (
    <div className="designers__grid">
      {partsIn(parts).map(({ file, about }) => (
        <figure key={file} className="designers__card">
          <div style={{ background: paletteOf(family).ground, color: paletteOf(family).ink }}>
            {drawn.includes(file) ? (
              <img src={served(`activities/art/${family}/${file}`)} alt="" loading="lazy" />
            ) : (
              'the plain look'
            )}
          </div>
          <strong>{file}</strong>
          <small>{about}</small>
        </figure>
      ))}
    </div>
  );
}

function About({ family }: { family: string }) {
  return (
    <section className="designers designers--head">
      <h1>{family}</h1>
      <p className="designers__lead">{shapeOf(family).for}</p>
    </section>
  );
}

function Made({ family }: { family: string }) {
  const { for: _, ...shape } = shapeOf(family);
  return (
    <section className="designers">
      <h2>Shapes</h2>
      <p>
        {Object.entries(shape)
          .map(([key, value]) => `${key}: ${[value].flat().join(', ')}`)
          .join(' · ')}
      </p>
      <h2>Colours</h2>
      <Colours palette={paletteOf(family)} />
      <h2>Parts as drawn</h2>
      <Parts family={family} />
    </section>
  );
}

/** A family: what it is for, all its parts in use on a page, its colours, and each part by itself. */
export const familyStory = (family: string): Story => ({
  globals: { theme: family },
  loaders: [
    async (): Promise<Shown> => {
      const document = documentIn(family);
      const answers = { charm: board };
      const { lettering } = await recorded();
      return {
        route: 'family',
        document,
        widgets: await widgetsOf(document),
        answers,
        lettering,
        exampleAt: () => undefined,
      };
    },
  ],
  render: (_, { globals, loaded }) => (
    <>
      <About family={family} />
      {shownIn(loaded as Shown, globals)}
      <Made family={family} />
    </>
  ),
});
