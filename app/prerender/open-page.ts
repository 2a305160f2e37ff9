import { dayAt } from '../../engine/clock/ticker.ts';
import { hrefOf } from '../../engine/document/anywhere/href.ts';
import { type Phase, phaseAt } from '../../engine/document/anywhere/phase.ts';
import { keeper } from '../../engine/document/compile/keeper.ts';
import type { ActivityDocument } from '../../engine/document/document.ts';
import { compileFramed } from '../../engine/document/frames.ts';
import { onward } from '../../engine/document/onward.ts';
import type { PageModel } from '../../engine/document/page-model.ts';
import '../../engine/http/all-calls/all-shapes.ts';
import { promised } from '../../engine/http/promised.ts';
import { textsFor } from '../../engine/i18n/product-texts.ts';
import { createTranslator } from '../../engine/i18n/translator.ts';
import { createPage } from '../../engine/page/create-page.ts';
import type { Page } from '../../engine/page/page.ts';
import { stillWorld } from '../../engine/page/still-world.ts';
import { mediaAddress } from '../../engine/platform/media-address.ts';
import type { RendererParts, RenderInput } from './renderer.ts';

const nobody = { user_id: '', token: '', device_id: '', live_obj_id: '', bundle_id: '' };

/** The answers that are as the API promises: a page is drawn without the others, and its phone asks for them. */
function heldAnswers(
  model: PageModel,
  answers: Readonly<Record<string, unknown>>,
  nameless: string,
): Record<string, unknown> {
  const held = Object.entries(answers).flatMap(([name, answer]) => {
    try {
      return [[name, promised('get', model.data[name]?.get ?? '', answer, nameless)]];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(held) as Record<string, unknown>;
}

/** A page as it is drawn. */
export interface Opened {
  model: PageModel;
  page: Page;
  phase: Phase;
  day: number;
  answers: Readonly<Record<string, unknown>>;
}

/** Compiled documents that are kept, each in one language: some 55 kB. Ten thousand documents have more than fit. */
const KEPT = 4_000;

/** Opens pages to be drawn, with nobody there. A document is compiled once in each language, however often it is drawn. */
export function pageOpener({
  set,
  api,
  assets,
  modules,
  lettering,
  texts,
}: RendererParts): (input: RenderInput) => Opened {
  const models = keeper<ActivityDocument, PageModel>(KEPT);
  const translators = keeper<RendererParts['texts'], ReturnType<typeof createTranslator>>(KEPT);
  const later = keeper<PageModel, PageModel>(KEPT);
  return ({ document, route, lang, now, onward: isOnward, answers: given }) => {
    const whole = models(document, `${lang} ${route}`, () =>
      compileFramed(document, route, lang, {
        set,
        api,
        asset: assets.asset,
        media: mediaAddress,
        href: hrefOf,
        ...(modules ? { modules } : {}),
        ...(lettering ? { lettering } : {}),
        // One bad node leaves a gap and a fault: a campaign that is live is not taken down by it.
        lenient: true,
      }),
    );
    const phase = whole.schedule ? phaseAt(whole.schedule, now) : 'live';
    const day = whole.schedule ? dayAt(whole.schedule, now) : 1;
    const model = isOnward && whole.schedule ? later(whole, phase, () => onward(whole, phase)) : whole;
    const translate = translators(texts, lang, () => createTranslator(lang, textsFor(texts[lang])));
    const answers = heldAnswers(model, given ?? {}, translate('nameless'));
    const page = createPage(model, {
      strings: { t: translate },
      identity: nobody,
      world: stillWorld(),
      phase,
      day,
      data: answers,
    });
    return { model, page, phase, day, answers };
  };
}
