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
      const match = file.context.api.match(method, place.value);
      const id = match?.values.get('id')?.text;
      return [{ place, holder, method, match, upload, own: id === '{id}' || id === file.route.slice(1) }];
    }),
  );
}
