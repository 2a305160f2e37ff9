import { describe, expect, it } from 'vitest';
import { check, only, set, sound, told } from '../testing/workbench.ts';

describe('check answers', () => {
  it('a ranking cannot show the exchange; the fitting source is named', () => {
    const found = check(set('/body/1/from', 'shop')).filter((one) => one.rule === 'answers');
    expect(found).toEqual([
      expect.objectContaining({ pointer: '/body/1/from', nearest: 'charm', allowed: ['charm'] }),
    ]);
  });

  it('it is the only error', () => {
    expect(
      only(
        set('/body/4/from', 'goals', set('/body/3/from', 'goals'))
          .replace(
            '"wall": { "get": "/v2/activities/{id}/wall" }',
            '"wall": { "get": "/v2/activities/{id}/wall" }',
          )
          .replace('"refresh": ["shop"]', '"refresh": ["shop", "wall"]'),
      ),
    ).toMatchObject({ rule: 'answers', pointer: '/body/4/from', nearest: 'wall' });
  });

  it('a source that no widget it feeds can show is told at its path', () => {
    const track = { widget: 'milestone-track', from: 'goals', milestones: ['first', 'second'], claim: [] };
    const twice = set('/body/6', track).replace('/milestones" }', '/exchange" }');
    const found = check(twice).filter((one) => one.rule === 'answers');
    expect(found).toEqual([
      expect.objectContaining({
        pointer: '/data/goals/get',
        nearest: '/v2/activities/{id}/milestones',
        related: [expect.anything(), expect.anything()],
      }),
    ]);
  });

  describe('of a widget that takes several kinds of answers', () => {
    const crown = (keys: object) => set('/body/6', { widget: 'champion', ...keys }, contest);
    const campaign = JSON.parse(sound).campaign;
    const poll = {
      id: 'memory',
      options: [
        { id: 'lights', title: { cn: '灯', en: 'Lights' } },
        { id: 'choir', title: { cn: '歌', en: 'Choir' } },
      ],
      limits: { total: 1 },
    };
    const contest = set('/campaign', { ...campaign, polls: [poll] }).replace(
      '/v2/activities/{id}/milestones"',
      '/v2/activities/{id}/polls"',
    );
    const found = (keys: object) =>
      told('answers', crown(keys)).filter(({ pointer }) => pointer.startsWith('/body/6'));

    it('a board is shown as it is, a poll by its id', () => {
      expect(found({ from: 'charm' })).toEqual([]);
      expect(found({ from: 'goals', poll: 'memory' })).toEqual([]);
    });

    it('polls without the one that is meant', () => {
      expect(found({ from: 'goals' })).toEqual([
        expect.objectContaining({ pointer: '/body/6/from', got: 'no `poll`' }),
      ]);
    });

    it('a poll beside a board: the source with polls is named', () => {
      expect(found({ from: 'charm', poll: 'memory' })).toEqual([
        expect.objectContaining({ pointer: '/body/6/from', nearest: 'goals', allowed: ['goals'] }),
      ]);
    });

    it('an entry of another kind beside the one that is meant', () => {
      expect(found({ from: 'goals', poll: 'memory', battle: 'skies' })).toEqual([
        expect.objectContaining({ pointer: '/body/6/battle', expected: 'no `battle`' }),
      ]);
    });

    it('a poll that does not exist: the nearest name is told', () => {
      expect(told('references', crown({ from: 'goals', poll: 'memori' }))).toEqual([
        expect.objectContaining({ pointer: '/body/6/poll', nearest: 'memory' }),
      ]);
    });
  });
});
