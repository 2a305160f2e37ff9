import { mechanicChecks } from '../../mechanics/checks.ts';
import type { Problem } from '../finding.ts';
import { textsOf, withoutExpressions } from '../model/compiled.ts';
import type { CheckedFile } from '../model/file.ts';
import { perText } from '../model/per-text.ts';
import type { KindOfSaying, Saying } from './kind-of-saying.ts';
import { numberSaid } from './small-numbers.ts';
import { choices } from './wrong-choices.ts';
import { daily, firstPeople, topPlaces } from './wrong-limits.ts';
import { rounds } from './wrong-rounds.ts';

interface Said extends Saying {
  readonly kind: number;
  readonly offset: number;
}

const KINDS: readonly KindOfSaying[] = [
  choices,
  rounds,
  daily,
  firstPeople,
  topPlaces,
  ...mechanicChecks.flatMap(({ sayings = [] }) => sayings),
];
const NONE: readonly Said[] = [];
/** What one of all these sayings has: most texts are looked at once, and have none. */
const ANY_HINT = new RegExp(KINDS.map(({ hints }) => hints.source).join('|'), 'i');
if (KINDS.some(({ hints }) => hints.flags !== 'i'))
  throw new Error('hints of sayings ignore case, and have no other flag');

function read(text: string, lang: string): readonly Said[] {
  if (!ANY_HINT.test(text)) return NONE;
  const hinted = KINDS.flatMap(({ hints }, kind) => (hints.test(text) ? [kind] : []));
  const plain = withoutExpressions(text);
  return hinted.flatMap((kind) => {
    const saying = KINDS[kind]?.sayings[lang];
    return [...(saying ? plain.matchAll(saying) : [])].map((match): Said => {
      const [whole, ...written] = match;
      return {
        kind,
        values: written.filter(Boolean).map((one) => numberSaid(lang, one)),
        got: whole.trim(),
        offset: match.index + whole.length - whole.trimStart().length,
      };
    });
  });
}

const saidIn = Object.fromEntries(
  Object.keys(choices.sayings).map((lang) => [lang, perText((text) => read(text, lang))]),
);

/** Small numbers that texts say of the rules, and that no rule has: each is told once a text, at its first language. */
export function wrongSayings(file: CheckedFile): Problem[] {
  const told = new Map<string, Problem>();
  const judges = new Map<number, ReturnType<KindOfSaying['judge']>>();
  for (const kind of ['text', 'markdown'] as const)
    for (const use of textsOf(file, kind)) {
      const { pointer, lang = '' } = use;
      for (const said of saidIn[lang]?.(use) ?? NONE) {
        if (file.taint.covers(pointer)) break;
        const judge = judges.get(said.kind) ?? KINDS[said.kind]?.judge(file);
        if (!judge) continue;
        judges.set(said.kind, judge);
        const wrong = judge(said, pointer);
        if (!wrong) continue;
        const place = `${said.kind} ${pointer.replace(/\/[^/]+$/, '')}`;
        const first = told.get(place);
        if (first?.pointer === pointer) continue;
        if (first) first.related = [...(first.related ?? []), { pointer, message: 'and here' }];
        else
          told.set(place, {
            pointer,
            part: { offset: said.offset, length: said.got.length },
            got: said.got,
            ...wrong,
          });
      }
    }
  return [...told.values()];
}
