// By turns, 20 s: compiles every document in every language; the build does so each day.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../i18n/language.ts';
import { testSchemas } from '../testing.tsx';
import { eachChildList } from './anywhere/child-lists.ts';
import { pickText } from './compile/pick-text.ts';
import { around, compile, privateKeysOf } from './compile/testing.ts';
import type { ActivityDocument } from './document.ts';
import type { CompiledNode } from './page-model.ts';

const documents = Object.entries(
  import.meta.glob<ActivityDocument>('../../activities/**/*.json', { eager: true, import: 'default' }),
)
  .filter(([path, { redirect }]) => !path.includes('/art/') && redirect === undefined)
  .map(([path, document]) => ({
    route: path.replace('../../activities/', '').replace('.json', ''),
    document,
  }));

/** Names of private keys by which pages call other things, too: to find them there tells nothing. */
const saidElsewhere = ['kind', 'people'];

const nameOf = (path: string): string => path.split('.').at(-1) ?? '';

/** What never reaches a phone. That none has lost its mark, `tools/generate/private-keys.test.ts` holds. */
const secret = privateKeysOf(testSchemas).filter((path) => !saidElsewhere.includes(nameOf(path)));

/** A key in every entry that has it not. @param steps from the value to the key: `exchange[]`, `stock` */
function plant(value: unknown, [step = '', ...others]: readonly string[]): void {
  if (Array.isArray(value)) for (const one of value) plant(one, [step, ...others]);
  else if (typeof value === 'object' && value !== null) {
    const at = value as Record<string, unknown>;
    if (others.length === 0) at[step] ??= [];
    else plant(at[step.replace('[]', '')], others);
  }
}

describe('every committed document', () => {
  it('there are some', () => {
    expect(documents.length).toBeGreaterThanOrEqual(8);
  });

  const pages = documents.flatMap(({ route, document }) =>
    document.redirect === undefined ? languages.map((lang) => ({ route, document, lang })) : [],
  );

  it.each(pages)('$route compiles in $lang', ({ route, document, lang }) => {
    const model = compile(document, lang, route);
    expect(model.title).not.toBe('');
    expect(model.body.length).toBe(document.body.length);
    expect(JSON.parse(JSON.stringify(model)), 'a page is plain JSON').toEqual(model);
  });

  it('has private keys, and none of them reaches a page', () => {
    // Some have none in any campaign.
    const text = JSON.stringify(documents);
    const lacking = secret.filter((path) => !text.includes(`"${nameOf(path)}":`));
    const planted = documents.map((one) => structuredClone(one));
    for (const { document } of planted) for (const path of lacking) plant(document.campaign, path.split('.'));
    const keys = [...new Set(secret.map((path) => `"${nameOf(path)}":`))];
    const inDocuments = JSON.stringify(planted);
    for (const key of keys) expect(inDocuments.includes(key), `${key}: else this proves nothing`).toBe(true);
    for (const { route, document } of planted)
      for (const lang of document.redirect === undefined ? languages : []) {
        const json = JSON.stringify(compile(document, lang, route));
        expect(
          keys.filter((key) => json.includes(key)),
          `${route} ${lang}`,
        ).toEqual([]);
        expect(json).not.toContain('"campaign"');
      }
  });

  it('has one key a node', () => {
    for (const { route, document } of documents) {
      const seen: string[] = [];
      const visit = (nodes: readonly CompiledNode[]): void => {
        for (const node of nodes) {
          seen.push(node.key);
          eachChildList(node.props, visit);
        }
      };
      const model = compile(document, 'cn', route);
      visit(model.body);
      for (const popup of Object.values(model.popups)) visit(popup.body);
      expect(new Set(seen).size, route).toBe(seen.length);
    }
  });
});

