import { describe, expect, it } from 'vitest';
import { check, set, sound, told } from '../../check/testing/workbench.ts';

/** What people read, in both languages of the sound document. */
const say = (en: string) => ({ cn: '中文', en });
const option = (id: string) => ({ id, title: say(id) });
const form = {
  id: 'audition',
  steps: [
    {
      id: 'you',
      title: say('You'),
      fields: [
        { kind: 'text', id: 'name', title: say('Your name'), required: true, least: 2, most: 12 },
        {
          kind: 'choice',
          id: 'talent',
          title: say('Your talent'),
          options: ['song', 'dance', 'talk'].map(option),
          choose: { least: 1, most: 2 },
        },
      ],
    },
    {
      id: 'more',
      title: say('More'),
      fields: [
        {
          kind: 'long',
          id: 'story',
          title: say('Your story'),
          when: { field: 'talent', is: ['song', 'talk'] },
        },
        { kind: 'consent', id: 'terms', title: say('Terms'), text: say('All of it.'), agree: say('I agree') },
        {
          kind: 'date',
          id: 'born',
          title: say('Your birthday'),
          from: '1950-01-01',
          until: '2007-12-31',
          when: { field: 'terms', is: ['yes'] },
        },
      ],
    },
  ],
  review: { reasons: [option('unclear'), option('late')] },
  keepDays: 30,
};
const node = {
  widget: 'form-steps',
  from: 'papers',
  form: 'audition',
  press: [
    {
      do: 'post',
      to: '/v2/activities/{id}/forms/{item.form}',
      body: { answers: 'item.answers' },
      spends: true,
      refresh: ['papers', 'shop'],
    },
  ],
};
/** The sound document with a form on its page. */
const formed = set(
  '/campaign/forms',
  [form],
  set('/data/papers', { get: '/v2/activities/{id}/forms' }, set('/body/8', node, sound)),
);
const at = (pointer: string, value: unknown) =>
  told('campaign', set(`/campaign/forms/0${pointer}`, value, formed));

