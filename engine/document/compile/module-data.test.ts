import { describe, expect, it } from 'vitest';
import openApi from '../../../schemas/api/openapi.json' with { type: 'json' };
import { testSchemas } from '../../testing.tsx';
import { hrefOf } from '../anywhere/href.ts';
import { compilePage } from '../compile.ts';
import type { OpenApi } from '../open-api.ts';
import { composeSchemas, type Schema } from '../schema-set.ts';
import { CompileError } from './context.ts';
import { around } from './testing.ts';

describe('a screen of a module', () => {
  const screen: Schema = {
    title: 'SkyPanelProps',
    type: 'object',
    properties: {
      big: { type: 'boolean' },
      words: { type: 'object', 'x-data': 'sky/data/words.json' },
      stars: { type: 'object', 'x-art': 'sky/art' },
    },
    required: ['words', 'stars'],
  };
  const set = composeSchemas(new Map([...testSchemas, ['modules/sky-panel.schema.json', screen]]));
  const words = {
    $schema: 'x',
    greeting: { cn: '你好', en: 'Hello {{name}}' },
    list: [{ id: 'a', text: { cn: '一', tw: '壹', en: 'one' } }],
    count: 3,
  };
  const context = {
    set,
    api: openApi as unknown as OpenApi,
    asset: (path: string) => path,
    media: (path: string) => path,
    href: hrefOf,
    modules: {
      data: (path: string) => (path === 'sky/data/words.json' ? words : undefined),
      art: (folder: string) => ({ moon: `/${folder}/moon.svg` }),
    },
  };
  const page = around({ body: [{ widget: 'sky-panel', big: true }] });

  it('gets its data in the page’s language alone, and the addresses of its pictures', () => {
    const [node] = compilePage(page, 'sky', 'en', context).body;
    expect(node?.props).toEqual({
      big: true,
      words: { greeting: 'Hello {{name}}', list: [{ id: 'a', text: 'one' }], count: 3 },
      stars: { moon: '/sky/art/moon.svg' },
    });
    const [thai] = compilePage(page, 'sky', 'th', context).body;
    expect(thai?.props.words, 'cn where a text has no Thai').toMatchObject({ greeting: '你好' });
  });

  it('gets of its data what its schema names, at any depth, and the whole of what that leaves to another schema', () => {
    const text: Schema = { $ref: 'sky/text.schema.json' };
    const part: Schema = {
      type: 'object',
      properties: {
        greeting: text,
        absent: text,
        list: { type: 'array', items: { type: 'object', properties: { text } } },
      },
      'x-data': 'sky/data/words.json',
    };
    const some = { ...screen, properties: { ...screen.properties, words: part } };
    const named = composeSchemas(new Map([...set, ['modules/sky-panel.schema.json', some]]));
    const [node] = compilePage(page, 'sky', 'en', { ...context, set: named }).body;
    expect(node?.props.words).toEqual({ greeting: 'Hello {{name}}', list: [{ text: 'one' }] });
  });

  it('asks no document for what the build gives, and takes none from it', () => {
    const node = set.get('nodes/sky-panel.schema.json');
    expect(Object.keys(node?.properties ?? {})).not.toContain('words');
    expect(node?.required).toEqual(['widget']);
    const body = [{ widget: 'sky-panel', words: 'mine' }];
    const [own] = compilePage(around({ body }), 'sky', 'en', context).body;
    expect(own?.props.words).not.toBe('mine');
  });

  it('cannot be built where no modules are known', () => {
    const { modules: _, ...without } = context;
    expect(() => compilePage(page, 'sky', 'en', without)).toThrow(CompileError);
  });
});
