import { type Problem, show } from '../finding.ts';
import { child, type Json } from '../text/pointer.ts';
import { withArticle } from '../words/article.ts';
import type { Block } from './campaign-shape.ts';
import type { Kinds } from './kinds.ts';

/** All keys are keys of the kind, and none that it needs is absent. */
const fits = (object: Json, kind: { keys: readonly string[]; required: readonly string[] }): boolean =>
  Object.keys(object).every((key) => kind.keys.includes(key)) &&
  kind.required.every((key) => Object.hasOwn(object, key));

/** What is told apart by a tag, and where it stands. */
const HOMES: Readonly<Record<string, readonly [what: string, place: string]>> = {
  widget: ['a widget', '`body`'],
  do: ['a step', 'lists of steps'],
  kind: ['a reward', '`gives`'],
};

const listOf = (pointer: string): string => pointer.replace(/\/\d+$/, '');
const dotted = (pointer: string): string => pointer.slice(1).replaceAll('/', '.');

/** A sound widget, step or thing of the campaign in a list of something else: each of its keys would be a mistake. */
export function misplaced(
  object: Json,
  at: string,
  kindsBy: ReadonlyMap<string, Kinds>,
  blocks: readonly Block[],
): Problem | undefined {
  const here = blocks.find(({ container }) => container === listOf(at));
  if (!here) return undefined;
  const other = blocks.find((one) => one !== here && fits(object, one));
  const tag = [...kindsBy.keys()].find((one) => kindsBy.get(one)?.has(String(object[one])));
  if (!other && tag === undefined) return undefined;
  const [what, home] = HOMES[tag ?? ''] ?? [`a ${tag}`, 'lists of its own'];
  const found = other ? withArticle(other.what) : what;
  const place = other ? `\`${dotted(other.container)}\`` : home;
  return {
    pointer: at,
    message: `this is ${found}, and stands in \`${dotted(here.container)}\``,
    expected: `${withArticle(here.what)}; ${found} stands in ${place}`,
    got: Object.keys(object)
      .map((key) => `\`${key}\``)
      .join(', '),
  };
}

/** The one other kind of widget or step that has all keys of the object: its name is what is wrong. */
export function otherKind(
  object: Json,
  at: string,
  kindsBy: ReadonlyMap<string, Kinds>,
  unknown: readonly string[],
) {
  for (const [tag, kinds] of kindsBy) {
    const got = object[tag];
    if (typeof got !== 'string' || !kinds.has(got)) continue;
    const fitting = [...kinds].filter(([, kind]) => fits(object, kind)).map(([name]) => name);
    const [meant] = fitting;
    if (meant === undefined || fitting.length > 1) return undefined;
    const problem: Problem = {
      pointer: child(at, tag),
      message: `\`${got}\` has no ${unknown.map((key) => `\`${key}\``).join(', ')}: these are keys of \`${meant}\``,
      expected: `\`${meant}\`, or the keys of \`${got}\``,
      got: show(got),
      nearest: meant,
    };
    return { tag, meant, problem };
  }
  return undefined;
}
