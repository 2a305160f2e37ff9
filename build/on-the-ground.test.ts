import { describe, expect, it } from 'vitest';
import { loadDocuments } from './documents.ts';

interface Node {
  readonly widget?: string;
  readonly text?: Readonly<Record<string, string>>;
  readonly align?: string;
  readonly dates?: boolean;
  readonly [key: string]: unknown;
}

const documents = loadDocuments().map(({ route, document }) => ({
  route,
  hasDates: document.schedule !== undefined,
  body: (document.body ?? []) as readonly Node[],
}));

/** As it is read: a link by its words, and no marks. */
const plain = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*/g, '');

describe('what stands on the ground of a page', () => {
  it('a few lines are centred, as stage, headings and buttons above and below them are', () => {
    const few = documents.flatMap(({ route, body }) =>
      body
        .filter(({ widget, text }) => widget === 'rich-text' && plain(text?.cn ?? '').length < 100)
        .map(({ align, text }) => ({ route, align, begins: text?.cn?.slice(0, 12) })),
    );
    expect(few.length).toBeGreaterThan(40);
    expect(few.filter(({ align }) => align !== 'center')).toEqual([]);
  });

  it('a stage tells when a campaign is, or was', () => {
    const stages = documents.flatMap(({ route, hasDates, body }) =>
      hasDates ? body.filter(({ widget }) => widget === 'hero').map(({ dates }) => ({ route, dates })) : [],
    );
    expect(stages.length).toBeGreaterThan(40);
    expect(stages.filter(({ dates }) => dates === false)).toEqual([]);
  });
});
