import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../build/files-below.ts';
import { editsBetween } from '../../engine/expression/nearest.ts';
import { isStrayPath } from '../model/file-kinds.ts';
import { TEXT_LIMITS } from '../text/bounds.ts';

/** Names by which a document is meant, whatever the file holds. */
const NAMED = /\.json\w*$/i;
/** Endings of what people keep beside documents. */
const OTHER =
  /\.(svg|png|jpe?g|webp|avif|gif|ico|mp[34]|zip|gz|md|css|[cm]?[jt]sx?|html?|xlsx?|docx?|pdf|psd)$/i;
/** What an editor writes for itself while a document is open, and takes away again. */
const PASSING = /(^|\/)[.#][^/]*$|(~|\.sw[a-z]|\.tmp)$/i;
/**
 * Paths of what looks like a document and is none: another ending below activities/, a place among the pictures, or a
 * document at the root or in a folder whose name is nearly `activities`.
 */
export function strayPaths(root: string): string[] {
  const inside = filesBelow(join(root, 'activities'))
    .map((path) => `activities/${path}`)
    .filter((path) => isStrayPath(path) && looksStray(root, path));
  return [...inside, ...outside(root)];
}

function looksStray(root: string, path: string): boolean {
  if (NAMED.test(path)) return true;
  if (path.startsWith('activities/art/') || OTHER.test(path) || PASSING.test(path)) return false;
  return isDocumentText(read(root, path));
}

function outside(root: string): string[] {
  const entries = readdirSync(root, { withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => one.name);
  const folders = entries.filter((one) => one.isDirectory() && isNearly(root, one.name));
  const inFolders = folders.flatMap(({ name }) =>
    filesBelow(join(root, name)).map((path) => `${name}/${path}`),
  );
  return [...files, ...inFolders]
    .filter((path) => NAMED.test(path) && isDocumentText(read(root, path)))
    .sort();
}

/** Another folder whose name was meant to be `activities`. */
function isNearly(root: string, name: string): boolean {
  if (name === 'activities') return false;
  const lower = name.toLowerCase();
  if (lower !== 'activity' && editsBetween(lower, 'activities') > 2) return false;
  try {
    // Where upper and lower case are the same to the disk, it is the same folder.
    return realpathSync.native(join(root, name)) !== realpathSync.native(join(root, 'activities'));
  } catch {
    return true;
  }
}

function read(root: string, path: string): string {
  try {
    const file = join(root, path);
    return statSync(file).size > TEXT_LIMITS.size ? '' : readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The text of a page or a redirect, as JSON or as YAML: nothing else has these keys at its outermost level. */
function isDocumentText(text: string): boolean {
  const keys = text.trimStart().startsWith('{') ? keysOf(text) : yamlKeys(text);
  const isPage = keys.has('body') && (keys.has('title') || keys.has('languages') || keys.has('theme'));
  return isPage || (keys.has('redirect') && keys.has('version'));
}

function keysOf(text: string): Set<string> {
  try {
    return new Set(Object.keys(JSON.parse(text) as object));
  } catch {
    // Broken, it is still one when it has nodes.
    const all = [...text.matchAll(/^ {0,4}"(\w+)"\s*:/gm)].map(([, key = '']) => key);
    return new Set(/"widget"\s*:/.test(text) ? all : []);
  }
}

const yamlKeys = (text: string): Set<string> =>
  new Set([...text.matchAll(/^(\w+):(?=\s|$)/gm)].map(([, key = '']) => key));
