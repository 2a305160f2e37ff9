import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { root } from '../../build/schemas.ts';
import { readProject } from '../disk/project.ts';
import type { Finding } from '../finding.ts';
import { checkText } from '../index.ts';
import { checkDataText, soundData } from './data-workbench.ts';
import { blockOf, type Example, inLanguages, words } from './examples.ts';
import { pollOf, voteSteps } from './polls.ts';
import { check, checkAll, drop, set, sound, sources, swap, told } from './workbench.ts';

/** The pieces of an example that has several, one a line, without what is left out. */
const linesOf = (block: string): string[] => block.split('\n').filter((line) => line !== '');
const lenient = (text: string): Example =>
  parse(text.replaceAll('[ ... ]', '[]').replaceAll(/, \.\.\.(?= [}\]])/g, ''));
/** What stands behind `//` on the first line: the file that an example is of. */
const fileOf = (block: string): string => /\/\/ (?:in )?(activities\S+?\.json)/.exec(block)?.[1] ?? '';

const { body: nodes, campaign } = JSON.parse(sound);
const points = [{ kind: 'points', points: 5 }];
const note = (nth: number) => ({ widget: 'rich-text', text: words(`字${'一二三'[nth]}`, `Words ${nth}`) });
/** The sound document under another address, and another page that it may lead to. */
const moved = drop('/aliases', set('/title', words('百合', 'Lilies')));
const other: Example = parse(sources.get('activities/other.json') ?? '');
const centre = JSON.stringify({ ...other, aliases: undefined, body: [{ ...other.body[0], id: 'top' }] });

/** A node of which an example shows what matters alone. */
const whole = (node: Example, nth = 0): object => {
  if (node.widget === 'image') return note(nth);
  if (node.widget === 'open-app-bar')
    return {
      ...node,
      title: words('打开', 'Open it'),
      label: words('去', 'Go'),
      press: [{ do: 'open-app' }],
    };
  const body = node.body?.length === 0 ? [note(0), note(1)] : node.body?.map(whole);
  return node.widget === 'section' ? { ...node, title: words('一节', 'A section'), body } : { ...node, body };
};
const stepOf = (id: string, nth: number) => ({ id, at: [1, 3, 8][nth], gives: points });
/** What a poll's node needs beside what an example shows. */
const voting = (node: Example) => (node.poll === undefined ? node : { ...node, press: voteSteps() });
/** What an example with facts is of: a gift that earns 2, a badge that costs 5, an end on May 25. */
const withFacts = (schedule: object, text: object): string =>
  set(
    '/schedule',
    { end: '2025-05-25T20:00:00+08:00', ...schedule },
    set(
      '/body/7/rules/0/text',
      text,
      set(
        '/campaign/gifts/0',
        { ...campaign.gifts[0], name: words('单枝', 'Single rose'), earns: 2 },
        set('/campaign/exchange/0', { ...campaign.exchange[0], name: words('徽章', '520 badge'), cost: 5 }),
      ),
    ),
  );
const mbti = 'modules/mbti/data/advanced-problem.json';

