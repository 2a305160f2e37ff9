import { describe, expect, it } from 'vitest';
import { pollOf, voteSteps } from '../testing/polls.ts';
import { check, only, set, sound, told } from '../testing/workbench.ts';

const body = (JSON.parse(sound) as { body: object[] }).body;
const track = { ...body[3] };
/** The goals once more, at the end of the page. */
const again = (changes: object = {}, first: object = {}) =>
  set('/body', [...body.slice(0, 3), { ...track, ...first }, ...body.slice(4), { ...track, ...changes }]);

const vote = (id: string, more: object = {}) => ({
  widget: 'vote-poll',
  from: 'polls',
  poll: id,
  press: voteSteps(),
  ...more,
});
const voting = (...widgets: object[]) =>
  set(
    '/body',
    [...body, ...widgets],
    set(
      '/data/polls',
      { get: '/v2/activities/{id}/polls' },
      set('/campaign/polls', [pollOf('day'), pollOf('night')]),
    ),
  );

describe('check shown-twice', () => {
  it('a part that stands there twice is a warning at the second', () => {
    expect(only(again())).toMatchObject({
      rule: 'shown-twice',
      severity: 'warning',
      pointer: '/body/8/from',
      got: '`goals`',
      related: [{ line: 28, message: 'it is shown here already' }],
    });
  });

  it('words and what a tap does make no other view', () => {
    expect(told('shown-twice', again({ id: 'goals', track: { event: 'goals_seen' } }))).toHaveLength(1);
  });

  it.each([
    ['other entries', { milestones: ['first'] }, {}],
    ['another moment', { visible: "phase == 'ended'" }, { visible: "phase == 'live'" }],
  ])('%s: another view', (_what, changes, first) => {
    expect(told('shown-twice', again(changes, first))).toEqual([]);
  });

  it('one for visitors and one for people are never seen together', () => {
    expect(told('shown-twice', again({ visible: 'signedIn' }, { visible: '!signedIn' }))).toEqual([]);
    expect(told('shown-twice', again({ visible: 'signedIn' }, { visible: "phase == 'live'" }))).toHaveLength(
      1,
    );
  });

  it('two panels of one row of tabs are never seen together, nor a page and its popup', () => {
    const tabs = {
      widget: 'tabs',
      key: 'turn',
      tabs: [1, 2].map((key) => ({ key, label: { cn: `${key}`, en: `${key}` }, body: [track] })),
    };
    expect(told('shown-twice', set('/body', [...body.slice(0, 3), tabs, ...body.slice(4)]))).toEqual([]);
    expect(told('shown-twice', set('/popups/thanks/body', [track]))).toEqual([]);
  });

  it('of two polls one twice is one finding, which offers the other', () => {
    expect(check(voting(vote('day'), vote('night')))).toEqual([]);
    expect(only(voting(vote('day'), vote('day')))).toMatchObject({
      rule: 'shown-twice',
      pointer: '/body/9/poll',
      nearest: 'night',
    });
  });
});
