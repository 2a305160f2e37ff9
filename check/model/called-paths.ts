import type { Operation } from '../../engine/document/api.ts';
import type { Place } from '../../engine/document/walk.ts';
import type { PathMatch } from './api.ts';
import { type CheckedFile, remember, type StringPlace, stringsOf } from './file.ts';

/** A path of the API in a document. */
export interface PathUse {
  place: StringPlace;
  /** The step or data source that holds it. */
  holder: Place;
  method: 'get' | 'post';
  match: PathMatch | undefined;
  /** What is left out of it, where that makes it another path: the round of `/pairings/{item.pairing}/choices`. */
  lacks?: LeftOut;
  /** Files are sent there, by a widget (`x-upload`). */
  upload: boolean;
  /** It asks about this document's own campaign. */
  own: boolean;
}

/** Every path of the API in a document, laid over the API. */
export function pathsOf(file: CheckedFile): PathUse[] {
  return remember(file, 'paths', () =>
    stringsOf(file.byKind.get('api-path')).flatMap((place) => {
      const holder = place.parent;
      if (!holder) return [];
      const upload = place.schema['x-upload'] === true;
      const method = upload || holder.schema.properties?.do?.const === 'post' ? 'post' : 'get';
      const found = file.context.api.match(method, place.value);
      const lacks = found && leftOut(found, file.context.api.operations(method));
      const match = lacks ? undefined : found;
      const id = match?.values.get('id')?.text;
      const own = id === '{id}' || id === file.route.slice(1);
      return [{ place, holder, method, match, upload, own, ...(lacks ? { lacks } : {}) }];
    }),
  );
}

interface LeftOut {
  /** The parameter whose step is left out. */
  readonly name: string;
  /** The fixed word that stands in its place, and where. */
  readonly word: string;
  readonly offset: number;
  /** The path that was meant. */
  readonly longer: string;
}

/** A fixed word of a longer path in the place of the last parameter. */
function leftOut({ path, values }: PathMatch, all: readonly Pick<Operation, 'path'>[]): LeftOut | undefined {
  const [name, { text: word, offset }] = [...values].at(-1) ?? ['', { text: '{', offset: 0 }];
  if (word.startsWith('{') || !path.endsWith(`/{${name}}`)) return undefined;
  const longer = all.find((one) => one.path === `${path}/${word}`)?.path;
  return longer === undefined ? undefined : { name, word, offset, longer };
}
