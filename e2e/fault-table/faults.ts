import type { ServerResponse } from 'node:http';
import { REFUSED_AGAIN_AFTER, SPREAD } from '../../engine/data/pace.ts';
import { isObject } from '../../engine/json.ts';

/** A good answer of the API, to be spoilt. */
export interface Good {
  readonly text: string;
  readonly envelope: { code: number; message: string; data: unknown };
}

/** What a server, or the way to it, does to the answers of a page. */
export interface Fault {
  readonly name: string;
  /** Whether the page still has something to show: names are put right, rows that come twice are left out. */
  readonly shows?: true;
  /** The browser has no network. */
  readonly offline?: true;
  /** How long healing may take by itself, in ms; 15 s without. */
  readonly heals?: number;
  /** Answers in the server's place. */
  readonly answer?: (response: ServerResponse, good: Good) => void;
}

const json = (response: ServerResponse, text: string): void =>
  void response.writeHead(200, { 'Content-Type': 'application/json' }).end(text);

/** Code 0, and other data beside it. */
const data =
  (change: (data: unknown) => unknown): NonNullable<Fault['answer']> =>
  (response, { envelope }) =>
    json(response, JSON.stringify({ ...envelope, data: change(envelope.data) }));

type Row = Record<string, unknown>;

/** A copy in which every value that is no list and no object has been changed. */
function leaves(value: unknown, change: (leaf: unknown, key: string) => unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => leaves(one, change, key));
  if (!isObject(value)) return change(value, key);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, leaves(one, change, name)]));
}

/** A copy in which every list of objects has been changed. */
function lists(value: unknown, change: (rows: Row[]) => Row[]): unknown {
  if (Array.isArray(value)) {
    const rows = value.map((one) => lists(one, change));
    return rows.length > 0 && rows.every(isObject) ? change(rows) : rows;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, lists(one, change)]));
}

const numbers = (put: unknown) =>
  data((good) => leaves(good, (leaf) => (typeof leaf === 'number' ? put : leaf)));

/** Every second key of every object is missing. */
const half = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(half);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one], index) => (index % 2 === 0 ? [] : [[key, half(one)]])),
  );
};

const otherType = (leaf: unknown): unknown =>
  typeof leaf === 'string' ? 7 : typeof leaf === 'number' ? String(leaf) : 'yes';

/** What people call themselves when they want to see what happens. */
const names = [
  '',
  '   ',
  null,
  'W'.repeat(500),
  'ทดสอบ'.repeat(100),
  '\u202egnp.exe',
  'a\u0000b\u0007\nc',
  '<img src=x onerror="window.hacked=1">',
  '<script>window.hacked=1</script>',
  '{{7*7}} #{7*7}',
  `z${'\u0301'.repeat(300)}`,
  '\u3164\u200b',
];
const pictures = [
  '/h5_ac/avatars/none.svg',
  '/h5_ac/settings.json',
  'javascript:window.hacked=1',
  'data:text/html,<script>window.hacked=1</script>',
  '//evil.invalid/1.png',
  'x" onerror="window.hacked=1',
  '',
  null,
];

function hostile(): NonNullable<Fault['answer']> {
  let count = 0;
  return data((good) =>
    leaves(good, (leaf, key) => {
      if (key === 'nickname') return names[count++ % names.length];
      return key === 'avatar' || key === 'cover' ? pictures[count++ % pictures.length] : leaf;
    }),
  );
}

/** Many rows, each somebody else's. */
const manyRows = (rows: Row[]): Row[] => {
  // Levels and scales are counted: more of them are another answer.
  if (!rows.some(({ user, user_id, route }) => user ?? user_id ?? route)) return rows;
  return Array.from({ length: 1000 }, (_, index) => {
    const row = structuredClone(rows[index % rows.length]) as Row;
    if ('rank' in row) row.rank = index + 1;
    if ('id' in row) row.id = `${String(row.id)}-${index}`;
    if (isObject(row.user)) row.user.user_id = `many-${index}`;
    if ('user_id' in row) row.user_id = `many-${index}`;
    return row;
  });
};

/** Who was refused is asked again at a calm pace (docs/decisions/0037-long-waits.md); and the answer's own time. */
const REFUSED = REFUSED_AGAIN_AFTER * (1 + SPREAD) + 5000;

const MEGABYTES = 10 * 1024 * 1024;

/** All that is done to answers, from silence to too much. */
export const faults: readonly Fault[] = [
  { name: 'never answers', answer: () => undefined },
  { name: 'abort', answer: (response) => void response.socket?.destroy() },
  { name: '500', answer: (response) => void response.writeHead(500).end() },
  {
    name: '502 as HTML',
    answer: (response) =>
      void response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  },
  { name: '204', answer: (response) => void response.writeHead(204).end() },
  { name: 'cut JSON', answer: (response, { text }) => json(response, text.slice(0, text.length / 2)) },
  {
    name: 'cut connection',
    answer: (response, { text }) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': text.length + 100 });
      response.write(text.slice(0, text.length / 2), () => response.socket?.destroy());
    },
  },
  { name: 'null', answer: data(() => null) },
  { name: '{}', answer: data(() => ({})) },
  { name: '[]', answer: data(() => []) },
  { name: '"x"', answer: data(() => 'x') },
  { name: 'half the fields', answer: data(half) },
  { name: 'wrong types', answer: data((good) => leaves(good, otherType)) },
  { name: '1e21', answer: numbers(1e21) },
  { name: '-5', answer: numbers(-5) },
  { name: '0.5', answer: numbers(0.5) },
  { name: '"1e+21"', answer: numbers('1e+21') },
  {
    name: 'not finite',
    answer: (response, { text }) =>
      json(response, text.replaceAll(/(?<="\w+":)\d+(?=[,}])/g, '1e999').replace('"code":1e999', '"code":0')),
  },
  {
    name: '10 MB',
    shows: true,
    answer: data((good) => (isObject(good) ? { ...good, padding: 'x'.repeat(MEGABYTES) } : good)),
  },
  { name: 'a thousand rows', shows: true, answer: data((good) => lists(good, manyRows)) },
  { name: 'hostile names', shows: true, answer: hostile() },
  { name: 'rows twice', shows: true, answer: data((good) => lists(good, (rows) => [...rows, ...rows])) },
  // What was on its way is lost with the network.
  { name: 'offline', offline: true, answer: (response) => void response.socket?.destroy() },
  {
    name: 'slow',
    shows: true,
    answer: (response, { text }) => void setTimeout(() => json(response, text), 6500),
  },
  {
    name: 'code 2',
    heals: REFUSED,
    answer: (response) => json(response, JSON.stringify({ code: 2, message: 'no', data: null })),
  },
  {
    name: 'code 1001',
    heals: REFUSED,
    answer: (response) => json(response, JSON.stringify({ code: 1001, message: 'Back at nine', data: null })),
  },
];