describe('forms', () => {
  it('are sound', () => {
    expect(check(formed)).toEqual([]);
  });

  it('say below a question what their own facts are, and in the question itself none', () => {
    const most = '{{ form.audition.steps.you.fields.name.most }}';
    const words = { cn: `最多 ${most} 个字`, en: `${most} letters at most` };
    const asked = (key: string) => check(set(`/campaign/forms/0/steps/0/fields/0/${key}`, words, formed));
    expect(asked('help')).toEqual([]);
    expect(asked('title').map(({ severity }) => severity)).toContain('error');
  });

  it.each([
    ['/steps/1/fields/0/id', 'name', 'an id of its own', 'name'],
    ['/steps/1/id', 'you', 'an id of its own', 'you'],
    ['/steps/0/fields/1/options/2/id', 'dance', 'an id of its own', 'dance'],
    ['/review/reasons/1/id', 'unclear', 'an id of its own', 'unclear'],
    ['/steps/0/fields/0/least', 13, 'at most 12', '13'],
    ['/steps/1/fields/0/least', 1001, 'at most 1000', '1001'],
    ['/steps/0/fields/1/choose/least', 3, 'at most 2', '3'],
    ['/steps/0/fields/1/choose/most', 4, 'at most 3', '4'],
    ['/steps/1/fields/2/from', '2007-02-30', 'a day such as 2007-12-31', '2007-02-30'],
    ['/steps/1/fields/2/from', '2008-01-01', '2007-12-31 or before', '2008-01-01'],
    ['/steps/1/fields/0/when/field', 'name', 'talent', 'name'],
    ['/steps/1/fields/0/when/field', 'terms', 'talent', 'terms'],
    ['/steps/1/fields/0/when/is/1', 'swim', 'song, dance, talk', 'swim'],
    ['/steps/1/fields/2/when/is/0', 'no', 'yes', 'no'],
  ])('with a mistake at %s are told of once, there: %s', (pointer, value, expected, got) => {
    expect(at(pointer, value)).toMatchObject([{ pointer: `/campaign/forms/0${pointer}`, expected, got }]);
  });

  it('may leave one day, one number of letters and one answer', () => {
    expect(at('/steps/1/fields/2/from', '2007-12-31')).toEqual([]);
    expect(at('/steps/0/fields/0/least', 12)).toEqual([]);
    expect(at('/steps/0/fields/1/choose/least', 2)).toEqual([]);
  });

  it('can be sent by whoever writes as much as they may', () => {
    const long = (nth: number) => ({ kind: 'long', id: `long-${nth}`, title: say('Long'), most: 2000 });
    const fields = Array.from({ length: 9 }, (_, nth) => long(nth));
    expect(at('/steps', [{ id: 'all', title: say('All'), fields }])).toMatchObject([
      { pointer: '/campaign/forms/0/steps', got: '18000 letters' },
    ]);
  });

  it('take no more files than one person may send on a day', () => {
    const files = (most: number) => ({
      kind: 'file',
      id: `files-${most}`,
      title: say('Files'),
      takes: ['picture'],
      most,
      mostBytes: 4_000_000,
    });
    const asking = (...most: number[]) =>
      at('/steps', [{ id: 'all', title: say('All'), fields: most.map(files) }]);
    expect(asking(5)).toEqual([]);
    expect(asking(3, 4)).toMatchObject([{ pointer: '/campaign/forms/0/steps', got: '28000000 bytes' }]);
  });

  it('take files where a widget sends some, and nowhere else', () => {
    const file = { kind: 'file', id: 'photo', title: say('A photo'), takes: ['picture'] };
    const steps = [{ id: 'all', title: say('All'), fields: [file] }];
    const asking = set('/campaign/forms/0/steps', steps, formed);
    const path = '/v2/activities/{id}/forms/audition/files';
    expect(check(set('/body/8/files', path, asking))).toEqual([]);
    expect(check(asking)).toMatchObject([{ pointer: '/campaign/forms/0/steps/0/fields/0/kind' }]);
    expect(
      told('api-paths', set('/body/8/files', '/v2/activities/{id}/forms/audition', formed)),
    ).toMatchObject([{ pointer: '/body/8/files', message: 'no files go there' }]);
    expect(told('api-paths', set('/body/8/press/0/to', path, formed))).toMatchObject([
      { pointer: '/body/8/press/0/to', message: 'files go there, and a step has none' },
    ]);
  });

  it('are shown somewhere, and sent to one that there is', () => {
    expect(check(set('/body/8/form', 'none', formed)).length).toBeGreaterThan(0);
    const never = set('/body/8', { widget: 'rich-text', text: say('nothing') }, formed);
    expect(
      check(never)
        .map(({ message }) => message)
        .join(),
    ).toContain('nobody can fill it in');
  });
});

it('each form is sent once: no task asks one person for it twice', () => {
  const task = {
    id: 'papers',
    name: say('Papers'),
    icon: 'art/rose/icons/petal.svg',
    counts: [{ fact: 'forms' }],
    at: 2,
    gives: [{ kind: 'points', points: 5 }],
  };
  const asked = (at: number) =>
    told('campaign-sense', set('/campaign/tasks', [{ ...task, at }], formed)).filter(({ pointer }) =>
      pointer.endsWith('/at'),
    );
  expect(asked(1)).toEqual([]);
  expect(asked(2)).toMatchObject([{ pointer: '/campaign/tasks/0/at', expected: 'at most 1', got: '2' }]);
});

describe('a field that hangs on an answer that is not there', () => {
  const fields = '/campaign/forms/0/steps/0/fields';
  const more = '/campaign/forms/0/steps/1/fields';
  const faults = (text: string) => told('campaign', text);

  it('is told once where several hang on it, with the answer that nobody hangs on', () => {
    const twice = set(`${more}/2/when`, { field: 'talent', is: ['song', 'dance'] }, formed);
    expect(faults(set(`${fields}/1/options/0/id`, 'singing', twice))).toMatchObject([
      {
        pointer: `${more}/0/when/is/0`,
        message: '`talent` has no such answer',
        got: 'song',
        nearest: 'singing',
        related: [{ message: 'and here' }],
      },
    ]);
  });

  it('is told of its field where another has all of the answers', () => {
    const other = {
      kind: 'choice',
      id: 'place',
      title: say('Where'),
      options: ['stage', 'street'].map(option),
    };
    const two = set(`${fields}/2`, other, formed);
    expect(faults(set(`${more}/0/when`, { field: 'talent', is: ['street'] }, two))).toMatchObject([
      { pointer: `${more}/0/when/field`, expected: 'place', got: 'talent', nearest: 'place' },
    ]);
  });
});
