import { campaignLists } from '../../engine/document/campaign-lists.ts';
import type { Problem } from '../finding.ts';
import { askedOf, calledOf } from '../model/asked.ts';
import { danglingOf } from '../model/dangling.ts';
import { type CheckedFile, stringsOf } from '../model/file.ts';
import { ungivenOf, unshownOf } from '../model/only-named.ts';
import { shownNodes, subjectOf, twinsOf } from '../model/shown-nodes.ts';
import { toldIn } from '../model/told-to-all.ts';
import { unusedOf, usesOf } from '../model/uses.ts';
import type { DocumentRule } from '../rule.ts';
import { valueAt } from '../text/pointer.ts';

export const unused: DocumentRule = {
  id: 'unused',
  description:
    'What a document defines, it uses; what its campaign has, its page shows and lets people do; a prize is given by something.',
  severity: 'warning',
  stage: 'document',
  *check(file) {
    // A broken part may hold the one use there is.
    if (file.schemaProblems.length > 0 || danglingOf(file).size > 0) return;
    for (const kind of ['data', 'state', 'popups']) {
      const what = file.lists.get(kind)?.what ?? kind;
      for (const [name, pointer] of unusedOf(file, kind)) {
        yield {
          pointer,
          at: 'key',
          message: `the ${what} \`${name}\` is never used`,
          expected: 'a use of it, or its removal',
          got: `\`${name}\``,
        };
      }
    }
    yield* neverWritten(file);
    yield* neverShown(file);
    yield* neverAsked(file);
    yield* aloneOf(file);
  },
};

/** A state key of several values that is read and that nothing writes: it stays as it begins. Told at the tabs that write another one. */
function* neverWritten(file: CheckedFile): Generator<Problem> {
  const writers = stringsOf(file.byRef.get('state'));
  const written = new Set(writers.map(({ value }) => value));
  const lost = new Set(unusedOf(file, 'state').map(([name]) => name));
  for (const [name, pointer] of file.lists.get('state')?.names ?? []) {
    const values = valueAt(file.document, `${pointer}/values`);
    if (written.has(name) || lost.has(name) || !Array.isArray(values) || values.length < 2) continue;
    const readers = new Set(
      usesOf(file, 'state').flatMap((use) => {
        const source = /^\/data\/([^/]+)\//.exec(use.pointer)?.[1];
        return use.name === name && source !== undefined ? [source] : [];
      }),
    );
    const shows = shownNodes(file).filter(({ value }) => readers.has(String(value.from)));
    const around = writers.find(({ pointer: at }) =>
      shows.some(({ place }) => place.pointer.startsWith(at.replace(/[^/]+$/, ''))),
    );
    yield {
      pointer: around?.pointer ?? pointer,
      ...(around === undefined ? { at: 'key' as const } : {}),
      message:
        around === undefined
          ? `nothing changes the state key \`${name}\`: it stays as it begins`
          : `what stands below asks for \`state.${name}\`, and this writes \`${around.value}\`: choosing changes nothing there`,
      expected:
        around === undefined
          ? 'tabs or a step `set` that write it, or what it begins with in its place'
          : `\`${name}\``,
      got: `\`${around?.value ?? name}\``,
      ...(around === undefined ? {} : { nearest: name }),
    };
  }
}

function* neverShown(file: CheckedFile): Generator<Problem> {
  for (const list of campaignLists(file.context.schemas)) {
    const { name: kind, noun, unshown, unnamed } = list;
    if (unnamed !== undefined)
      for (const [name, pointer] of ungivenOf(file, kind))
        yield {
          pointer,
          message: `the ${noun} \`${name}\` is never used: ${unnamed}`,
          expected: 'a `gives` that names it, or its removal',
          got: `\`${name}\``,
        };
    // What is shown twice stands in the place of one that is not shown: told there (rule `shown-twice`).
    if (unshown === undefined || twinsOf(file).some(({ node }) => node.entry?.list === kind)) continue;
    const lost = unshownOf(file, kind);
    for (const [name, pointer] of lost) {
      const texts = usesOf(file, kind).flatMap((use) => (use.name === name && use.fact ? [use.fact] : []));
      const { told, toAll } = toldIn(file, texts);
      if (toAll && list.told) continue;
      yield {
        pointer,
        message: `the ${noun} \`${name}\` is never shown${texts.length > 0 ? ` but in words${list.told ? toWhom(told) : ''}` : ''}: ${unshown}`,
        expected:
          texts.length > 0 && list.told
            ? 'a part of the page that shows it, or its facts in a text that everybody reads, in every language'
            : 'a place on the page, or its removal',
        got: `\`${name}\``,
        related: texts.slice(0, 1).map((one) => ({ pointer: one.pointer, message: 'it is named here' })),
      };
    }
  }
}

/** What people do by tapping, where no step of the page does it: told once a call. What is never shown has been told. */
function* neverAsked(file: CheckedFile): Generator<Problem> {
  const called = calledOf(file);
  const lists = campaignLists(file.context.schemas).flatMap(({ name, path, unshown }) => {
    const all = file.lists.get(name)?.names.size ?? 0;
    const lost = unshown === undefined || all === 0 ? [] : unshownOf(file, name).map(([, at]) => at);
    return [
      {
        at: `/campaign/${path.join('/')}`,
        entries: lost.map(entryAt),
        isWhole: all > 0 && lost.length === all,
      },
    ];
  });
  const isTold = (pointer: string): boolean =>
    lists.some(({ at, entries, isWhole }) =>
      pointer === at ? isWhole : entries.some((entry) => `${pointer}/`.startsWith(`${entry}/`)),
    );
  for (const { operation, pointer, key, isWritten } of askedOf(file)) {
    if (called.has(operation) || isTold(pointer)) continue;
    called.add(operation);
    const { path = operation } = file.context.api.operations('post').find(({ id }) => id === operation) ?? {};
    yield {
      pointer,
      ...(isWritten ? { at: 'key' as const } : {}),
      message: `nobody can do what \`${key}\` says: no part of the page posts to ${path}`,
      expected: `a step \`{ "do": "post", "to": "${path}" }\`, as a widget that shows it has one, or no \`${key}\``,
      got: isWritten ? `\`${key}\`` : `no \`${key}\`, which is as it usually is`,
    };
  }
}

/** A widget that belongs beside another (`x-beside`), where the page has it for no such entry. */
function* aloneOf(file: CheckedFile): Generator<Problem> {
  const nodes = shownNodes(file);
  const told = new Set<string>();
  for (const node of nodes) {
    const { entry, widget, place } = node;
    const { 'x-beside': beside } = place.schema;
    if (beside === undefined || entry === undefined || told.has(`${widget} ${entry.id}`)) continue;
    told.add(`${widget} ${entry.id}`);
    const isThere = (one: (typeof nodes)[number]): boolean =>
      one.widget === beside.widget && one.entry?.id === entry.id;
    if (nodes.some(isThere)) continue;
    const what = file.lists.get(entry.list)?.what ?? entry.key;
    yield {
      pointer: subjectOf(node),
      message: `the page shows the ${what} \`${entry.id}\` and no \`${beside.widget}\` of it: ${beside.otherwise}`,
      expected: `\`{ "widget": "${beside.widget}", "${entry.key}": "${entry.id}", … }\`, on the page or in a popup of it`,
      got: `\`${widget}\` alone`,
    };
  }
}

/** The entry to which an id belongs. */
const entryAt = (id: string): string => id.replace(/\/[^/]*$/, '');

const toWhom = (told: readonly string[]): string =>
  told.length === 0 ? ' that not everybody reads' : `, in ${told.join(', ')} alone`;
