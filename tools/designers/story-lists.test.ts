import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadDocuments } from '../../build/documents.ts';
import { families, shapeOf } from '../../build/ornaments.ts';
import { root } from '../../build/schemas.ts';
import { routeOf } from '../../engine/document/anywhere/route.ts';
import { documentFiles, lists, storiesOf } from './story-lists.ts';

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

  it('have every family, and each says what it is for', () => {
    expect(namesOf('families')).toEqual(families());
    expect(families().filter((name) => !shapeOf(name)?.for)).toEqual([]);
  });

  it('have every folder of pictures, and all of them', () => {
    expect(namesOf('art')).toEqual(['all', ...readdirSync(join(root, 'activities/art')).sort()]);
  });
});
