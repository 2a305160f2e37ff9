import type { Problem } from '../finding.ts';
import { type PathUse, pathsOf } from '../model/called-paths.ts';
import { compileAt } from '../model/compiled.ts';
import { danglingOf } from '../model/dangling.ts';
import type { CheckedFile } from '../model/file.ts';
import { neverHad } from '../model/never-had.ts';
import { strayIds } from '../model/stray-ids.ts';
import type { DocumentRule } from '../rule.ts';

export const apiPaths: DocumentRule = {
  id: 'api-paths',
  description:
    'Every path of the API exists, answers to that method, names what the campaign has, and asks for what its rules let people do.',
  severity: 'error',
  stage: 'document',
  check: (file) => [
    ...(danglingOf(file).get('api-paths') ?? []),
    ...pathsOf(file).flatMap((use) => judge(file, use)),
    ...neverHad(file),
  ],
};

function judge(file: CheckedFile, use: PathUse): Problem[] {
  const { place, match, method } = use;
  const { api } = file.context;
  const base = { pointer: place.pointer, got: `\`${place.value}\`` };
  for (const brace of place.value.matchAll(/\{([^}]*)\}?/g)) {
    const problem = judgeBrace(file, use, brace[1] ?? '', brace.index + 1);
    if (problem) return [problem];
  }
  if (use.lacks) {
    const { name, word, offset, longer } = use.lacks;
    return [
      {
        ...base,
        part: { offset, length: word.length },
        message: `the step before \`${word}\` is left out: it says which ${name}`,
        expected: longer,
        nearest: `${place.value.slice(0, offset)}{item.${name}}/${word}`,
      },
    ];
  }
  const [stray] = strayIds(file, use);
  if (stray) return [stray];
  if (!match) {
    const nearest = api.nearestPath(place.value);
    return [
      {
        ...base,
        message: 'the API has no such path',
        expected: 'a path of schemas/api/openapi.json',
        nearest,
        allowed: api.pathsBeside(method, place.value),
      },
    ];
  }
  if (!match.operations.has(method)) {
    const methods = [...match.operations.keys()].join(', ');
    return [
      {
        ...base,
        message: `${match.path} cannot be asked with ${method}`,
        expected: `${methods}, or another path`,
        got: method,
        nearest: api.nearestPath(place.value, method),
      },
    ];
  }
  const takesFiles = match.operations.get(method)?.bodyTypes.includes('multipart/form-data') === true;
  if (takesFiles !== use.upload)
    return [
      {
        ...base,
        message: takesFiles ? 'files go there, and a step has none' : 'no files go there',
        expected: takesFiles
          ? 'this path at a widget that sends files'
          : 'a path that takes files, as `/v2/activities/{id}/forms/<form>/files`',
      },
    ];
  const id = match.values.get('id');
  return id && !use.own ? judgeOther(file, id, base) : [];
}

/** A campaign shows and spends its own; a page without one may show what others have. */
function judgeOther(
  file: CheckedFile,
  id: { text: string; offset: number },
  base: Pick<Problem, 'pointer' | 'got'>,
): Problem[] {
  const there = file.site.find(`/${id.text.replaceAll('%2F', '/')}`) !== undefined;
  const hasOwn = Object.hasOwn(file.document, 'campaign') || file.taint.covers('/campaign');
  if (there && !hasOwn) return [];
  return [
    {
      ...base,
      part: { offset: id.offset, length: id.text.length },
      message: there
        ? `\`${id.text}\` is another campaign: its data stands for nothing here, and points would move there`
        : `there is no campaign \`${id.text}\``,
      expected: hasOwn ? '{id} for this campaign' : 'the route of a campaign',
      nearest: hasOwn ? '{id}' : undefined,
    },
  ];
}

function judgeBrace(
  file: CheckedFile,
  { place }: PathUse,
  name: string,
  offset: number,
): Problem | undefined {
  const part = { offset, length: name.length };
  const base = { pointer: place.pointer, part, got: `{${name}}` };
  const step = place.value.split('/').find((one) => one.includes(`{${name}`));
  const doubled = /^\{\{\s*([^{}]*?)\s*\}\}$/.exec(step ?? '')?.[1];
  if (doubled !== undefined) {
    const nearest = `{${doubled}}`;
    const length = step?.length ?? 0;
    return {
      ...base,
      part: { offset: place.value.indexOf(step ?? ''), length },
      message: 'a path has one pair of braces around a name; two mark an expression inside a text',
      expected: nearest,
      got: `\`${step}\``,
      nearest,
    };
  }
  if (step !== `{${name}}`) {
    return {
      ...base,
      message: 'braces fill a whole step of a path',
      expected: `/{${name}}/`,
      got: `\`${step}\``,
    };
  }
  if (name === 'id') return undefined;
  if (!name.startsWith('item.')) {
    return {
      ...base,
      message: `{${name}} has no meaning in a path`,
      expected: '{id}, or {item.<field>} in an action of an item',
    };
  }
  const compiled = compileAt(file, place, name);
  if (compiled.ok) return undefined;
  const { message, expected, nearest } = compiled.error;
  return { ...base, message, expected, nearest };
}
