import type { ActivityDocument } from '../document.ts';
import { DocumentFacts } from '../facts.ts';
import { type DocumentWithReceipts, withReceipts } from '../receipts.ts';
import { documentScope, type ScopeSchemas } from '../scope.ts';
import type { CompileContext } from './context.ts';
import { keeper } from './keeper.ts';

/** What a document comes to whichever language its page is in. */
interface InAllLanguages {
  readonly document: DocumentWithReceipts;
  readonly scope: ScopeSchemas;
  readonly facts: DocumentFacts;
}

interface Kept extends InAllLanguages {
  readonly set: CompileContext['set'];
  readonly api: CompileContext['api'];
}

/** So many documents: one after the other is drawn in all of its languages, and what is kept of one, 1 MB, weighs thirty times what it does. */
const KEPT = 50;

const kept = keeper<ActivityDocument, Kept>(KEPT);

/**
 * What a document comes to in each of its languages alike: its receipts, what its expressions may name, its facts. Made once for the
 * languages that follow each other, while the document is held; a document is not to be changed behind it.
 */
export function inAllLanguages(
  written: ActivityDocument,
  route: string,
  context: Pick<CompileContext, 'set' | 'api'>,
): InAllLanguages {
  const { set, api } = context;
  const make = (): Kept => {
    const document = withReceipts(written, context);
    const scope = documentScope(document, route, set, api);
    return { set, api, document, scope, facts: new DocumentFacts(document, set) };
  };
  const known = kept(written, route, make);
  return known.set === set && known.api === api ? known : make();
}
