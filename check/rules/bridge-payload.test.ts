import { describe, expect, it } from 'vitest';
import { check, only, sound } from '../testing/workbench.ts';

/** The sound document with one more button, whose press calls the app. */
function calling(step: object): string {
  const document = JSON.parse(sound) as { body: object[] };
  document.body.push({
    widget: 'button',
    label: { cn: 'x', en: 'x' },
    press: [{ do: 'bridge', ...step }],
  });
  return JSON.stringify(document, null, 2);
}
const at = `/body/${(JSON.parse(sound) as { body: object[] }).body.length}/press/0`;
const bridge = (step: object) => check(calling(step)).filter((one) => one.rule === 'bridge-payload');

describe('check bridge-payload', () => {
  it('§7 bridge: a right payload is fine, and what the engine fills in may be left out', () => {
    expect(bridge({ method: 'joinGroup', payload: { gid: "'g7'" } })).toEqual([]);
    expect(bridge({ method: 'share' })).toEqual([]);
    expect(check(calling({ method: 'chatPage', payload: { user_id: "'u1'" } }))).toEqual([]);
    expect(bridge({ method: 'playVideo', payload: { anything: "'x'" } })).toEqual([]);
  });

  it('§7 bridge: a misspelt key is one error, with the nearest name', () => {
    expect(bridge({ method: 'joinGroup', payload: { gidd: "'g7'" } })).toEqual([
      expect.objectContaining({ pointer: `${at}/payload/gidd`, nearest: 'gid' }),
    ]);
  });

  it('§7 bridge: a missing key is one error, at the payload or at the step', () => {
    expect(bridge({ method: 'openNewH5', payload: { fullscreen: 'true' } })).toEqual([
      expect.objectContaining({ pointer: `${at}/payload`, message: '`openNewH5` needs `url`' }),
    ]);
    expect(bridge({ method: 'gift' })).toEqual([expect.objectContaining({ pointer: at })]);
  });

  it('§3 bridge payload: an object of expressions for a key that takes one, judged like the whole', () => {
    const feed = (topic: unknown) => bridge({ method: 'createFeed', payload: { content: "'x'", topic } });
    expect(feed({ topic_name: "'May'", img: "'/a.png'" })).toEqual([]);
    expect(feed({ topic_nam: "'May'" })).toEqual([
      expect.objectContaining({ pointer: `${at}/payload/topic/topic_nam`, nearest: 'topic_name' }),
    ]);
    expect(feed({ img: "'/a.png'" })).toEqual([
      expect.objectContaining({ message: '`createFeed.topic` needs `topic_name`' }),
    ]);
  });

  it('§7 bridge: the visitor’s own id is told as what must not be sent, once', () => {
    expect(only(calling({ method: 'rechargePage', payload: { user_id: "'u1'" } })).rule).toBe('secrets');
  });

  it('§7 bridge: a value of the wrong type is one error', () => {
    const wrong = { expected: 'string', pointer: `${at}/payload/gid` };
    expect(check(calling({ method: 'joinGroup', payload: { gid: '7' } }))).toEqual([
      expect.objectContaining({ ...wrong, got: '7' }),
    ]);
    expect(check(calling({ method: 'joinGroup', payload: { gid: { id: "'g7'" } } }))).toEqual([
      expect.objectContaining({ ...wrong, got: 'an object' }),
    ]);
    expect(bridge({ method: 'openNewH5', payload: { url: "'/x'", fullscreen: "'yes'" } })).toHaveLength(1);
  });

  it('capabilities: a node that requires what no app has is one error, with the nearest name', () => {
    const node = (keys: object) => {
      const document = JSON.parse(sound) as { body: object[] };
      document.body.push({ widget: 'rich-text', text: { cn: 'x', en: 'x' }, ...keys });
      return JSON.stringify(document, null, 2);
    };
    const fallback = [{ widget: 'rich-text', text: { cn: 'y', en: 'y' } }];
    expect(check(node({ requires: 'saveImage', fallback }))).toEqual([]);
    expect(check(node({ requires: 'saveImage' }))).toEqual([]);
    expect(only(node({ requires: 'saveImag', fallback }))).toMatchObject({ nearest: 'saveImage' });
    expect(only(node({ fallback }))).toMatchObject({
      rule: 'bridge-payload',
      expected: '`requires` beside it',
    });
    expect(only(node({ requires: 'share', fallback: [{ ...fallback[0], txt: 'z' }] })).pointer).toContain(
      '/fallback/0/',
    );
  });

  it('§7 bridge: an unknown method is told by its name alone', () => {
    expect(check(calling({ method: 'joinGrup', payload: { x: "'1'" } })).map((one) => one.rule)).toEqual([
      'references',
    ]);
    expect(only(calling({ method: 'joinGrup' })).nearest).toBe('joinGroup');
  });
});
