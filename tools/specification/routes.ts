import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/schemas.ts';

/** A path that the specification names (section 2), once however often it is declared. */
export interface SpecifiedRoute {
  /** `:name` is a required step of the path, `:name?` an optional one. */
  readonly path: string;
  readonly group: string;
  /** How often the text declares it, where that is more than once (T06). */
  readonly declared?: number;
  /** Where it leads, at the end of all redirects (T08, T09). */
  readonly ends?: string;
  /** Fills the screen when it is opened out of the app (T10): whoever opens it says so. */
  readonly fullScreen?: boolean;
  /** The path that shows the same page. */
  readonly same?: string;
}

export const specifiedRoutes = (): readonly SpecifiedRoute[] => read().routes;

/** After which entries of the text one stands that cannot be read (T07). */
export const unreadableRoutes = (): readonly string[] => read().unreadable;

const read = (): { unreadable: string[]; routes: SpecifiedRoute[] } =>
  JSON.parse(readFileSync(join(root, 'schemas/spec/routes.json'), 'utf8')) as {
    unreadable: string[];
    routes: SpecifiedRoute[];
  };

/** The addresses that a path stands for: without its optional steps and with them, and those at which it must not answer. */
export function addressesOf(
  path: string,
  values: Readonly<Record<string, string>>,
): { good: string[]; bad: string[] } {
  const steps = path.split('/').filter((step) => step !== '');
  const good: string[] = [];
  const bad: string[] = [];
  for (let length = 0; length <= steps.length; length++) {
    const [next] = steps.slice(length);
    const address = `/${steps
      .slice(0, length)
      .map((step) => filledIn(step, values))
      .join('/')}`;
    if (next === undefined || /^:.+\?$/.test(next)) good.push(address);
    else if (next.startsWith(':')) bad.push(address);
  }
  return { good, bad };
}

function filledIn(step: string, values: Readonly<Record<string, string>>): string {
  const [, name] = /^:(\w+)\??$/.exec(step) ?? [];
  if (name === undefined) return step;
  const value = values[name];
  if (value === undefined) throw new Error(`expected a value for :${name}, got none`);
  return value;
}
