import type { ActivityDocument } from '../document.ts';
import { DocumentFacts } from '../facts.ts';
import { type DocumentWithReceipts, withReceipts } from '../receipts.ts';
import { documentScope, type ScopeSchemas } from '../scope.ts';
import type { CompileContext } from './context.ts';

/** What a document comes to whichever language its page is in. */
interface InAllLanguages {
  readonly document: DocumentWithReceipts;
  readonly scope: ScopeSchemas;
  readonly facts: DocumentFacts;
}

interface Kept extends InAllLanguages {
  readonly route: string;
  readonly set: CompileContext['set'];
  readonly api: CompileContext['api'];
}

const kept = new WeakMap<ActivityDocument, Kept>();

/**
 * What a document comes to in each of its languages alike: its receipts, what its expressions may name, its facts. Made once for as
 * long as the document is held, by the languages one after the other; a document is not to be changed behind it.
 */
export function inAllLanguages(
  written: ActivityDocument,
  route: string,
  context: Pick<CompileContext, 'set' | 'api'>,
): InAllLanguages {
  const { set, api } = context;
  const before = kept.get(written);
  if (before?.route === route && before.set === set && before.api === api) return before;
  const document = withReceipts(written, context);
  const scope = documentScope(document, route, set, api);
  const made = { route, set, api, document, scope, facts: new DocumentFacts(document, set) };
  kept.set(written, made);
  return made;
}
