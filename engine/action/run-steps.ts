import { produce } from 'immer';
import type { PrimitiveAtom } from 'jotai/vanilla';
import type { CompiledStep, CompiledValue } from '../document/page-model.ts';
import type { ExpressionAst } from '../expression/ast.ts';
import type { LiveData } from '../data/live-data.ts';
import type { HttpClient } from '../http/client.ts';
import { faultText, RequestError } from '../http/errors.ts';
import type { Page } from '../page/page.ts';
import { resolveExpression, resolveText } from '../render/resolve-props.ts';
import type { Intents } from './intent.ts';
import { setField } from './set-field.ts';

type Item = Readonly<Record<string, unknown>> | undefined;

/** What steps reach outside the page: the app gives it. */
export interface ActionWorld {
  http: HttpClient;
  data: LiveData;
  intents: Intents;
  toast(text: string, tone: 'plain' | 'success' | 'failure'): void;
  confirm(ask: { title: string; text: string; yes: string; no: string }): Promise<boolean>;
  popup(name: string): void;
  closePopup(): void;
  navigate(to: string): void;
  scroll(to: string): void;
  copy(text: string): Promise<void>;
  share(): Promise<void>;
  track(event: string, props: Readonly<Record<string, unknown>>): void;
  /** False when the app does not know the method or there is no app. */
  bridge(method: string, payload: Readonly<Record<string, unknown>>): Promise<boolean>;
  /** The token has expired: failure toast, then /login (specification §4, T13). */
  expired(): void;
}

/** Thrown inside a run to end it: the rest of the steps is not run. */
class Stop extends Error {}

/** Tries of a spending request in all; the same key each time. */
const TRIES = 3;

/** Runs the steps of an action, one after the other; a refusal, a failure or a 'no' ends the run. Never rejects: a fault is reported. */
export async function runSteps(page: Page, world: ActionWorld, steps: readonly CompiledStep[], item?: Item): Promise<void> {
  try {
    for (const step of steps) await runStep(page, world, step, item);
  } catch (error) {
    if (error instanceof Stop) return;
    page.host.report(page, { kind: 'step', message: error instanceof Error ? error.message : String(error) });
  }
}

async function runStep(page: Page, world: ActionWorld, step: CompiledStep, item: Item): Promise<void> {
  const { get } = page.store;
  const text = (value: CompiledValue | undefined): string =>
    typeof value === 'object' && value !== null && '$t' in value
      ? resolveText(page, value.$t as ExpressionAst[], get, item)
      : typeof value === 'string'
        ? value
        : '';
  const value = (one: CompiledValue | undefined): unknown =>
    typeof one === 'object' && one !== null && '$e' in one
      ? resolveExpression(page, one.$e as ExpressionAst, get, item)
      : one;
  const values = (all: CompiledValue | undefined): Record<string, unknown> =>
    Object.fromEntries(Object.entries((all ?? {}) as Record<string, CompiledValue>).map(([k, v]) => [k, value(v)]));
  const inner = (all: CompiledValue | undefined): readonly CompiledStep[] =>
    typeof all === 'object' && all !== null && '$a' in all ? (all.$a as CompiledStep[]) : [];

  switch (step.do) {
    case 'navigate':
      return world.navigate(String(step.to));
    case 'get':
    case 'post':
      return request(page, world, step, item, { values, inner });
    case 'refresh':
      return void world.data.refresh(step.data as string[]);
    case 'set': {
      const key = String(step.key);
      const next = value(step.value);
      if (Object.hasOwn(page.state, key) && next !== undefined) page.store.set(page.state[key] as PrimitiveAtom<unknown>, next);
      return;
    }
    case 'popup':
      return world.popup(String(step.name));
    case 'close':
      return world.closePopup();
    case 'toast':
      return world.toast(text(step.text), (step.tone as 'plain' | undefined) ?? 'plain');
    case 'scroll':
      return world.scroll(String(step.to));
    case 'copy':
      await world.copy(text(step.text));
      return world.toast(text(step.done) || page.strings.t('copied'), 'success');
    case 'share':
      return world.share();
    case 'track':
      return world.track(String(step.event), values(step.props));
    case 'if': {
      const branch = value(step.test) === true ? step.then : step.else;
      for (const one of inner(branch)) await runStep(page, world, one, item);
      return;
    }
    case 'confirm': {
      const { t } = page.strings;
      const yes = await world.confirm({
        title: text(step.title),
        text: text(step.text),
        yes: text(step.yes) || t('yes'),
        no: text(step.no) || t('no'),
      });
      if (!yes) throw new Stop();
      for (const one of inner(step.then)) await runStep(page, world, one, item);
      return;
    }
    case 'bridge':
      if (!(await world.bridge(String(step.method), values(step.payload)))) {
        for (const one of inner(step.fallback)) await runStep(page, world, one, item);
      }
      return;
    default:
      page.host.report(page, { kind: 'step', message: `No step named ${step.do}` });
  }
}