/** What its rule tells of each piece of an example: of several documents, of names of files, of data, of more than one node. */
export const pieces: Readonly<Record<string, (block: string) => readonly (readonly Finding[])[]>> = {
  'bridge-payload': (block) =>
    linesOf(block)
      .map(lenient)
      .map((one) =>
        one.do === undefined
          ? set('/body/6', { ...one, text: words('字', 'Words'), fallback: [note(0)] })
          : set('/body/6/press/0', one),
      )
      .map((text) => told('bridge-payload', text)),
  'copied-facts': (block) => {
    const { start } = lenient(block).schedule;
    const schedule = { start, end: start.replace('-18T', '-25T') };
    return [check(set('/schedule', schedule, moved), fileOf(block))];
  },
  copies: (block) => [checkAll(Object.fromEntries(linesOf(block).map((path) => [path, moved])))],
  'data-schema': (block) => [checkDataText(set('/$schema', lenient(block).$schema, soundData))],
  'day-order': (block) => {
    const calendar = lenient(block);
    const days = [1, 2, 3].map((nth) => ({
      id: `day-${nth}`,
      icon: 'art/rose/icons/petal.svg',
      gives: points,
    }));
    const streaks = ['three', 'seven'].map((id, nth) => ({ id, length: nth + 2, gives: points }));
    const stamp = [{ do: 'post', to: '/v2/activities/{id}/check_in', spends: true, refresh: ['stamps'] }];
    return [
      told(
        'day-order',
        set(
          '/campaign/checkIn',
          { days, streaks },
          set(
            '/data/stamps',
            { get: '/v2/activities/{id}/check_in' },
            set('/body/8', { ...calendar, from: 'stamps', stamp }),
          ),
        ),
      ),
    ];
  },
  files: (block) => linesOf(block).map((path) => check(moved, path)),
  frames: (block) => {
    const { frame, body } = lenient(block);
    const { title, languages, theme, version, $schema } = other;
    const inside = { $schema, version, title, languages, theme, body: [] };
    const around = { ...inside, frame, body: body.map((one: Example) => ({ ...nodes[0], ...one })) };
    for (const one of around.body)
      if (one.widget === 'outlet') for (const key of ['id', 'art', 'title']) delete one[key];
    return [
      checkAll({
        'activities/around.json': JSON.stringify(around),
        'activities/game_ranking/rule.json': JSON.stringify(inside),
      }),
    ];
  },
  'json-syntax': (block) => [told('json-syntax', block)],
  layout: (block) =>
    linesOf(block)
      .map((line) => whole(lenient(line)))
      .map((node) => told('layout', set('/body', [...nodes, node]))),
  links: (block) => [
    checkAll({
      'activities/sound.json': set('/body/6/press/0', lenient(block)),
      'activities/activity_center.json': centre,
    }),
  ],
  'module-data': (block) => {
    const project = readProject(root);
    const text = readFileSync(join(root, mbti), 'utf8');
    const [before = ''] = /"A": \["E", "N"\]/.exec(text) ?? [];
    return [
      checkText(
        mbti,
        text.replace(before, () => `"A": ${JSON.stringify(lenient(block).A)}`),
        project,
      ),
    ];
  },
  parameters: (block) => {
    const inFolder = swap('"../schemas', '"../../schemas', moved);
    const { params } = lenient(block);
    return [
      check(
        params === undefined
          ? inFolder
          : inFolder.replace('"version": 1,', `"version": 1, "params": ${JSON.stringify(params)},`),
        fileOf(block) || 'activities/rookie/[city].json',
      ),
    ];
  },
  routes: (block) => [
    checkAll({
      [fileOf(block)]: JSON.stringify({ $schema: other.$schema, version: 1, ...lenient(block) }),
      'activities/activity_center.json': centre,
    }),
  ],
  'shown-order': (block) => [
    told(
      'shown-order',
      set(
        '/campaign/invite',
        { limits: { total: 20, day: 5 }, steps: ['one', 'three', 'eight'].map(stepOf) },
        set(
          '/data/invite',
          { get: '/v2/activities/{id}/invite' },
          set('/body/8', { ...lenient(block), from: 'invite' }),
        ),
      ),
    ),
  ],
  'shown-twice': (block) => [
    told(
      'shown-twice',
      set(
        '/campaign/polls',
        ['street', 'night'].map((id) => pollOf(id)),
        set(
          '/data/polls',
          { get: '/v2/activities/{id}/polls' },
          set(
            '/data/week',
            { get: '/v2/activities/{id}/boards/charm' },
            set('/body', [...nodes, ...linesOf(block).map((line) => voting(lenient(line)))]),
          ),
        ),
      ),
    ),
  ],
  'tracking-name': (block) => [
    checkAll({
      [fileOf(blockOf('tracking-name', 'Wrong'))]: set('/tracking', lenient(block).tracking, moved),
      'activities/activity_20250520.json': set(
        '/tracking',
        { name: 'activity_20250520' },
        drop('/aliases', sound),
      ),
    }),
  ],
  facts: (block) =>
    linesOf(block)
      .map(lenient)
      .map(({ schedule, text, th, vi }) => {
        const start = '2025-05-18T20:00:00+08:00';
        if (text === undefined) return inLanguages('th', 'vi', withFacts({ start }, { th, vi }));
        const year = schedule?.start.slice(0, 4) ?? '2025';
        return withFacts({ start, ...schedule, end: `${year}-05-25T20:00:00+08:00` }, words('你好', text));
      })
      .map((text) => told('facts', text)),
  assets: (block) => {
    const { cover } = lenient(block);
    return [
      told('assets', set('/body/0/art/sky', cover.replace('rose-night/', 'rose/').replace('cover', 'sky'))),
    ];
  },
};
