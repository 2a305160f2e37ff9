import type { AskedField } from '../../engine/document/anywhere/answers.ts';
import { DAY } from '../../engine/document/anywhere/days.ts';
import type { CampaignBasics, MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import { allOf, type Verdict, verdict } from '../../engine/document/anywhere/verdict.ts';
import type { CampaignForm, FormEntry, Reward, Window } from '../../schemas/generated/types.gen.ts';

/** A form, as the server holds people to it. */
export interface Form {
  readonly id: string;
  /** Of all pages, in the document's order. */
  readonly fields: readonly AskedField[];
  readonly window: Window | undefined;
  /** How many people there is room for; null: for everybody. */
  readonly seats: number | null;
  /** What was sent may be changed, as long as the form is open and nobody has reviewed it. */
  readonly editable: boolean;
  /** null: what is sent is done. */
  readonly review: {
    /** As people read them, by id. */
    readonly reasons: ReadonlyMap<string, unknown>;
    readonly again: boolean;
    readonly gives: readonly Reward[];
  } | null;
  readonly gives: readonly Reward[];
  /** When answers are erased, ms UTC. */
  readonly erasedAt: number;
}

/** In the document's order. */
export type Forms = ReadonlyMap<string, Form>;

/** Bytes of files that the server takes of one person on one UTC day (decision 0097). */
export const mostOfDay = 40_000_000;

/** The kind of facts that forms are: somebody has sent one, for the first time. */
export const kind = 'forms';

/** A form as a document has it, without what people read of it. */
type FormSource = Pick<CampaignForm, 'id' | 'window' | 'seats' | 'edit' | 'gives' | 'keepDays'> & {
  readonly steps: readonly { readonly fields: readonly AskedField[] }[];
  readonly review?: {
    readonly reasons: readonly { readonly id: string; readonly title: unknown }[];
    readonly again?: boolean;
    readonly gives?: readonly Reward[];
  };
};

const formOf = (source: FormSource, { schedule }: CampaignBasics): Form => {
  const { id, steps, window, seats = null, edit, review, gives = [], keepDays } = source;
  return {
    id,
    fields: steps.flatMap(({ fields }) => fields),
    window,
    seats,
    editable: edit === 'open',
    review:
      review === undefined
        ? null
        : {
            reasons: new Map(review.reasons.map(({ id: one, title }) => [one, title])),
            again: review.again ?? false,
            gives: review.gives ?? [],
          },
    gives,
    erasedAt: schedule.end + keepDays * DAY,
  };
};

export const forms: MechanicRules<readonly CampaignForm[], Forms> = {
  key: 'forms',
  read: (source, basics) => new Map(source.map((one) => [one.id, formOf(one, basics)])),
  // What is told names the form alone: nobody reads answers from facts.
  tells: [{ kind, things: (source) => source.map(({ id }) => ({ id, points: 1, most: { total: 1 } })) }],
};

/** What somebody has sent last. */
export interface Sent {
  readonly state: 'sent' | 'accepted' | 'refused';
}

/** Why somebody may not send a form. */
export type SendReason = NonNullable<FormEntry['reason']>;

/** Whether sending it now changes what somebody has sent, and takes no other seat. */
export const isEdit = ({ editable }: Form, sent: Sent | null): boolean => editable && sent?.state === 'sent';

/** What of one's own keeps somebody from sending it (again). */
function ownReason(form: Form, sent: Sent | null): SendReason | null {
  if (sent === null || isEdit(form, sent)) return null;
  if (sent.state !== 'refused') return 'FORM_SENT';
  return form.review?.again ? null : 'FORM_DECLINED';
}

/**
 * Whether somebody may send a form, or change what they have sent: what the answer tells and what the call is refused by.
 *
 * @param who null: a visitor; what they have sent, null where that is nothing
 * @param open whether the call is open, by the window of the form
 * @param taken how many seats are taken
 */
export function maySend(
  form: Form,
  who: { readonly sent: Sent | null } | null,
  open: Verdict<'NOT_OPEN' | 'OVER'>,
  taken: number,
): Verdict<SendReason> {
  const full = verdict<SendReason>(form.seats !== null && taken >= form.seats ? 'FORM_FULL' : null);
  if (who === null) return allOf<SendReason>(open, full, verdict('TOKEN_EXPIRED'));
  const own = verdict<SendReason>(ownReason(form, who.sent));
  // Whoever has a seat is not told that there is none.
  return who.sent === null || who.sent.state === 'refused'
    ? allOf<SendReason>(open, own, full)
    : allOf<SendReason>(open, own);
}
