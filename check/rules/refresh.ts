import type { Place } from '../../engine/document/walk.ts';
import { balanceCall, mechanicChecks, prizesCall } from '../../mechanics/checks.ts';
import type { Problem } from '../finding.ts';
import type { PathMatch } from '../model/api.ts';
import { askedOf } from '../model/asked.ts';
import { pathsOf } from '../model/called-paths.ts';
import { type CheckedFile, remember } from '../model/file.ts';
import { pricesOf } from '../model/points.ts';
import { soundCampaign } from '../model/sound-campaign.ts';
import type { DocumentRule } from '../rule.ts';
import { isObject, type Json } from '../text/pointer.ts';

export const refresh: DocumentRule = {
  id: 'refresh',
  description: 'After a request that changes something, the data that shows it is asked for again.',
  severity: 'warning',
  stage: 'document',
  check: (file) => {
    const uses = pathsOf(file);
    const sources = uses.flatMap(({ place, match, own, method }) => {
      const name = /^\/data\/([^/]+)\/get$/.exec(place.pointer)?.[1];
      const operation = match?.operations.get('get')?.id;
      const isOurs = own || isOfNoCampaign(match);
      return method === 'get' && isOurs && name !== undefined && operation ? [{ name, operation }] : [];
    });
    return uses.flatMap(({ holder, match, method, own, upload }): Problem[] => {
      const step = holder.value;
      const operation =
        method === 'post' && !upload && (own || isOfNoCampaign(match))
          ? match?.operations.get('post')
          : undefined;
      if (operation === undefined || !isObject(step)) return [];
      const changes = movesAny(file, operation.id)
        ? operation.changes
        : operation.changes.filter((one) => roomOf(file, 'get', one) === roomOf(file, 'post', operation.id));
      const changed = [...changes, ...counting(file, operation.id), ...selling(file, changes)];
      const asked = refreshed(step, holder, file);
      const stale = sources.filter(
        (one) =>
          changed.includes(one.operation) &&
          !asked.has(one.name) &&
          (one.operation !== prizesCall || givesPrizes(file, operation.id)),
      );
      if (stale.length === 0) return [];
      const names = stale.map((one) => one.name);
      return [
        {
          pointer: Array.isArray(step.refresh) ? `${holder.pointer}/refresh` : holder.pointer,
          message: `after this ${names.map((one) => `\`${one}\``).join(', ')} still ${names.length > 1 ? 'show' : 'shows'} what was before`,
          expected: `\`"refresh": ${JSON.stringify([...(Array.isArray(step.refresh) ? step.refresh : []), ...names])}\``,
          got: Array.isArray(step.refresh) ? JSON.stringify(step.refresh) : 'a step without `refresh`',
        },
      ];
    });
  },
};

/** What is of all campaigns, such as the messages that people have. */
const isOfNoCampaign = (match: PathMatch | undefined): boolean => match?.values.has('id') === false;

/** What a call is about: the step behind the campaign's id. */
const roomOf = (file: CheckedFile, method: string, operation: string): string | undefined =>
  file.context.api
    .operations(method)
    .find(({ id }) => id === operation)
    ?.path.split('/')[4];

/** Blocks of the campaign that calls are about, by their ids, where the document says that people make them. */
const askedBlocks = (file: CheckedFile): ReadonlyMap<string, string | undefined> =>
  remember(
    file,
    'asked blocks',
    () => new Map(askedOf(file).map(({ operation, pointer }) => [operation, pointer.split('/')[2]])),
  );

/** Blocks of the campaign that name prizes: what they are about may give one. */
const givingBlocks = (file: CheckedFile): ReadonlySet<string | undefined> =>
  remember(
    file,
    'giving blocks',
    () => new Set((file.byRef.get('prizes') ?? []).map(({ pointer }) => pointer.split('/')[2])),
  );

/** Whether a call may give a prize here: its block names one, or nothing says which block is its. */
function givesPrizes(file: CheckedFile, operation: string): boolean {
  const does = mechanicChecks.find((one) => one.does?.[operation] !== undefined);
  const key = does?.key ?? askedBlocks(file).get(operation);
  return key === undefined || givingBlocks(file).has(key);
}

/** Whether what a call does may cost or give anything here: a vote is free and gives nothing where its block says no more. */
function movesAny(file: CheckedFile, operation: string): boolean {
  const key = mechanicChecks.find(({ does }) => does?.[operation] !== undefined)?.key;
  const { campaign } = file.document;
  if (key === undefined || !isObject(campaign) || !Object.hasOwn(campaign, key)) return true;
  const at = `/campaign/${key}/`;
  return ['cost', 'gives'].some((one) => file.byKey.get(one)?.some(({ pointer }) => pointer.startsWith(at)));
}

/** Calls that answer how far somebody has come in something that counts what this call does: tasks that ask for a vote. */
function counting(file: CheckedFile, operation: string): readonly string[] {
  const kind = mechanicChecks.find(({ does }) => does?.[operation] !== undefined)?.does?.[operation];
  return kind === undefined ? [] : (countingOf(file).get(kind) ?? []);
}

/** Such calls, by the kind of facts. */
const countingOf = (file: CheckedFile): ReadonlyMap<string, readonly string[]> =>
  remember(file, 'counting calls', () => {
    const { campaign, schedule } = file.document;
    const calls = new Map<string, string[]>();
    if (!isObject(campaign) || !isObject(schedule)) return calls;
    const sound = soundCampaign(file.document, campaign, schedule, true);
    for (const { key, standing, counts } of mechanicChecks) {
      if (standing === undefined || key === undefined || !Object.hasOwn(campaign, key)) continue;
      const kinds = new Set((counts?.(sound) ?? []).flatMap((all) => all.map(({ fact }) => fact)));
      for (const kind of kinds) calls.set(kind, [...(calls.get(kind) ?? []), standing]);
    }
    return calls;
  });

/** Calls that answer what one can afford, where the campaign has something for points there: a pass with a track that is sold. */
function selling(file: CheckedFile, changes: readonly string[]): readonly string[] {
  if (!changes.includes(balanceCall)) return [];
  return remember(file, 'selling calls', () => {
    const { campaign } = file.document;
    const prices = isObject(campaign) ? pricesOf(file.context.schemas, campaign) : [];
    const priced = new Set(prices.map(({ pointer }) => pointer.split('/')[2]));
    return mechanicChecks.flatMap(({ key, sells }) =>
      sells !== undefined && priced.has(key) ? [sells] : [],
    );
  });
}

/** Sources that a request, the steps after it and the steps beside it ask for again. */
function refreshed(step: Json, holder: Place, file: CheckedFile): Set<string> {
  const names = new Set<string>();
  for (const list of [
    step.refresh,
    ...(Array.isArray(step.expect)
      ? [step.expect.map((one: unknown) => (isObject(one) ? one.data : ''))]
      : []),
  ])
    for (const one of Array.isArray(list) ? list : []) names.add(String(one));
  const around = holder.parent?.pointer ?? holder.pointer;
  for (const { pointer, data } of refreshSteps(file)) {
    if (pointer.startsWith(`${around}/`)) for (const one of data) names.add(String(one));
  }
  return names;
}

const refreshSteps = (file: CheckedFile): { pointer: string; data: readonly unknown[] }[] =>
  remember(file, 'refresh steps', () =>
    (file.byKey.get('do') ?? []).flatMap(({ value, parent: step }) => {
      return value === 'refresh' && isObject(step?.value) && Array.isArray(step.value.data)
        ? [{ pointer: step.pointer, data: step.value.data }]
        : [];
    }),
  );
