import { adoptStyle } from '../../engine/platform/styles/adopt-style.ts';

/** What a widget brings along that popups alone show (decision 0142): no page has it before one opens. */
export interface PopupPart {
  readonly css: string;
  /** What it says, by key. */
  readonly texts: Readonly<Record<string, string>>;
}

/** A popup waits no longer for a part, ms: it opens without, and says so (decision 0169). */
const PATIENCE = 8000;

const adopted = new Set<string>();

/**
 * Brings what widgets of a popup need beside their scripts, each once.
 *
 * @param files where it lies, by the widget's name; a widget without one has all that it needs
 * @param texts of the page: what they say is put there
 * @returns the names of those that have all of it
 */
export async function bringParts(
  names: readonly string[],
  files: Readonly<Record<string, string>>,
  texts: Record<string, string>,
): Promise<string[]> {
  const one = async (name: string): Promise<string[]> => {
    const file = Object.hasOwn(files, name) ? files[name] : undefined;
    if (file === undefined) return [name];
    const answer = await fetch(file, { signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) return [];
    const part = (await answer.json()) as PopupPart;
    Object.assign(texts, part.texts);
    // Another page of the frame may have brought it.
    if (!adopted.has(file)) adoptStyle(part.css);
    adopted.add(file);
    return [name];
  };
  return (await Promise.all(names.map((name) => one(name).catch(() => [])))).flat();
}
