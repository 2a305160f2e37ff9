import { nearestName } from '../../engine/expression/nearest.ts';

const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i;
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const bare = (path: string): string => path.replace(PICTURE, '');

/**
 * The picture that a path most likely means: whatever its capitals, slashes, host and ending, then by its name in the
 * same folder, then by its name anywhere.
 * @param known paths of all files below activities/
 */
export function nearestPicture(value: string, known: ReadonlySet<string>): string | undefined {
  const pictures = [...known].filter((one) => PICTURE.test(one));
  const path = value
    .trim()
    .replaceAll('\\', '/')
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
    .replace(/^(\.{0,2}\/)+/, '')
    .toLowerCase();
  const from = path.lastIndexOf('art/');
  const below = from > 0 ? path.slice(from) : path.startsWith('art/') ? path : `art/${path}`;
  const folder = below.slice(0, below.lastIndexOf('/') + 1);
  const exact = pictures.find((one) => one === below) ?? pictures.find((one) => bare(one) === bare(below));
  if (exact !== undefined) return exact;
  const theme = /^art\/[^/]+\//.exec(below)?.[0] ?? '';
  const named = pictures.filter((one) => one.startsWith(theme) && bare(nameOf(one)) === bare(nameOf(below)));
  if (named.length === 1) return named[0];
  const siblings = pictures.filter((one) => one.startsWith(folder));
  const near = nearestName(
    nameOf(below),
    siblings.map((one) => one.slice(folder.length)),
  );
  if (near !== undefined) return folder + near;
  const near2 = nearestName(
    bare(nameOf(below)),
    siblings.map((one) => bare(one.slice(folder.length))),
  );
  if (near2 !== undefined) return siblings.find((one) => bare(one.slice(folder.length)) === near2);
  const same = pictures.filter((one) => bare(nameOf(one)) === bare(nameOf(below)));
  return (
    nearestName(below, same) ?? nearestName(below, pictures) ?? (same.length === 1 ? same[0] : undefined)
  );
}
