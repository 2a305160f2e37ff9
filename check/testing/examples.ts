import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { root } from '../../build/schemas.ts';
import { sound } from './workbench.ts';

// biome-ignore lint/suspicious/noExplicitAny: an example is a piece of a document, whatever it is of
export type Example = any;

const page = (id: string): string => readFileSync(join(root, 'docs/checks', `${id}.md`), 'utf8');

/** What a page shows as wrong, or as right. */
export const blockOf = (id: string, heading: 'Wrong' | 'Right'): string =>
  new RegExp(`## ${heading}\\n\\n\`\`\`(?:jsonc)?\\n([^]*?)\`\`\``).exec(page(id))?.[1] ?? '';
/** The first piece of a document in it. */
export const exampleOf = (id: string, heading: 'Wrong' | 'Right'): Example => parse(blockOf(id, heading));

/** The fixture in two other languages. */
export const inLanguages = (one: string, other: string, document = sound): string =>
  document.replace(/"(cn|en)"/g, (_, language) => `"${language === 'cn' ? one : other}"`);
/** A text in the fixture's languages. */
export const words = (cn: string, en: string) => ({ cn, en });
