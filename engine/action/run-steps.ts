import type { PrimitiveAtom } from 'jotai/vanilla';
import type { CompiledStep, CompiledValue } from '../document/page-model.ts';
import type { ExpressionAst } from '../expression/ast.ts';
import type { Page } from '../page/page.ts';
import { resolveExpression, resolveText } from '../page/resolve-props.ts';
import type { ActionScope } from '../page/scope.ts';
import type { Shown } from '../page/world.ts';
import { askedOf, inner, shownOf } from './inner.ts';
import { Stop } from './stop.ts';
import { tellVisitor } from './tell-visitor.ts';

/** In the part that sends: buttons answer before a phone reads it, and a page that nobody touches does without. */
const requests = () => import('./requests/request-step.ts').then(({ request }) => request);

/**
 * Runs the steps of an action, one after the other; a refusal, a failure or a 'no' ends the run. Never rejects: a fault is reported.
 *
 * @param heard told what each call has answered
 * @param refused told why a call was refused
 * @param sent told when a call begins, and again where the server has declined it
 */
export async function runSteps(
  page: Page,
  steps: readonly CompiledStep[],
  item?: ActionScope['item'],
  heard?: ActionScope['heard'],
  refused?: ActionScope['refused'],
  sent?: ActionScope['sent'],
): Promise<void> {
  try {
    for (const step of steps) await runStep(page, step, { item, heard, refused, sent });
  } catch (error) {
    if (error instanceof Stop) return;
    // Whoever tapped waits for something to happen.
    page.world.overlay.toast(page.strings.t('step.failed'), 'failure');
    page.world.telemetry.report({
      kind: 'step',
      message: error instanceof Error ? error.message : String(error),
    });
  }
}

/** Whether a step, or one inside it, sends a request that spends. */
const spends = (step: CompiledStep): boolean =>
  step.spends === true || Object.values(step).some((value) => inner(value as CompiledValue).some(spends));

const wonOf = (own: ActionScope): [won: Shown] | [] => {
  const won = own.won ?? shownOf(own.item);
  return won ? [won] : [];
};

async function runStep(page: Page, step: CompiledStep, own: ActionScope): Promise<void> {
  const { get } = page.store;
  const { sources, overlay, going, app, links, telemetry } = page.world;
  const text = (value: CompiledValue | undefined): string =>
    typeof value === 'object' && value !== null && '$t' in value
      ? resolveText(page, value.$t as ExpressionAst[], get, own)
      : typeof value === 'string'
        ? value
        : '';
  // What could not be read of an answer leaves a text empty; the call has succeeded all the same.
  const said = (value: CompiledValue | undefined): string =>
    text(value) || ('answer' in own ? page.strings.t('step.done') : '');
  const value = (one: CompiledValue | undefined): unknown =>
    typeof one === 'object' && one !== null && '$e' in one
      ? resolveExpression(page, one.$e as ExpressionAst, get, own)
      : one;
  const values = (all: CompiledValue | undefined): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries((all ?? {}) as Record<string, CompiledValue>).map(([k, v]) => [
        k,
        typeof v === 'object' && v !== null && !Array.isArray(v) && !('$e' in v) ? values(v) : value(v),
      ]),
    );
  switch (step.do) {
    case 'navigate':
      return going.to(String(step.to), step.fullscreen === true, step.retry === true);
    case 'get':
    case 'post': {
      own.sent?.();
      const run = async (all: CompiledValue | undefined, scope: ActionScope): Promise<boolean> => {
        const steps = inner(all);
        for (const one of steps) await runStep(page, one, scope);
        return steps.length > 0;
      };
      const request = await requests().catch(async () => {
        // As of a request that could not leave.
        if (!(await run(step.failure, own))) overlay.toast(page.strings.t('error.request_fail'), 'failure');
        throw new Stop();
      });
      return request(page, step, own, { values, run });
    }
    case 'refresh':
      return void sources.refresh(step.data as string[]);
    case 'set': {
      const key = String(step.key);
      const next = value(step.value);
      if (Object.hasOwn(page.state, key) && next !== undefined)
        page.store.set(page.state[key] as PrimitiveAtom<unknown>, next);
      return;
    }
    case 'popup':
      return overlay.open(String(step.name));
    case 'close':
      return overlay.close();
    case 'toast':
      return overlay.toast(
        said(step.text),
        (step.tone as 'plain' | undefined) ?? 'plain',
        ...(step.tone === 'success' ? wonOf(own) : []),
      );
    case 'scroll':
      return going.scroll(String(step.to));
    case 'copy': {
      const words = text(step.text);
      if (!words) return overlay.toast(said(words) || page.strings.t('step.failed'), 'plain');
      if (!(await links.copy(words))) return;
      return overlay.toast(text(step.done) || page.strings.t('copied'), 'success');
    }
    case 'open-app':
      return app.open(step.oneLink === true);
    case 'share':
      return links.share();
    case 'track':
      return telemetry.track(String(step.event), values(step.props));
    case 'if': {
      const branch = value(step.test) === true ? step.then : step.else;
      for (const one of inner(branch)) await runStep(page, one, own);
      return;
    }
    case 'confirm': {
      const { t } = page.strings;
      const go = async (): Promise<void> => {
        for (const one of inner(step.then)) await runStep(page, one, own);
      };
      if (value(step.when) === false) return go();
      // Nobody is asked whether to spend what nobody has.
      if (page.identity.token === '' && inner(step.then).some(spends)) {
        tellVisitor(page);
        throw new Stop();
      }
      const about = askedOf(own.item);
      const yes = await overlay.confirm({
        ...(about ? { about } : {}),
        title: said(step.title),
        text: text(step.text),
        yes: text(step.yes) || t('yes'),
        no: text(step.no) || t('no'),
      });
      if (!yes) throw new Stop();
      return go();
    }
    case 'bridge':
      if (!(await app.ask(String(step.method), values(step.payload)))) {
        const instead = inner(step.fallback);
        if (instead.length === 0)
          overlay.toast(page.strings.t(get(page.inApp) ? 'app.failed' : 'sign_in_needed'), 'failure');
        for (const one of instead) await runStep(page, one, own);
      }
      return;
    default:
      telemetry.report({ kind: 'step', message: `No step named ${step.do}` });
  }
}
