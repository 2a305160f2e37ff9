import type { LoadedDocument } from '../../build/documents.ts';
import { hrefOf } from '../../engine/document/anywhere/href.ts';
import type { CompileContext } from '../../engine/document/compile/context.ts';
import { compileFramed } from '../../engine/document/frames.ts';
import type { OpenApi } from '../../engine/document/open-api.ts';
import type { PageModel } from '../../engine/document/page-model.ts';
import type { SchemaSet } from '../../engine/document/schema-set.ts';
import type { Language } from '../../engine/i18n/language.ts';
import { mediaAddress } from '../../engine/platform/media-address.ts';
import openApi from '../../schemas/api/openapi.json' with { type: 'json' };

/** A document as a phone takes it, but for the data and pictures of modules: nobody draws it. */
export const compiled = (
  set: SchemaSet,
  { route, document }: LoadedDocument,
  lang: Language,
  more: Pick<CompileContext, 'lettering'> = {},
): PageModel =>
  compileFramed(document, route, lang, {
    set,
    api: openApi as unknown as OpenApi,
    asset: (path) => path,
    media: mediaAddress,
    href: hrefOf,
    modules: { data: () => undefined, art: () => ({}) },
    lenient: true,
    ...more,
  });
