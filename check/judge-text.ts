import type { Finding } from './finding.ts';
import { rules } from './rules/index.ts';
import { toFinding } from './to-finding.ts';

/** What stands in the way of parsing a file: the problems of the first rule about texts that has any. */
export function judgeText(path: string, text: string): Finding[] {
  for (const rule of rules) {
    if (rule.stage !== 'text') continue;
    const problems = rule.check(text);
    if (problems.length > 0) {
      return problems.map((problem) => toFinding(path, text, undefined, rule, problem));
    }
  }
  return [];
}
