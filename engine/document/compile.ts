import { keepTogether } from '../i18n/keep-together.ts';
import type { Language } from '../i18n/language.ts';
import { withoutJoiners } from '../i18n/word-joiner.ts';
import { offsetMinutes } from './anywhere/dates.ts';
import { addressOf } from './anywhere/route.ts';
import type { Compilation, CompileContext } from './compile/context.ts';
import { compileExpression } from './compile/expression.ts';
import { inAllLanguages } from './compile/in-all-languages.ts';
import { compileNode } from './compile/node.ts';
import { inLanguage } from './compile/pick-text.ts';
import { compileSource } from './compile/source.ts';
import type { ActivityDocument, TextValue } from './document.ts';
import type { CompiledSchedule, PageModel } from './page-model.ts';
import { hasResults } from './results.ts';
import { withStart } from './start-in-sight.ts';

/**
 * A checked document to the page in one language: texts picked, expressions compiled, assets resolved, private keys
 * gone, every node told whether it needs script. A pure function of its arguments.
 *
 * @param written the document
 * @param route its path without `.json`, for example `starlight_hall/entrance`
 * @throws CompileError
 */
export function compilePage(
  written: ActivityDocument,
  route: string,
  lang: Language,
  context: CompileContext,
): PageModel {
  const { document, scope, facts } = inAllLanguages(written, route, context);
  const { schedule, access, share, data, state, popups, body, tracking } = document;
  const params = firstOf(document.params ?? {});
  const filled = (value: TextValue, markdown = false): string =>
    facts.fill(inLanguage(value, lang), lang, markdown);
  const text: Compilation['text'] = (value, markdown) => keepTogether(filled(value, markdown));
  /** For what leaves the page: the name of a tab, what is shared. */
  const words = (value: TextValue): string => withoutJoiners(filled(value));
  const to: Compilation = {
    ...context,
    document,
    route,
    lang,
    scope,
    params,
    text,
    node: (node, key, inner) => compileNode(node, key, inner, to),
  };
  const nodes = body.map((node, i) => to.node(node, `${context.keys ?? 'b'}${i}`, scope));
  return {
    id: route,
    route: addressOf(route),
    lang,
    ...(document.params ? { params } : {}),
    title: words(document.title),
    ...(schedule ? { schedule: compileSchedule(schedule, hasResults(context.set, document.campaign)) } : {}),
    access: { token: access?.token ?? 'optional', where: access?.where ?? 'anywhere' },
    ...(document.keepAlive ? { keepAlive: true as const } : {}),
    tracking: tracking?.name ?? route.replaceAll(/[^A-Za-z0-9]+/g, '_'),
    ...(share
      ? {
          share: {
            title: words(share.title),
            content: words(share.content),
            ...(share.topic ? { topic: words(share.topic) } : {}),
            ...(share.image ? { image: context.asset(share.image) } : {}),
            ...(share.to ? { to: context.href(share.to) } : {}),
          },
        }
      : {}),
    data: map(data, (source) => compileSource(source, to)),
    state: map(state, (key) => compileExpression(key.initial, scope)),
    popups: map(popups, (popup, name) => ({
      title: text(popup.title),
      ...(popup.shown ? { shown: popup.shown } : {}),
      ...(popup.beforeClose
        ? {
            beforeClose: {
              title: text(popup.beforeClose.title),
              text: text(popup.beforeClose.text ?? ''),
              yes: text(popup.beforeClose.yes ?? ''),
              no: text(popup.beforeClose.no ?? ''),
            },
          }
        : {}),
      body: popup.body.map((node, i) => to.node(node, `popup-${name}-${i}`, scope)),
    })),
    body: schedule ? withStart(nodes, context.set) : nodes,
  };
}

const map = <From, To>(
  all: Record<string, From> | undefined,
  to: (one: From, name: string) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(all ?? {}).map(([name, one]) => [name, to(one, name)]));

const firstOf = (params: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, [value]]) => (value === undefined ? [] : [[name, value]])),
  );

const compileSchedule = (
  { preview, start, end, settle }: NonNullable<ActivityDocument['schedule']>,
  results: boolean,
): CompiledSchedule => ({
  ...(preview ? { preview: Date.parse(preview) } : {}),
  start: Date.parse(start),
  end: Date.parse(end),
  ...(settle ? { settle: Date.parse(settle), ...(results ? {} : { noResults: true as const }) } : {}),
  offset: offsetMinutes(start),
});
