import type { Place } from '../../engine/document/walk.ts';
import type { ExpressionAst } from '../../engine/expression/ast.ts';
import { mechanicChecks } from '../../mechanics/checks.ts';
import type { Problem } from '../finding.ts';
import { silentSources } from '../model/asked-when.ts';
import { type PathUse, pathsOf } from '../model/called-paths.ts';
import { type CheckedFile, remember, stringsOf } from '../model/file.ts';
import { shownNodes } from '../model/shown-nodes.ts';
import { inPhase, inside, inWords, phasesOf } from '../model/shown-phases.ts';
import { conditionsOf, mayBeSeen, outerConditions, possibilitiesOf } from '../model/shown-when.ts';
import type { DocumentRule } from '../rule.ts';
import { isObject, type Json } from '../text/pointer.ts';

export const shownInTime: DocumentRule = {
  id: 'shown-in-time',
  description:
    'What people can do is shown while it can be done, what they can learn once it is known, and the page is blank in no phase.',
  severity: 'warning',
  stage: 'document',
  check(file) {
    if (!isSoundAround(file)) return [];
    // A page without dates may still show what is of people to others alone.
    if (!isObject(file.document.schedule)) return ofNobody(file);
    const blank = blankPhases(file);
    return blank.length > 0
      ? blank
      : [...closed(file), ...unknown(file), ...ofNobody(file), ...silentSources(file)];
  },
};

const isSoundAround = (file: CheckedFile): boolean =>
  !['/schedule', '/state', '/body', '/popups'].some((one) => file.taint.touches(one));

/** Where the condition stands that hides a place: the nearest around it. */
const hidingOf = (file: CheckedFile, place: Place) =>
  outerConditions(inside(place), conditionsOf(file)).at(-1);

/** A phase in which no part of the page shows. */
function blankPhases(file: CheckedFile): Problem[] {
  const body: readonly Json[] = Array.isArray(file.document.body) ? file.document.body : [];
  const conditions = conditionsOf(file);
  const asked = body.map((_, nth) => conditions.get(`/body/${nth}/visible`));
  if (body.length === 0 || asked.includes(undefined)) return [];
  const empty = possibilitiesOf(file).phases.filter((phase) =>
    asked.every((one) => {
      if (one === undefined) return false;
      return !mayBeSeen(file, inside(one.place), [inPhase(phase)]);
    }),
  );
  if (empty.length === 0) return [];
  return [
    {
      pointer: '/body',
      at: 'key',
      message: `the page is blank while the campaign is ${inWords(empty)}: each of its parts shows at other times only`,
      expected: `a part that shows in ${inWords(empty)} as well: one without \`visible\`, or with another`,
      got: 'parts that are all hidden then',
    },
  ];
}

/** What people do by a call that is taken in some phases alone, while no part of the page that makes the call shows in them. */
export function closed(file: CheckedFile): readonly Problem[] {
  return remember(file, 'closed parts', () =>
    isSoundAround(file) && isObject(file.document.schedule) && blankPhases(file).length === 0
      ? closedParts(file)
      : [],
  );
}

function closedParts(file: CheckedFile): Problem[] {
  const calls = new Map<string, { uses: PathUse[]; open: readonly string[] }>();
  for (const use of pathsOf(file)) {
    const operation = use.own && use.method === 'post' ? use.match?.operations.get('post') : undefined;
    if (operation?.phases === undefined) continue;
    const call = calls.get(operation.id) ?? { uses: [], open: operation.phases };
    call.uses.push(use);
    calls.set(operation.id, call);
  }
  const told = new Set<string>();
  return [...calls.values()].flatMap(({ uses, open }): Problem[] => {
    const seen = uses.map((use) => ({ use, phases: phasesOf(file, use.place) }));
    if (seen.some(({ phases }) => phases.some((one) => open.includes(one)))) return [];
    return seen.flatMap(({ use, phases }): Problem[] => {
      const hiding = hidingOf(file, use.place);
      // Of a part with several calls one is enough; one that never shows is told as such.
      if (hiding === undefined || phases.length === 0 || told.has(hiding.pointer)) return [];
      told.add(hiding.pointer);
      return [
        {
          pointer: hiding.pointer,
          message: `nobody can do what is offered here: it shows in ${inWords(phases)}, and ${use.match?.path ?? use.place.value} is taken in ${inWords(open)} alone`,
          expected: `a condition that holds in ${inWords(open, 'or')} as well, or none`,
          got: `\`${hiding.source}\``,
          related: [{ pointer: use.place.pointer, message: 'it is asked for here' }],
        },
      ];
    });
  });
}

/** What is of a person, such as their messages, in a part that visitors alone see. */
function ofNobody(file: CheckedFile): Problem[] {
  const personal = new Set(
    pathsOf(file).flatMap(({ place, method, match }) => {
      const name = /^\/data\/([^/]+)\/get$/.exec(place.pointer)?.[1];
      const isPersonal = method === 'get' && match?.operations.get('get')?.caller === 'user';
      return isPersonal && name !== undefined ? [name] : [];
    }),
  );
  const told = new Set<string>();
  return shownNodes(file).flatMap(({ widget, place, value }): Problem[] => {
    // A string of the node: its own condition counts as well.
    const within = inside(place);
    const hiding = hidingOf(file, within);
    if (!personal.has(String(value.from)) || hiding === undefined || told.has(hiding.pointer)) return [];
    const people = { ast: ['$', 'signedIn'] satisfies ExpressionAst, source: 'signedIn' };
    if (mayBeSeen(file, inside(within), [people]) || phasesOf(file, within).length === 0) return [];
    told.add(hiding.pointer);
    return [
      {
        pointer: hiding.pointer,
        message: `nobody ever sees what is theirs: \`${widget}\` shows what people have, to visitors alone`,
        expected: '`signedIn`, or no condition: visitors are told to sign in',
        got: `\`${hiding.source}\``,
      },
    ];
  });
}

/** What is known from some phase on, such as the votes of a poll, while no part of the page shows it from then on. */
function unknown(file: CheckedFile): Problem[] {
  const told = new Set<string>();
  return mechanicChecks.flatMap((room): Problem[] => {
    if (room.known === undefined || file.taint.touches(`/campaign/${room.key}`)) return [];
    return room.known(file).flatMap(({ list, id, phases, what, pointer }): Problem[] => {
      const shown = stringsOf(file.byRef.get(list)).filter(
        (one) => one.value === id && !one.pointer.startsWith('/campaign/'),
      );
      const seen = shown.map((place) => ({ place, at: phasesOf(file, place) }));
      const [first] = seen;
      if (first === undefined || seen.some(({ at }) => at.some((one) => phases.includes(one)))) return [];
      const hiding = hidingOf(file, first.place);
      if (hiding === undefined || first.at.length === 0 || told.has(hiding.pointer)) return [];
      told.add(hiding.pointer);
      return [
        {
          pointer: hiding.pointer,
          message: `nobody ever sees ${what}: this shows in ${inWords(first.at)}, and they are known in ${inWords(phases)} alone`,
          expected: `a condition that holds in ${inWords(phases, 'or')} as well, or none`,
          got: `\`${hiding.source}\``,
          related: [{ pointer, message: 'from then on they are known' }],
        },
      ];
    });
  });
}
