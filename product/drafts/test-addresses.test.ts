import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { type Testable, testedAddress, withTestAddresses } from './test-addresses.ts';

const routes = [
  'index',
  'activity_20250520',
  'mbti/night',
  'fair',
  'city/[name]',
  'activity_testing/draft-0a1b2c3d',
];
const documents: Testable[] = [
  ...routes.map((route) => ({ route })),
  { route: 'activity_seven_star', aliases: ['/weekly_card', '/fair'] },
  { route: 'wx_page/sea_pay', aliases: ['/sea_pay'] },
];
const lead = (path: string, query = '') => testedAddress(path, query, documents);

it('an id leads to its page, by whichever of the three addresses, and by its date alone', () => {
  for (const path of [
    'activity_testing/activity_20250520',
    'tt/activity_20250520',
    'test_tt/activity_20250520',
    'tt/20250520/',
  ])
    expect(lead(path), path).toBe('activity_20250520');
  expect(lead('tt/fair')).toBe('fair');
  expect(lead('tt/mbti%2Fnight')).toBe('mbti/night');
});

it('a page that is called as the id says goes before one that begins with activity_', () => {
  expect(testedAddress('tt/fair', '', [{ route: 'activity_fair' }, { route: 'fair' }])).toBe('fair');
});

it('a moment goes with it, a phase or any other, and so does the query', () => {
  expect(lead('test_tt/fair/ended')).toBe('fair?phase=ended');
  expect(lead('test_tt/fair/day3', 'lang=th')).toBe('fair?lang=th&at=day3');
  expect(lead('test_tt/fair/2026-02-12T20:00')).toBe('fair?at=2026-02-12T20%3A00');
  expect(lead('tt/fair', 'lang=th')).toBe('fair?lang=th');
});

it('a moment in the path goes before one in the query, of either name', () => {
  for (const other of ['at=day2', 'phase=live', 'at=day2&phase=live']) {
    expect(lead('test_tt/fair/ended', `${other}&lang=th`), other).toBe('fair?lang=th&phase=ended');
    expect(lead('test_tt/fair/day3', other), other).toBe('fair?at=day3');
  }
  expect(lead('test_tt/fair', 'at=day2'), 'without one in the path').toBe('fair?at=day2');
});

it('another address of a page finds its document, after a document of that very name', () => {
  expect(lead('tt/weekly_card', 'lang=th')).toBe('activity_seven_star?lang=th');
  expect(lead('test_tt/weekly_card/ended')).toBe('activity_seven_star?phase=ended');
  expect(lead('activity_testing/sea_pay')).toBe('wx_page/sea_pay');
  expect(lead('tt/fair')).toBe('fair');
});

it('a draft is opened where it is a page', () => {
  expect(lead('tt/draft-0a1b2c3d')).toBe('activity_testing/draft-0a1b2c3d');
  expect(lead('test_tt/draft-0a1b2c3d/preview')).toBe('activity_testing/draft-0a1b2c3d?phase=preview');
  expect(lead('activity_testing/draft-0a1b2c3d')).toBeNull();
});

it('what is unknown or absent leads to the desk of drafts, which says so', () => {
  expect(lead('tt/nothing')).toBe('activity_testing/nothing');
  expect(lead('test_tt/nothing/ended')).toBe('activity_testing/nothing');
  expect(lead('activity_testing/nothing')).toBeNull();
  expect(lead('tt')).toBe('activity_testing');
  expect(lead('activity_testing')).toBeNull();
  expect(lead('tt/%E0%A4%A')).toBe('activity_testing/%25E0%25A4%25A');
});

it('other addresses are left alone, and no address leads out of the pages', () => {
  for (const path of ['fair', 'tt/a/b', 'test_tt', 'test_tt/', 'attt/fair', ''])
    expect(lead(path), path).toBeNull();
  expect(lead('tt/city%2F[name]')).toBe('activity_testing/city%2F%5Bname%5D');
  expect(lead('tt/%2F%2Fevil.example')).toBe('activity_testing/%2F%2Fevil.example');
});

it('who holds the tools is led on and nothing of it is kept; to others no redirect tells that there is something', async () => {
  const fastify = Fastify();
  const pages = withTestAddresses(
    async (all) => {
      all.get('/h5_ac/*', async (_, reply) => reply.code(404).send(''));
    },
    () => documents,
    ({ headers }) => headers.cookie === 'tools=1',
  );
  await fastify.register(pages);
  const lead = async (cookie: string) => {
    const { statusCode, headers } = await fastify.inject({
      url: '/h5_ac/test_tt/fair/ended?lang=th',
      headers: { cookie },
    });
    return [statusCode, headers.location, headers['cache-control']];
  };
  expect(await lead('tools=1')).toEqual([302, '/h5_ac/fair?lang=th&phase=ended', 'no-store']);
  expect(await lead('')).toEqual([404, undefined, undefined]);
  await fastify.close();
});
