/** Words that people bring from elsewhere for keys of ours, each with the keys that it may mean. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  action: ['press', 'redeem', 'claim', 'send', 'do'],
  actions: ['press', 'redeem', 'claim', 'send'],
  amount: ['cost', 'price', 'points', 'at', 'reward'],
  begin: ['start', 'opens'],
  close: ['locks'],
  closes: ['locks'],
  color: ['accent', 'tokens'],
  condition: ['visible', 'while', 'when', 'test'],
  content: ['body', 'text'],
  cols: ['columns'],
  cond: ['visible', 'test'],
  children: ['body'],
  data: ['from'],
  desc: ['description', 'summary'],
  end: ['locks'],
  finish: ['end', 'locks'],
  from: ['opens'],
  goal: ['at'],
  hidden: ['visible'],
  href: ['to'],
  if: ['visible', 'test', 'when'],
  image: ['icon', 'src', 'cover', 'image'],
  img: ['icon', 'src', 'cover', 'image'],
  interval: ['every'],
  items: ['body'],
  key: ['id', 'key'],
  label: ['label', 'title', 'text', 'name'],
  lang: ['languages'],
  link: ['to', 'press'],
  locales: ['languages'],
  message: ['text'],
  max: ['most', 'to', 'total'],
  maximum: ['most', 'to', 'total'],
  min: ['least', 'from'],
  minimum: ['least', 'from'],
  name: ['id', 'name', 'label', 'title', 'event', 'method'],
  onclick: ['press', 'redeem', 'claim', 'send'],
  ontap: ['press', 'redeem', 'claim', 'send'],
  onpress: ['press'],
  params: ['query', 'payload', 'body', 'props'],
  picture: ['icon', 'src', 'cover', 'image'],
  popup: ['name'],
  poll: ['every'],
  price: ['cost', 'price'],
  props: ['props', 'payload'],
  reward: ['gives', 'reward'],
  rewards: ['gives', 'rewards'],
  prize: ['gives', 'prize'],
  route: ['to'],
  show: ['visible', 'show'],
  source: ['from', 'src', 'get'],
  spacing: ['gap'],
  src: ['from', 'src', 'icon', 'get'],
  open: ['opens'],
  start: ['opens'],
  steps: ['press', 'then'],
  tap: ['press'],
  target: ['to'],
  text: ['text', 'label', 'title'],
  title: ['title', 'label', 'name', 'text'],
  to: ['to', 'name', 'method', 'event', 'key', 'locks'],
  total: ['at', 'stock'],
  type: ['widget', 'do', 'kind'],
  url: ['to', 'get', 'src'],
  value: ['value', 'initial'],
  variant: ['kind'],
  endpoint: ['get', 'to'],
  event: ['event', 'name'],
  path: ['get', 'to'],
  quantity: ['stock', 'limits'],
};

/** Whether a word may mean any key of ours. */
export const hasSynonyms = (word: string): boolean => Object.hasOwn(KEYS, word.toLowerCase());

/** The key that a word from elsewhere most likely means, of those that may stand here. */
export function synonymOf(word: string, keys: readonly string[]): string | undefined {
  const known = hasSynonyms(word) ? (KEYS[word.toLowerCase()] ?? []) : [];
  return known.find((one) => keys.includes(one));
}

/** Words for values that are chosen from a list, each with those that it may mean. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  small: ['low', 'short', 'compact', 'plain', 'narrow'],
  short: ['low', 'compact'],
  little: ['low'],
  big: ['tall', 'large', 'wide'],
  large: ['tall', 'wide'],
  high: ['tall'],
  main: ['primary'],
  default: ['primary', 'plain'],
  before: ['preview'],
  running: ['live'],
  now: ['live'],
  over: ['ended'],
  finished: ['ended'],
  after: ['ended', 'after-voting'],
  daily: ['day'],
  all: ['total'],
  overall: ['total'],
  image: ['picture'],
  images: ['picture'],
  photo: ['picture'],
  jpg: ['picture'],
  jpeg: ['picture'],
  png: ['picture'],
  auto: ['automatic'],
  eliminated: ['out'],
  knockout: ['out'],
  cp: ['couple'],
  pair: ['couple'],
  family: ['guild'],
  club: ['guild'],
  host: ['receiver'],
  anchor: ['receiver'],
  fan: ['sender'],
  fans: ['sender'],
  hot: ['place'],
  upload: ['file'],
  select: ['choice'],
  radio: ['choice'],
  checkbox: ['choice', 'consent'],
  textarea: ['long'],
  int: ['number'],
  integer: ['number'],
  float: ['number'],
  bool: ['boolean'],
  left: ['start'],
  top: ['start'],
  right: ['end'],
  bottom: ['end'],
  middle: ['center'],
  fill: ['stretch'],
  row: ['horizontal'],
  column: ['vertical'],
  text: ['string'],
};

/** The value that a word from elsewhere most likely means, of those that may stand there. */
export function choiceOf(word: string, allowed: readonly string[]): string | undefined {
  const known = Object.hasOwn(VALUES, word.toLowerCase()) ? (VALUES[word.toLowerCase()] ?? []) : [];
  return known.find((one) => allowed.includes(one));
}

const LANGUAGES: readonly [code: string, pattern: RegExp][] = [
  ['tw', /^(zh[-_]?(tw|hk|mo|hant.*)|hk|cht|tc|big5|zht)$/i],
  ['cn', /^(zh([-_]?(cn|sg|hans.*))?|chs|sc|zhs|ch|chi|zho|cmn|chinese)$/i],
  ['en', /^(en[-_].*|eng|english|us|uk|gb)$/i],
  ['th', /^(th[-_].*|tha|thai)$/i],
  ['vi', /^(vi[-_].*|vn|vie|viet|vietnamese)$/i],
];

/** The product's code of a language under any of its other names; `taken` codes stand already. */
export function languageMeant(name: string, taken: readonly string[] = []): string | undefined {
  const found = LANGUAGES.find(([, pattern]) => pattern.test(name))?.[0];
  return found === 'cn' && taken.includes('cn') && !taken.includes('tw') ? 'tw' : found;
}
