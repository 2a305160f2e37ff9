import { type Answers, tidyAnswers, wrongAnswers } from '../../engine/document/anywhere/answers.ts';
import type {
  FormEntry,
  FormRequest,
  FormSentAnswer,
  FormsAnswer,
} from '../../schemas/generated/types.gen.ts';
import { Refusal } from '../../server/errors.ts';
import { opening, refusedFor, toldCan } from '../../server/kernel/can.ts';
import { campaignOf, type Handler, known, userOf } from '../../server/kernel/context.ts';
import { lockDoer, storeFacts, tellAll } from '../../server/kernel/facts.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { doerIn, isNotBegun } from '../../server/kernel/not-begun.ts';
import { type Outcome, once } from '../../server/kernel/once.ts';
import { balanceOf, pointsOf } from '../../server/ledger/accounts.ts';
import { toldReward } from '../../server/ledger/grant.ts';
import { audits } from './audits.ts';
import { eraseAnswers } from './erase.ts';
import { areThere, filesOf, readFormFile, readSubmittedFile, removeUnsent } from './files/kept.ts';
import { mostOfForm, storeFormFile, waits } from './files/store.ts';
import { messages } from './messages.ts';
import { movements } from './movements.ts';
import { refusals } from './refusals.ts';
import { listFormSubmissions, reviewForm } from './review.ts';
import { room } from './room.ts';
import { type Form, forms, isEdit, maySend } from './rules.ts';
import { sendForm } from './send.ts';
import { ownOf, takenOf, toldAnswers } from './standing.ts';

/** GET /v2/activities/{id}/forms: answers are told to whoever gave them alone. */
const readForms: Handler<FormsAnswer> = async (context) => {
  const { db, now } = context;
  const campaign = campaignOf(context);
  const user = doerIn(context, campaign);
  const all = known(campaign.block(forms));
  const seats = isNotBegun(context, campaign) ? new Map<string, number>() : await takenOf(db, campaign.id);
  const own = user === null ? null : await ownOf(db, campaign.id, user);
  const files = user === null ? [] : await filesOf(db, campaign.id, user);
  const told = (form: Form): FormEntry => {
    const taken = seats.get(form.id) ?? 0;
    const sent = own?.get(form.id) ?? null;
    const may = maySend(form, own && { sent }, opening(context, 'submitForm', form.window), taken);
    return {
      id: form.id,
      state: sent?.state ?? 'none',
      times: sent?.times ?? 0,
      sentAt: sent?.at ?? null,
      why: sent?.why ?? null,
      answers: toldAnswers(form, sent?.answers ?? null, now),
      files:
        now >= form.erasedAt ? [] : files.flatMap(({ form: of, ...file }) => (of === form.id ? [file] : [])),
      seats: form.seats === null ? null : { total: form.seats, left: Math.max(0, form.seats - taken) },
      ...toldCan(isEdit(form, sent) ? ('edit' as const) : ('send' as const), may),
    };
  };
  return { forms: [...all.values()].map(told) };
};

/** The answers of a body, whatever else it holds. @throws Refusal BAD_REQUEST where they are none */
function answersIn(text: string): Answers {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord || Object.values(value as object).some((one) => typeof one !== 'string'))
    throw new Refusal('BAD_REQUEST', 'answers');
  return value as Answers;
}

/** POST /v2/activities/{id}/forms/{form} */
const submitForm: Handler<FormSentAnswer> = async (context) => {
  const { now, arrived, params, hearers } = context;
  const campaign = campaignOf(context);
  const form = known(campaign.block(forms)?.get(params.form ?? ''));
  const given = answersIn((context.body as FormRequest).answers);
  const user = userOf(context);
  const account = pointsOf(campaign.id, user);
  return once<FormSentAnswer>(context, async (tx): Promise<Outcome<FormSentAnswer>> => {
    // Two phones at once come one after the other, so that each knows what the other has sent.
    await lockDoer(tx, hearers, campaign, user);
    const before = (await ownOf(tx, campaign.id, user)).get(form.id) ?? null;
    const taken = (await takenOf(tx, campaign.id)).get(form.id) ?? 0;
    const open = opening(context, context.operation, form.window);
    const { reason } = maySend(form, { sent: before }, open, taken);
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    const answers = tidyAnswers(form.fields, given);
    if (wrongAnswers(form.fields, answers).length > 0) return { refusal: refusals.FORM_WRONG };
    if (!(await areThere(tx, campaign, form, user, answers))) return { refusal: refusals.FILE_GONE };
    const sent = await sendForm(tx, campaign, form, {
      user,
      answers,
      before,
      at: now,
      until: arrived + waits,
    });
    if (sent === null) return { refusal: refusals.FORM_FULL };
    await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, sent.facts));
    return {
      data: {
        form: form.id,
        state: 'sent',
        times: sent.times,
        gives: sent.gives.map(toldReward),
        balance: await balanceOf(tx, account),
      },
    };
  });
};

export const formsMechanic: Mechanic = {
  ...room,
  movements,
  messages,
  rules: forms,
  tables: new URL('./tables/', import.meta.url),
  syncTables: eraseAnswers,
  refusals,
  byTime: (db, _, now) => removeUnsent(db, now),
  handlers: {
    readForms,
    submitForm,
    listFormSubmissions,
    reviewForm,
    storeFormFile,
    readFormFile,
    readSubmittedFile,
  },
  writeBudgets: { submitForm: 100, storeFormFile: 40 },
  fileBytes: {
    storeFormFile: ({ campaigns, params }) => {
      const form = campaigns.byId
        .get(params.id ?? '')
        ?.block(forms)
        ?.get(params.form ?? '');
      return form === undefined ? 0 : mostOfForm(form);
    },
  },
  audits,
  life: () => import('./seed.ts'),
};
