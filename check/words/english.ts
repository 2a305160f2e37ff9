/** Words that pages of campaigns are full of. A text that has one of them is English, not a name. */
const WORDS = `a about above after again all already also an and any app-only are arrive arrives at award awards back be
become before begin begins below best board boards buy by can cannot check claim click close closed closes collect coming
community confess confirm confession continue copied copy cost costs countdown daily date dates day days details diamonds
did do does done earn earned ended ends enter every exchange find finish first follow for free friends from full get gift
gifts go goal goals got has have help her here hers his history hours how if in into invite is it its join join keep last
leave left limited list look lucky made make many message messages minutes month more most my need new next night nights no
not now of on once one only open opens or order other our out over own page past people petals phone pick place places play
please point points prize prizes rank ranking ranks read ready receive received record records redeem refresh remaining
reward rewards rule rules save saved say season see send sends sent settle share she shop show sign sold soon special spend
start started starts stay still take tap task tasks tell thank thanks that the their them then they this tickets time times
to today tomorrow tonight total touch try until up us use view visit wait wall want was we week welcome what when where
which who why will win winner winners with wish write yes yesterday you your yours`;

/** Words of English that other languages of the product use as they are. */
const BORROWED: ReadonlySet<string> = new Set([
  'do',
  'a',
  'an',
  'no',
  'go',
  'in',
  'to',
  'on',
  'it',
  'is',
  'of',
  'has',
  'her',
  'his',
  'tap',
  'she',
  'do',
  'list',
  'share',
  'page',
  'shop',
  'task',
  'rank',
  'top',
  'be',
  'at',
  'by',
]);

const COMMON: ReadonlySet<string> = new Set(WORDS.split(/\s+/));

/**
 * Whether a text is English that was left behind, and no name, number or word that every language has. Names have no
 * common word (`Gala`, `VIP 5`, `LIVE House`); one short word that is at home elsewhere too is none either.
 */
export function isEnglish(text: string): boolean {
  const bare = text.replaceAll(/\{\{.*?\}\}/gs, ' ').replaceAll(/https?:\S+/g, ' ');
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(bare)) return false;
  const words = bare.match(/[A-Za-z][A-Za-z'’-]*/g) ?? [];
  const common = words.filter((word) => COMMON.has(word.toLowerCase().replace(/['’].*$/, '')));
  const own = common.filter((word) => !BORROWED.has(word.toLowerCase()));
  // Capitals all through are a mark or a badge: LIVE, NEW, TOP 10.
  const lower = own.filter((word) => word !== word.toUpperCase());
  return lower.length > 0 || common.length >= 3;
}

/** Two words or more, of which a later one is small and no short one: `Two hearts`, but neither `Rose Night` nor `Rue de Lys`. */
export const isPhrase = (text: string): boolean =>
  /^[A-Z]?[a-z'’]+(?: [A-Za-z'’]+)*$/.test(text.trim()) && / [a-z]{4,}/.test(text);
