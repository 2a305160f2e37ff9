// By turns, 20 s: makes and judges documents of each kind.
import { execFileSync, type SpawnSyncReturns } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root as project } from '../build/schemas.ts';
import { documentPaths } from '../check/disk/checked-paths.ts';
import { readContext } from '../check/disk/read-context.ts';
import { checkTexts } from '../check/index.ts';
import { check, fixtures, set } from '../check/testing/workbench.ts';
import { languages } from '../engine/i18n/language.ts';
import { type StarterInput, starterDocument } from '../tools/new/starter.ts';
import { numbered } from '../tools/new/words.ts';
import { namesIn } from '../tools/new/write.ts';
import { main } from './new.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gala-new-'));
  cpSync(fixtures, root, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The command in this process. */
function run(...args: string[]): { status: number; text: string } {
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  return { status: main(['--root', root, ...args], { log: say, error: say }), text: said.join('\n') };
}

/** The same as a person calls it. */
function call(...args: string[]): { status: number; text: string } {
  const command = [
    join(project, 'node_modules/tsx/dist/cli.mjs'),
    join(project, 'scripts/new.ts'),
    '--root',
    root,
    ...args,
  ];
  try {
    return { status: 0, text: execFileSync(process.execPath, command, { encoding: 'utf8', stdio: 'pipe' }) };
  } catch (thrown) {
    const { status, stderr } = thrown as SpawnSyncReturns<string>;
    return { status: status ?? -1, text: stderr };
  }
}

const refusal = (route: string, ...more: string[]): string =>
  run(route, '--title', 'x', '--theme', 'rose', ...days, ...more).text.split('\n')[0] ?? '';
const days = ['--start', '2026-02-10', '--end', '2026-02-15'];

describe('npm run new', () => {
  it('writes a sound campaign and says what comes next', () => {
    const { status, text } = call(
      'activity_20260214',
      '--title',
      "Valentine's week",
      '--theme',
      'rose',
      ...days,
    );
    expect(text).toContain('wrote activities/activity_20260214.json');
    expect(text).toContain('npm run check -- activities/activity_20260214.json');
    expect(text).toContain('npm run likeness ');
    expect(text).toContain('?phase=preview, live, settling or ended');
    expect(status).toBe(0);
    const written = readFileSync(join(root, 'activities/activity_20260214.json'), 'utf8');
    expect(written).not.toMatch(/todo|lorem/i);
    expect(JSON.parse(written)).toMatchObject({
      title: { cn: "Valentine's week", vi: "Valentine's week" },
      schedule: { preview: '2026-02-05T00:00:00+08:00', start: '2026-02-10T00:00:00+08:00' },
      theme: { preset: 'rose' },
    });
  });

  it('tells days that are past, and of the last one until its midnight nothing', () => {
    const made = (route: string, now: string): string => {
      const said: string[] = [];
      const say = (text: string) => said.push(text);
      const args = ['--root', root, route, '--title', 'x', '--theme', 'rose', ...days];
      main(args, { log: say, error: say }, Date.parse(now));
      return said.join('\n');
    };
    expect(made('past', '2026-02-15T00:00:00+08:00')).toContain('note: 2026-02-15 is past');
    expect(made('coming', '2026-02-14T23:59:59+08:00')).not.toContain('note:');
  });

  it('every name that stands for one is told by the check', () => {
    for (const name of [numbered.gift(2), numbered.prize(3)])
      for (const text of Object.values(name)) {
        const told = check(set('/campaign/gifts/0/name', { cn: text, en: text }));
        expect(
          told.map(({ rule }) => rule),
          text,
        ).toContain('placeholders');
      }
  });

  it('writes into folders, with a campaign for each value of a parameter', () => {
    const made = run(
      'rookie/[city]',
      '--title',
      'Rookies',
      '--theme',
      'rose',
      ...days,
      '--param',
      'city=hanoi,saigon',
    );
    expect(made.text).toContain('/h5_ac/rookie/hanoi, /h5_ac/rookie/saigon');
    expect(made.status).toBe(0);
    expect(JSON.parse(readFileSync(join(root, 'activities/rookie/[city].json'), 'utf8'))).toMatchObject({
      title: { cn: 'Rookies {{ params.city }}', vi: 'Rookies {{ params.city }}' },
      params: { city: ['hanoi', 'saigon'] },
    });
    expect(refusal('rookie/hanoi')).toContain('is taken by activities/rookie/[city].json');
    expect(refusal('rookie/[town]', '--param', 'town=hue')).toContain(
      'is taken by activities/rookie/[city].json',
    );
  });

  it('asks for the values of every parameter, and for no other', () => {
    expect(refusal('rookie/[day]/x')).toContain('the values of "day" are needed');
    expect(refusal('trip/[day]', '--param', 'day=1', '--param', 'city=hue')).toContain('no parameter "city"');
    expect(refusal('trip/[day]', '--param', 'day=a b')).toContain('no value of day');
  });

  it('writes the languages that are asked for', () => {
    const { status } = run(
      'autumn/leaves',
      '--title',
      'Leaves',
      '--theme',
      'rose',
      ...days,
      '--languages',
      'vi,en',
    );
    expect(status).toBe(0);
    const written = JSON.parse(readFileSync(join(root, 'activities/autumn/leaves.json'), 'utf8'));
    expect(written).toMatchObject({ languages: ['en', 'vi'], title: { en: 'Leaves', vi: 'Leaves' } });
    expect(JSON.stringify(written)).not.toMatch(/"(cn|tw|th)":/);
    const wrong = run('x', '--title', 'x', '--theme', 'rose', ...days, '--languages', 'en,zh');
    expect([wrong.status, wrong.text.split('\n')[0]]).toEqual([
      2,
      '"zh" is no language; there are: cn, tw, en, th, vi',
    ]);
  });

  it('called wrongly, it says so on the error channel', () => {
    const { status, text } = call('x', '--theme', 'rose', ...days);
    expect([status, text.split('\n')[0]]).toEqual([2, 'a route, a title, a theme and two days are needed']);
  });

  it('says its options when it is asked', () => {
    const { status, text } = run('--help');
    expect(status).toBe(0);
    expect(text).toContain('--timezone');
  });

  it('begins at midnight of the offset that is asked for', () => {
    const made = run('autumn/hanoi', '--title', 'x', '--theme', 'rose', ...days, '--timezone', '+7');
    expect(made.text).toContain('(+07:00)');
    expect(
      JSON.parse(readFileSync(join(root, 'activities/autumn/hanoi.json'), 'utf8')).schedule,
    ).toMatchObject({
      start: '2026-02-10T00:00:00+07:00',
      settle: '2026-02-15T12:00:00+07:00',
    });
    expect(refusal('autumn/hue', '--timezone', 'Asia/Ho_Chi_Minh')).toBe(
      '"Asia/Ho_Chi_Minh" is no offset from UTC; write it as +07:00',
    );
  });

  it('never writes over a page or an alias', () => {
    for (const route of ['activity_20260214', 'sound', '/second']) {
      const { status, text } = run(route, '--title', 'x', '--theme', 'rose', ...days);
      expect([status, text.split('\n')[0]]).toEqual([2, expect.stringContaining('is taken by activities/')]);
    }
  });

  it.each([
    [['x', '--title', 'x', '--theme', 'rosy', ...days], 'did you mean rose?'],
    [
      ['x', '--title', 'x', '--theme', 'rose', '--start', '2026-02-30', '--end', '2026-03-02'],
      'no day of the calendar',
    ],
    [
      ['x', '--title', 'x', '--theme', 'rose', '--start', '2026-02-10', '--end', '2026-02-10'],
      'must end after',
    ],
    [['../x', '--title', 'x', '--theme', 'rose', ...days], 'is no address'],
    [['x', '--theme', 'rose', ...days], 'are needed'],
  ])('refuses %j', (args, reason) => {
    const { status, text } = run(...args);
    expect(text).toContain(reason);
    expect(status).toBe(2);
    expect(existsSync(join(root, 'activities/x.json'))).toBe(false);
  });

  it('is sound, without a warning but of names to be given, in every theme, in few languages, for a day or for a week, and with parameters', () => {
    const context = readContext(project);
    const texts = new Map(
      documentPaths(project).map((path) => [path, readFileSync(join(project, path), 'utf8')]),
    );
    const names = namesIn(texts.values());
    expect(names.size, 'things are called as other campaigns call them').toBeGreaterThan(50);
    expect([...names.values()].filter((one) => /\d/.test(JSON.stringify(one)))).toEqual([]);
    const naming = (name: string) =>
      JSON.stringify({ campaign: { gifts: [{ icon: 'art/a.svg', name: said(name) }] } });
    const said = (name: string) => Object.fromEntries(languages.map((language) => [language, name]));
    expect([...namesIn([naming('swan'), naming('swan')])]).toEqual([['art/a.svg', said('swan')]]);
    expect([...namesIn([naming('swan'), naming('farewell'), naming('swan')])]).toEqual([]);
    const variants: [name: string, more: Partial<StarterInput>][] = [
      ...[...context.themes].map((theme): [string, Partial<StarterInput>] => [theme, { theme }]),
      ['one day', { end: '2026-01-02' }],
      ['two days', { end: '2026-01-03', timezone: '-03:00' }],
      ['a month', { end: '2026-02-01' }],
      ['English alone', { languages: ['en'] }],
      ['two languages', { languages: ['tw', 'vi'] }],
      ['parameters', { file: 'activities/new/[city].json', params: { city: ['hanoi', 'saigon'] } }],
    ];
    for (const [name, more] of variants) {
      const input: StarterInput = {
        file: 'activities/new_one.json',
        title: 'Lantern',
        theme: [...context.themes][0] ?? '',
        start: '2026-01-01',
        end: '2026-01-08',
        assets: context.assets,
        names,
        ...more,
      };
      const made = new Map([...texts, [input.file, JSON.stringify(starterDocument(input), null, 2)]]);
      const { findings } = checkTexts(made, context, [input.file]);
      // A thing that no other campaign has waits for its name, and the check says so until it has one.
      const isWaiting = ({ rule, message }: (typeof findings)[number]): boolean =>
        rule === 'placeholders' && message.includes('a name that is still to be given');
      expect(
        findings.filter((one) => !isWaiting(one)),
        name,
      ).toEqual([]);
    }
  });

  it('is written in the grammar of today: gives, limits by the day, facts in texts, what a call has answered', () => {
    const document = starterDocument({
      file: 'activities/new_one.json',
      title: 'New',
      theme: 'rose-night',
      start: '2026-01-01',
      end: '2026-01-03',
      assets: readContext(project).assets,
      names: new Map(),
    }) as {
      campaign: { exchange: { gives: { prize: string }[]; limits: unknown }[]; prizes: { id: string }[] };
    };
    const { exchange, prizes } = document.campaign;
    expect(exchange[0]?.limits).toEqual({ total: 2, day: 1 });
    expect(exchange.map(({ gives }) => gives[0]?.prize)).toEqual(prizes.map(({ id }) => id));
    const text = JSON.stringify(document);
    for (const said of ['schedule.start', 'answer.balance', 'board.charm.rewards.top.gives', '.cost }}'])
      expect(text).toContain(said);
  });
});
