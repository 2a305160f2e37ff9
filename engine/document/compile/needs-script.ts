import { linkOf } from '../anywhere/link-of.ts';
import type { CompiledStep, CompiledValue } from '../page-model.ts';

/** Whether compiled props hold what only script can do; child nodes answer for themselves. */
export function needsScript(value: CompiledValue): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(needsScript);
  if ('$t' in value || '$e' in value) return true;
  if ('$a' in value) return linkOf(value.$a as CompiledStep[]) === undefined;
  if ('$n' in value || '$m' in value) return false;
  return Object.values(value).some(needsScript);
}
