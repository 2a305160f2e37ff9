import type { Problem } from '../../finding.ts';
import { doubledLine } from './brackets.ts';
import { mergeProblem, wrapProblem } from './frame.ts';
import { readTokens } from './reader.ts';

/**
 * The first mistake of a text that is not JSON, in words of the person who made it. Indentation tells where a bracket
 * is missing: a parser sees it only where nothing fits any more.
 * @returns undefined when nothing is wrong that it knows of
 */
export const diagnose = (text: string): Problem | undefined =>
  mergeProblem(text) ?? wrapProblem(text) ?? doubledLine(text) ?? readTokens(text);
