import type { CompiledStep, CompiledValue } from '../../document/page-model.ts';
import type { ExpressionAst } from '../../expression/ast.ts';
import { faultText, isAboutInput, leadsToLogin, RequestError } from '../../http/errors.ts';
import type { Page } from '../../page/page.ts';
import { resolveExpression } from '../../page/resolve-props.ts';
import type { ActionScope } from '../../page/scope.ts';
import type { Requests, Shown } from '../../page/world.ts';
import { inner, shownOf } from '../inner.ts';
import { sayingSlow } from '../saying-slow.ts';
import { Stop } from '../stop.ts';
import { tellVisitor } from '../tell-visitor.ts';

/** Tries of a spending request in all; the same key each time. */
const TRIES = 3;

interface StepReaders {
  values: (all: CompiledValue | undefined) => Record<string, unknown>;
  /** Runs steps with what they may read; false when there are none. */
  run: (all: CompiledValue | undefined, own: ActionScope) => Promise<boolean>;
}

/** A request of a document: one in flight for an intent, what is expected shown at once and taken back on failure. */
export async function request(
  page: Page,
  step: CompiledStep,
  own: ActionScope,
  read: StepReaders,
): Promise<void> {
  const { world } = page;
  const { item } = own;
  const path = String(step.to).replaceAll(/\{item\.([A-Za-z0-9_]+)\}/g, (_, field: string) => {
    const found = item && Object.hasOwn(item, field) ? item[field] : undefined;
    // An empty or a dotted part would lead to another path than the document names.
    if ((typeof found !== 'string' && typeof found !== 'number') || /^\.{0,2}$/.test(String(found)))
      throw new Stop();
    return encodeURIComponent(found);
  });
  const body = read.values(step.body);
  if (Object.values(body).includes(undefined)) {
    world.telemetry.report({ kind: 'step', message: `A value for ${String(step.to)} is not known.` });
    throw new Stop();
  }
  // Two people in one tab mean two things, and so does one of them today and tomorrow by what is done each day. The token is no part: a new
  // one goes on with the key. It is kept as a digest (intent.ts).
  const day = step.daily === true ? page.store.get(page.day) : '';
  const intent = [page.identity.user_id, day, path, JSON.stringify(body)].join(' ');
  const live = await world.live.load().catch(async (error: unknown) => {
    await fail(page, undefined, step, new RequestError('transport', String(error)), read, own);
    throw new Stop();
  });
  if (!live.intents.begin(intent)) throw new Stop();
  let undo: (() => void)[] = [];
  let answer: unknown;
  try {
    undo = expectations(page, live, step, own);
    const sent =
      step.do === 'get'
        ? live.http.get(path, body)
        : spend(live, path, body, step.spends === true ? { name: intent, price: priceRead(own) } : undefined);
    answer = await sayingSlow(world.overlay, page.strings.t, sent);
  } catch (error) {
    for (const back of undo.reverse()) back();
    await fail(page, live, step, error, read, own);
    throw new Stop();
  } finally {
    live.intents.end(intent);
  }
  const won = shownOf(own.heard?.(answer) as Partial<Shown> | undefined);
  const refresh = (step.refresh as string[] | undefined) ?? [];
  if (refresh.length > 0) world.sources.refresh(refresh);
  await read.run(step.success, { ...own, answer, ...(won ? { won } : {}) });
  // What was won is lifted up, also where the document has no words for it.
  const shown = won ?? shownOf(item);
  if (step.spends === true && shown && !inner(step.success).some(speaks))
    world.overlay.toast(page.strings.t('won'), 'success', shown);
}

/** Whether a step, or one inside it, shows something. */
const speaks = (step: CompiledStep): boolean =>
  /^(?:toast|popup|navigate)$/.test(step.do) ||
  Object.values(step).some((value) => inner(value as CompiledValue).some(speaks));

/** Sends a request that may spend: with one key for the intent, again after a lost answer, and no new key before a definite one. */
async function spend(
  { intents, http }: Requests,
  path: string,
  body: Readonly<Record<string, unknown>>,
  intent: { readonly name: string; readonly price: string | undefined } | undefined,
): Promise<unknown> {
  if (intent === undefined) return http.post(path, body, crypto.randomUUID?.());
  const { name, price } = intent;
  const key = intents.keyOf(name);
  for (let tries = 1; ; tries++) {
    try {
      const answer = await http.post(path, body, key, price);
      intents.settle(name);
      return answer;
    } catch (error) {
      const fault = error instanceof RequestError ? error : undefined;
      const lost = fault?.fault === 'transport';
      // An expired token is no answer to the intent either: after the next sign-in the same key goes on. Nor is "too many", or trouble of
      // the server: the try whose answer was lost may have been paid.
      if (!lost && fault?.fault !== 'expired' && !fault?.undecided) intents.settle(name);
      if (!lost || tries >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 400 * 2 ** tries));
    }
  }
}

/** Shows at once what the answer is expected to be; returns how to take it back. */
function expectations(page: Page, live: Requests, step: CompiledStep, own: ActionScope): (() => void)[] {
  const all = (step.expect ?? []) as unknown as {
    data: string;
    field: string;
    value: { $e: ExpressionAst };
  }[];
  return all.map(({ data, field, value }) => {
    const expected = resolveExpression(page, value.$e, page.store.get, own);
    return live.expect(data, field, expected);
  });
}

/** Whether what was tapped is paid for: widgets hand on its price as `item.cost` (x-item of their schemas). */
const charges = ({ item }: ActionScope): boolean => typeof item?.cost === 'number' && item.cost > 0;

/**
 * What the person has read that it takes: the server takes that or nothing (decision 0206). It is no part of the intent: a tap after a lost
 * answer is the same one, whatever the price has become.
 */
function priceRead(own: ActionScope): string | undefined {
  const { cost, tickets } = own.item ?? {};
  if (typeof tickets === 'number' && tickets > 0) return `tickets/${tickets}`;
  return charges(own) ? `points/${String(cost)}` : undefined;
}

async function fail(
  page: Page,
  live: Requests | undefined,
  step: CompiledStep,
  error: unknown,
  read: StepReaders,
  own: ActionScope,
): Promise<void> {
  if (!(error instanceof RequestError)) throw error;
  if (error.fault === 'aborted') return;
  const { t } = page.strings;
  const { overlay } = page.world;
  if (leadsToLogin(error, page.identity.token)) return page.world.going.login();
  if (error.fault === 'expired') return tellVisitor(page);
  if (error.fault === 'refused' && !error.undecided) own.sent?.(true);
  // What the phone shows may be older than the answer: prices and stock are asked again after a refusal.
  if (error.fault === 'refused' && step.refresh) page.world.sources.refresh(step.refresh as string[]);
  if (await read.run(step.failure, own)) return;
  if (error.fault === 'refused' && own.refused && error.message && isAboutInput(error.code))
    own.refused(error.message);
  else if (error.fault === 'refused') overlay.toast(error.message || t('error.request_fail'), 'failure');
  else if (error.fault === 'transport' && step.spends === true && live)
    overlay.toast(t(charges(own) ? 'error.unknown_outcome' : 'error.unknown_free'), 'failure');
  else overlay.toast(t(faultText[error.fault]), 'failure');
}
