import { describe, expect, it } from 'vitest';
import openApi from '../../../schemas/api/openapi.json' with { type: 'json' };
import { testSchemas } from '../../testing.tsx';
import { compilePage } from '../compile.ts';
import type { ActivityDocument } from '../document.ts';
import type { OpenApi } from '../open-api.ts';
import { around, compile, nodeOf } from './testing.ts';

const button = { widget: 'button', label: 'Go', press: [{ do: 'share' }] };

it('a node has of what its document leaves out what its schema says, and nothing of what it says itself', () => {
  const boards = [{ id: 'charm', by: 'receiver', rewards: [] }];
  const lookOf = (more: object) =>
    nodeOf({ widget: 'reward-shelf', board: 'charm', ...more }, { campaign: { boards } as never }).props.look;
  expect(lookOf({})).toBe('shelf');
  expect(lookOf({ look: 'steps' })).toBe('steps');
});

it('one that requires a method of the app is shown when it says so, and so is what stands in for it', () => {
  const visible = "phase == 'live'";
  const { phases } = nodeOf({ ...button, visible }) as { phases?: unknown };
  expect(phases).toEqual(['live']);
  expect(nodeOf({ ...button, visible, requires: 'share' })).toMatchObject({ widget: 'either', phases });
  expect(nodeOf({ ...button, requires: 'share' })).not.toHaveProperty('phases');
});

it.each([
  ['!signedIn', { visitors: true }],
  ['signedIn', { people: true }],
  ["!signedIn && phase == 'live'", {}],
  ["signedIn && phase == 'live'", {}],
  ["phase == 'live'", {}],
])(
  'one is for visitors alone, or for people alone, when it says so and nothing else: %s',
  (visible, whom) => {
    const { visitors, people } = nodeOf({ ...button, visible }) as { visitors?: true; people?: true };
    expect({ ...(visitors && { visitors }), ...(people && { people }) }).toEqual(whom);
  },
);

describe('a node’s name', () => {
  it('stays with one that requires a method of the app', () => {
    expect(nodeOf({ ...button, id: 'go', requires: 'share' })).toMatchObject({ widget: 'either', id: 'go' });
    expect(nodeOf({ ...button, requires: 'share' })).not.toHaveProperty('id');
  });

  it('stays with a widget that a draft names and nobody knows', () => {
    const draft = (node: ActivityDocument['body'][number]) =>
      compilePage(around({ body: [node] }), 'trial', 'en', {
        set: testSchemas,
        api: openApi as unknown as OpenApi,
        asset: (path) => path,
        media: (path) => path,
        href: (link) => link,
        lenient: true,
      }).body[0];
    expect(draft({ widget: 'buton', id: 'go', label: 'Go' })).toEqual({
      widget: 'buton',
      key: 'b0',
      id: 'go',
      props: { label: 'Go' },
      live: true,
    });
    expect(draft({ widget: 'buton' })).not.toHaveProperty('id');
  });
});

it('keys whose names the document chooses are compiled as their schema says', () => {
  const press = [{ do: 'track', event: 'tap', props: { day: 'day' } }];
  expect(nodeOf({ ...button, press }).props.press).toEqual({
    $a: [{ do: 'track', event: 'tap', props: { day: { $e: expect.anything() } } }],
  });
});

it('a share has a topic where the document gives it one', () => {
  const share = { title: 'Roses', content: 'Send some' };
  expect(compile(around({ share })).share).toEqual(share);
  expect(compile(around({ share: { ...share, topic: { cn: '玫瑰周', en: 'Rose week' } } })).share).toEqual({
    ...share,
    topic: 'Rose week',
  });
});

it('what is told when it is seen says from which share of it on, and after how long: half of it, at once', () => {
  const seen = (more: object) => nodeOf({ ...button, track: { event: 'seen', ...more } }).track;
  expect(seen({})).toEqual({ event: 'seen', share: 0.5, after: 0 });
  expect(seen({ share: 0.9, after: '3s' })).toEqual({ event: 'seen', share: 0.9, after: 3000 });
});
