import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadDocuments } from '../../build/documents.ts';
import { families, shapeOf } from '../../build/ornaments.ts';
import { root } from '../../build/schemas.ts';
import { routeOf } from '../../engine/document/anywhere/route.ts';
import { answeredOn, documentFiles, lists, storiesOf } from './story-lists.ts';

const namesOf = (list: string): string[] => lists()[list]?.entries.map(([name]) => name) ?? [];

describe('lists of stories', () => {
  it('writes a story for each entry, and tests those alone that are named', () => {
    const text = storiesOf({
      title: 'Lamps',
      from: { file: 'lamp-story.tsx', name: 'lampStory' },
      entries: [
        ['area/[[pair]]', 'area/[[pair]].json', 'rose-night'],
        ['plain', 'plain.json'],
      ],
      tested: ['plain'],
    });
    expect(text.split('\n')).toEqual([
      "import { lampStory } from '../../stories/lamp-story.tsx';",
      "export default { title: \"Lamps\", tags: ['!test', '!autodocs'] };",
      'export const _area___pair__ = { ...lampStory("area/[[pair]].json", "rose-night"), name: "area/[[pair]]" };',
      'export const _plain = { ...lampStory("plain.json"), name: "plain", tags: [\'test\'] };',
      '',
    ]);
  });

  it('have every document', () => {
    const routes = new Set(documentFiles().map(routeOf));
    const [first] = documentFiles();
    expect(namesOf('documents')).toHaveLength(documentFiles().length);
    expect(namesOf('documents')).toContain(first?.replace('.json', ''));
    const plain = loadDocuments().filter(({ document }) => document.params === undefined);
    expect(plain.filter(({ route }) => !routes.has(route))).toEqual([]);
  });

  it('know the frame around a page', () => {
    const { entries = [] } = lists().documents ?? {};
    const framed = loadDocuments().filter(({ document }) => document.around !== undefined);
    expect(framed.length).toBeGreaterThan(0);
    const frames = framed.map(({ route }) => entries.find(([name]) => routeOf(name) === route)?.[3]);
    expect(frames.map((frame) => routeOf(frame ?? ''))).toEqual(
      framed.map(({ document }) => document.around?.route),
    );
  });

  it('test two documents, which there are', () => {
    const { tested = [] } = lists().documents ?? {};
    expect(tested).toHaveLength(2);
    expect(tested.filter((name) => !namesOf('documents').includes(name))).toEqual([]);
  });

  it('answers are recorded of each document in some days, and each day of those that stories of tests show', () => {
    const all = loadDocuments();
    const days = Array.from({ length: 12 }, (_, more) =>
      answeredOn(20_000 + more, all).map(({ route }) => route),
    );
    expect(new Set(days.flat())).toEqual(new Set(all.map(({ route }) => route)));
    const shown = readdirSync(join(root, 'stories'))
      .filter((file) => file.endsWith('.stories.tsx'))
      .flatMap((file) => [
        ...readFileSync(join(root, 'stories', file), 'utf8').matchAll(/documentStory\('([^']+)\.json'/g),
      ])
      .map(([, name = '']) => name);
    expect(shown.length).toBeGreaterThan(1);
    for (const name of [...shown, ...(lists().documents?.tested ?? [])])
      for (const day of days) expect(day).toContain(routeOf(`${name}.json`));
    expect(Math.max(...days.map(({ length }) => length))).toBeLessThan(all.length / 6);
  });

  it('have every family, and each says what it is for', () => {
    expect(namesOf('families')).toEqual(families());
    expect(families().filter((name) => !shapeOf(name)?.for)).toEqual([]);
  });

  it('have every folder of pictures, and all of them', () => {
    expect(namesOf('art')).toEqual(['all', ...readdirSync(join(root, 'activities/art')).sort()]);
  });
});