interface StepReaders {
  values: (all: CompiledValue | undefined) => Record<string, unknown>;
  inner: (all: CompiledValue | undefined) => readonly CompiledStep[];
}

async function request(page: Page, world: ActionWorld, step: CompiledStep, item: Item, read: StepReaders): Promise<void> {
  const path = String(step.to).replaceAll(/\{item\.([A-Za-z0-9_]+)\}/g, (_, field: string) => {
    const found = item && Object.hasOwn(item, field) ? item[field] : undefined;
    // An empty or a dotted part would lead to another path than the document names.
    if ((typeof found !== 'string' && typeof found !== 'number') || /^\.{0,2}$/.test(String(found))) throw new Stop();
    return encodeURIComponent(found);
  });
  const body = read.values(step.body);
  if (Object.values(body).includes(undefined)) {
    page.host.report(page, { kind: 'step', message: `A value for ${String(step.to)} is not known.` });
    throw new Stop();
  }
  const intent = `${path} ${JSON.stringify(body)}`;
  if (!world.intents.begin(intent)) throw new Stop();
  const undo = expectations(page, world, step, item);
  try {
    if (step.do === 'get') await world.http.get(path, body);
    else await spend(world, path, body, step.spends === true ? intent : undefined);
  } catch (error) {
    for (const back of undo.reverse()) back();
    await fail(page, world, step, item, error, read);
    throw new Stop();
  } finally {
    world.intents.end(intent);
  }
  const refresh = (step.refresh as string[] | undefined) ?? [];
  if (refresh.length > 0) void world.data.refresh(refresh);
  for (const one of read.inner(step.success)) await runStep(page, world, one, item);
}

/** Sends a request that may spend: with one key for the intent, again after a lost answer, and no new key before a definite one. */
async function spend(
  world: ActionWorld,
  path: string,
  body: Readonly<Record<string, unknown>>,
  intent: string | undefined,
): Promise<unknown> {
  if (intent === undefined) return world.http.post(path, body, crypto.randomUUID?.());
  const key = world.intents.keyOf(intent);
  for (let tries = 1; ; tries++) {
    try {
      const answer = await world.http.post(path, body, key);
      world.intents.settle(intent);
      return answer;
    } catch (error) {
      const lost = error instanceof RequestError && error.fault === 'transport';
      // An expired token is no answer to the intent either: after the next sign-in the same key goes on.
      if (!lost && !(error instanceof RequestError && error.fault === 'expired')) world.intents.settle(intent);
      if (!lost || tries >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 400 * 2 ** tries));
    }
  }
}

/** Shows at once what the answer is expected to be; returns how to take it back. */
function expectations(page: Page, world: ActionWorld, step: CompiledStep, item: Item): (() => void)[] {
  const all = (step.expect ?? []) as unknown as { data: string; field: string; value: { $e: ExpressionAst } }[];
  return all.map(({ data, field, value }) => {
    const expected = resolveExpression(page, value.$e, page.store.get, item);
    return world.data.expect(data, (answer) => produce(answer, (draft: unknown) => setField(draft, field, expected)));
  });
}

async function fail(
  page: Page,
  world: ActionWorld,
  step: CompiledStep,
  item: Item,
  error: unknown,
  read: StepReaders,
): Promise<void> {
  if (!(error instanceof RequestError)) throw error;
  if (error.fault === 'aborted') return;
  const { t } = page.strings;
  if (error.fault === 'expired') {
    if (page.identity.token === '') world.toast(t('sign_in_needed'), 'failure');
    else world.expired();
    return;
  }
  // What the phone shows may be older than the answer: prices and stock are asked again after a refusal.
  if (error.fault === 'refused' && step.refresh) void world.data.refresh(step.refresh as string[]);
  const steps = read.inner(step.failure);
  if (steps.length > 0) {
    for (const one of steps) await runStep(page, world, one, item);
    return;
  }
  if (error.fault === 'refused') world.toast(error.message || t('error.request_fail'), 'failure');
  else if (error.fault === 'transport' && step.spends === true) world.toast(t('error.unknown_outcome'), 'failure');
  else world.toast(t(faultText[error.fault]), 'failure');
}
