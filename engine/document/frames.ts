import type { Language } from '../i18n/language.ts';
import { hrefOf } from './anywhere/href.ts';
import { addressOf } from './anywhere/route.ts';
import type { CompileContext } from './compile/context.ts';
import { inLanguage, pickText } from './compile/pick-text.ts';
import { compilePage } from './compile.ts';
import type { ActivityDocument, Around } from './document.ts';
import { DocumentFacts } from './facts.ts';
import type { CompiledNode, PageModel } from './page-model.ts';

/** A document with the route under which it is shown. */
interface Routed {
  route: string;
  document: ActivityDocument;
}

/**
 * Puts each frame around its pages: they get it as `around`, and the frame's own address leads to the first of them
 * (decision 0056). All other documents are given back as they are.
 */
export function joinFrames<One extends Routed>(documents: readonly One[]): One[] {
  const around = new Map<string, Around>();
  for (const { route, document } of documents) {
    if (!document.frame) continue;
    const frame: Around = { route, document, pages: [] };
    for (const { to } of document.frame.pages) around.set(to, frame);
  }
  if (around.size === 0) return [...documents];
  return documents.map((one) => {
    const [first] = one.document.frame?.pages ?? [];
    if (first) return { ...one, document: { version: 1, redirect: first.to } as ActivityDocument };
    const frame = around.get(addressOf(one.route));
    if (!frame) return one;
    frame.pages.push(one);
    return { ...one, document: { ...one.document, around: frame } };
  });
}

/** As `compilePage`, with the frame around the page where it has one: one model, the page's own where both say something. */
export function compileFramed(
  document: ActivityDocument,
  route: string,
  lang: Language,
  context: CompileContext,
): PageModel {
  const { around } = document;
  if (!around) return compilePage(document, route, lang, context);
  const page = compilePage(document, route, lang, { ...context, keys: 'o' });
  const frame = compilePage(around.document, around.route, lang, context);
  const pages = around.document.frame?.pages ?? [];
  const facts = new DocumentFacts(around.document, context.set);
  const own = addressOf(route);
  const links = pages.flatMap(({ to, label }) =>
    label
      ? [
          {
            href: hrefOf(to),
            label: pickText(facts.fill(inLanguage(label, lang), lang), lang),
            current: to === own,
          },
        ]
      : [],
  );
  const fill = (node: CompiledNode): CompiledNode =>
    node.outlet
      ? { ...node, props: { name: frame.title, title: page.title, links, body: { $n: page.body } } }
      : node;
  return {
    ...page,
    frame: {
      pages: pages.map(({ to }) => hrefOf(to)),
      data: Object.keys(frame.data),
      state: Object.keys(frame.state),
    },
    data: { ...frame.data, ...page.data },
    state: { ...frame.state, ...page.state },
    popups: { ...frame.popups, ...page.popups },
    body: frame.body.map(fill),
  };
}
