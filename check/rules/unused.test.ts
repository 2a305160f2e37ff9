import { describe, expect, it } from 'vitest';
import { check, drop, only, set, sound } from '../testing/workbench.ts';

describe('check unused', () => {
  it.each([
    ['/data/spare', { get: '/v2/time' }],
    ['/state/spare', { type: 'number', initial: '1' }],
    ['/popups/spare', { title: { cn: '空', en: 'Empty' }, body: [] }],
  ])('%s is a warning at its name', (pointer, value) => {
    expect(only(set(pointer, value))).toMatchObject({ rule: 'unused', severity: 'warning', pointer });
  });

  it.each([
    ['a gift', '/body/5/gifts', ['rose'], '/campaign/gifts/1/id', 'never shown'],
    ['a goal', '/body/3/milestones', ['first'], '/campaign/milestones/1/id', 'nobody can claim it'],
  ])('%s that no part shows is a warning at its id', (_what, pointer, value, at, why) => {
    expect(only(set(pointer, value))).toMatchObject({
      rule: 'unused',
      severity: 'warning',
      pointer: at,
      message: expect.stringContaining(why),
    });
  });

  it('a board that names a gift shows it to nobody', () => {
    const counted = set('/campaign/boards/0/gifts', ['rose', 'swan'], set('/body/5/gifts', ['rose']));
    expect(only(counted)).toMatchObject({
      pointer: '/campaign/gifts/1/id',
      message: expect.stringContaining('never shown'),
    });
  });

  it('a prize that nothing gives is a warning at its id, one that is given is not', () => {
    const prizes = set('/campaign/prizes', [{ id: 'frame', name: { cn: '框', en: 'Frame' } }]);
    expect(only(prizes)).toMatchObject({
      rule: 'unused',
      severity: 'warning',
      pointer: '/campaign/prizes/0/id',
      message: 'the prize `frame` is never used: nothing of the campaign gives it, so nobody can get it',
      expected: 'a `gives` that names it, or its removal',
    });
    expect(check(set('/campaign/milestones/1/gives', [{ kind: 'prize', prize: 'frame' }], prizes))).toEqual(
      [],
    );
  });

  it('a prize that no part shows, a board that no source asks for', () => {
    const without = check(drop('/body/2', drop('/data/shop'))).map((one) => one.message);
    expect(without).toContainEqual(expect.stringContaining('nobody can redeem it'));
    const board = set('/campaign/boards/1', { id: 'guardian', by: 'sender' });
    expect(only(board)).toMatchObject({ pointer: '/campaign/boards/1/id', rule: 'unused' });
  });

  it('nothing is told of a document that shows all it has, nor of one with errors', () => {
    expect(check(sound)).toEqual([]);
    expect(only(set('/body/0/size', 'huge', set('/data/spare', { get: '/v2/time' })))).toMatchObject({
      rule: 'schema',
    });
  });
});
