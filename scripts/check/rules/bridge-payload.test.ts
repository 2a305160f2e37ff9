import { describe, expect, it } from 'vitest';
import { check, only, sound } from '../workbench.ts';

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
    expect(bridge({ method: 'chatPage', payload: { user_id: "'u1'" } })).toEqual([]);
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

  it('§7 bridge: an unknown method is told by its name alone', () => {
    expect(check(calling({ method: 'joinGrup', payload: { x: "'1'" } })).map((one) => one.rule)).toEqual([
      'references',
    ]);
    expect(only(calling({ method: 'joinGrup' })).nearest).toBe('joinGroup');
  });
});