describe('texts', () => {
  it('are in the page’s language, else cn, else the first there is', () => {
    expect(pickText({ cn: '中', th: 'ไทย' }, 'th')).toBe('ไทย');
    expect(pickText({ th: 'ไทย', cn: '中' }, 'en')).toBe('中');
    expect(pickText({ th: 'ไทย' }, 'en')).toBe('ไทย');
    expect(pickText({}, 'en')).toBe('');
    expect(pickText('same', 'vi')).toBe('same');
  });

  it('begin no line with the Thai mark of repetition, which has a space before it', () => {
    expect(pickText({ th: 'ค่อย ๆ คุย' }, 'th')).toBe('ค่อย\u00a0ๆ คุย');
    expect(pickText('บ่อย ๆ', 'th')).toBe('บ่อย\u00a0ๆ');
    expect(pickText('จริงๆ', 'th')).toBe('จริงๆ');
  });

  it('end no line within a compound of Thai, and are as they are written where they leave the page', () => {
    const title = { cn: '礼物', th: 'ของขวัญวันนี้' };
    const body = [{ widget: 'section', title, body: [] }];
    const model = compile(around({ title, share: { title, content: title }, body }), 'th');
    expect(model.body[0]?.props.title).toBe('ของ\u2060ขวัญวัน\u2060นี้');
    expect(model.title).toBe(title.th);
    expect(model.share).toMatchObject({ title: title.th, content: title.th });
  });

  it('stand in one language alone on a page', () => {
    const title = { cn: '中文', tw: '中文台', en: 'English', th: 'ไทย', vi: 'Việt' };
    const model = compile(around({ title, body: [{ widget: 'section', title, body: [] }] }), 'vi');
    expect(JSON.stringify(model)).toContain('Việt');
    for (const other of ['中文', 'English', 'ไทย']) expect(JSON.stringify(model)).not.toContain(other);
  });
});

describe('the compiler', () => {
  it('changes nothing in the document, and gives the same page for the same document', () => {
    const text = readFileSync(new URL('../../activities/activity_20250520.json', import.meta.url), 'utf8');
    const document = JSON.parse(text) as ActivityDocument;
    const once = compile(document, 'th', 'activity_20250520');
    expect(document).toEqual(JSON.parse(text));
    expect(compile(document, 'th', 'activity_20250520')).toEqual(once);
  });
});

it('a page stays alive where its document says so, and is not said to where it does not', () => {
  expect(compile(around({ keepAlive: true })).keepAlive).toBe(true);
  for (const keys of [{}, { keepAlive: false }])
    expect(compile(around(keys))).not.toHaveProperty('keepAlive');
});

describe('what a document leaves out', () => {
  it('of who may see its page is nothing: whoever comes, from wherever, with a token or without', () => {
    expect(compile(around({})).access).toEqual({ token: 'optional', where: 'anywhere' });
    expect(compile(around({ access: { where: 'app' } })).access).toEqual({ token: 'optional', where: 'app' });
    expect(compile(around({ access: { token: 'required' } })).access).toEqual({
      token: 'required',
      where: 'anywhere',
    });
  });

  it('of the question before a popup is closed are empty words, for which the product has its own', () => {
    const popup = { title: 'Draft', body: [], beforeClose: { title: 'Leave it?' } };
    expect(compile(around({ popups: { draft: popup } })).popups.draft?.beforeClose).toEqual({
      title: 'Leave it?',
      text: '',
      yes: '',
      no: '',
    });
    const whole = {
      ...popup,
      beforeClose: { title: 'Leave it?', text: 'It is lost.', yes: 'Leave', no: 'Stay' },
    };
    expect(compile(around({ popups: { draft: whole } })).popups.draft?.beforeClose).toEqual(
      whole.beforeClose,
    );
  });
});

it('a form says below a question, and above a page of them, what its own facts are', () => {
  const most = '{{ form.entry.steps.you.fields.name.most }}';
  const name = { kind: 'text', id: 'name', title: 'Your name', most: 16, help: `${most} letters at most` };
  const steps = [{ id: 'you', title: 'You', text: `Be brief: ${most}`, fields: [name] }];
  const campaign = { forms: [{ id: 'entry', keepDays: 30, steps }] };
  const body = [{ widget: 'form-steps', from: 'forms', form: 'entry', press: [] }];
  const data = { forms: { get: '/v2/activities/{id}/forms' } };
  const page = JSON.stringify(compile(around({ data, body, campaign } as Partial<ActivityDocument>)));
  expect(page).toContain('16 letters at most');
  expect(page).toContain('Be brief: 16');
});
