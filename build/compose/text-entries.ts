// A file of product texts, with the line of each text.
import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { languages } from '../../engine/i18n/language.ts';

/** A file with texts. */
export interface TextFile {
  /** Below the project's root. */
  readonly path: string;
  /** Name of the widget or screen that alone says them; undefined for what several say. */
  readonly owner?: string;
  readonly text: string;
  /** The sources that may say them, as texts. */
  readonly sources: readonly string[];
  /** Where these lie, for people. */
  readonly saidIn: string;
}

/** A key with its texts, each with where it stands. */
export interface Entry {
  readonly key: string;
  /** `file:line` of the key. */
  readonly at: string;
  readonly texts: readonly { readonly lang: string; readonly text: unknown; readonly at: string }[];
}

/** Key and value of each property, in order. */
const properties = (node: Node | undefined): { key: Node; value: Node }[] =>
  node?.type === 'object'
    ? (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
        key && value ? [{ key, value }] : [],
      )
    : [];

/** The entries of a file. @param faults gets what is no table of texts */
export function entriesOf({ path, text }: TextFile, faults: string[]): Entry[] {
  const at = ({ offset }: { offset: number }): string =>
    `${path}:${text.slice(0, offset).split('\n').length}`;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error || tree?.type !== 'object') {
    faults.push(`${at(error ?? { offset: 0 })}: expected a JSON object of texts by key, got other text`);
    return [];
  }
  return properties(tree).flatMap(({ key, value }) => {
    if (value.type !== 'object') {
      faults.push(
        `${at(key)}: \`${key.value}\`: expected an object with a text in ${languages.join(', ')}, got ${value.type}`,
      );
      return [];
    }
    const texts = properties(value).map((one) => ({
      lang: String(one.key.value),
      text: one.value.value as unknown,
      at: at(one.key),
    }));
    return [{ key: String(key.value), at: at(key), texts }];
  });
}
