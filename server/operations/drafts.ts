import { nearestName } from '../../engine/expression/nearest.ts';
import type { DraftAnswer, DraftRequest, DraftsAnswer } from '../../schemas/generated/types.gen.ts';
import { Refusal } from '../errors.ts';
import type { Context, Handler } from '../kernel/context.ts';
import type { Draft, Drafts } from '../kernel/drafts.ts';
import { textIn } from '../language.ts';

/** Mistakes that an answer tells; who has more mends these first. */
const TOLD = 20;

/** @throws Refusal NO_PERMISSION where nothing is tried out */
function draftsOf({ drafts }: Context): Drafts {
  if (drafts === null) throw new Refusal('NO_PERMISSION');
  return drafts;
}

const told = ({ id, title, href, at, findings }: Draft, { language }: Context): DraftAnswer => ({
  id,
  title: textIn(title, language),
  href,
  at,
  findings: findings.slice(0, TOLD),
  more: Math.max(0, findings.length - TOLD),
});

/** GET /v2/drafts: all drafts, and the nearest to an id that is none (decision 0109). */
export const listDrafts: Handler<DraftsAnswer> = async (context) => {
  const kept = draftsOf(context);
  const drafts = await kept.list();
  const { id = '' } = context.query;
  const asked = String(id);
  const known = drafts.some((one) => one.id === asked);
  const names = [...context.campaigns.routes.map((one) => one.id), ...drafts.map((one) => one.id)];
  return {
    // What was asked for stands first.
    items: [...drafts]
      .sort((a, b) => Number(b.id === asked) - Number(a.id === asked))
      .map((one) => told(one, context)),
    asked:
      asked === '' || known
        ? null
        : { id: asked, near: nearestName(asked, names) ?? null, aside: await kept.isAside(asked) },
  };
};

/** POST /v2/drafts: judges a document and keeps it (decision 0109). */
export const keepDraft: Handler<DraftAnswer> = async (context) => {
  const { text } = context.body as DraftRequest;
  return told(await draftsOf(context).keep(text), context);
};
