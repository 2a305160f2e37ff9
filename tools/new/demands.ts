import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Misuse } from '../../check/disk/misuse.ts';
import type { CheckContext } from '../../check/model/context.ts';
import { addressOfFile, shapeOf, unroutable } from '../../check/model/site.ts';
import { addressesOf } from '../../engine/document/addresses.ts';
import { isDynamic, parametersOf } from '../../engine/document/anywhere/match-route.ts';
import { nearestName } from '../../engine/expression/nearest.ts';

/** Every parameter of the route has values that can be parts of an address, and there are no others. */
function demandValues(route: string, params: Record<string, string[]>): void {
  const names = parametersOf(route).map(({ name }) => name);
  const [without] = names.filter((name) => !Object.hasOwn(params, name));
  if (without) throw new Misuse(`the values of "${without}" are needed: --param ${without}=hanoi,saigon`);
  const [unknown] = Object.keys(params).filter((name) => !names.includes(name));
  if (unknown) throw new Misuse(`the route has no parameter "${unknown}"; write it as [${unknown}]`);
  for (const [name, values] of Object.entries(params)) {
    const wrong = values.find(
      (value, i) => !/^[A-Za-z0-9_-]{1,60}$/.test(value) || values.indexOf(value) !== i,
    );
    if (wrong !== undefined)
      throw new Misuse(`"${wrong}" is no value of ${name}: letters, digits, _ and -, each once`);
  }
}

/** The address is one, and nobody has it. @throws Misuse */
export function demandFree(
  file: string,
  root: string,
  context: CheckContext,
  params: Record<string, string[]>,
): void {
  if (unroutable(file) !== undefined || file.startsWith('activities/art/')) {
    throw new Misuse(
      `"${addressOfFile(file)}" is no address: use letters, digits, _ and -, and [name] for a parameter`,
    );
  }
  const route = addressOfFile(file);
  demandValues(route, params);
  const wanted = addressesOf(route, params).map((one) => one.route || '/');
  const taken = context.site.summaries.find(
    (one) =>
      wanted.some((own) => one.routes.has(own) || one.aliases.some((alias) => alias.route === own)) ||
      (isDynamic(route) && shapeOf(one.route) === shapeOf(route)),
  );
  if (taken || existsSync(join(root, file))) throw new Misuse(`${route} is taken by ${taken?.file ?? file}`);
}

/** Days of the calendar, the first before the second. @throws Misuse */
export function demandDays(start: string, end: string): void {
  for (const day of [start, end]) {
    const at = new Date(`${day}T00:00:00Z`);
    if (
      !/^\d{4}-\d\d-\d\d$/.test(day) ||
      Number.isNaN(at.getTime()) ||
      at.toISOString().slice(0, 10) !== day
    ) {
      throw new Misuse(`"${day}" is no day of the calendar; write it as 2026-02-10`);
    }
  }
  if (start >= end) throw new Misuse(`the campaign must end after it starts: ${start} to ${end}`);
}

/** A family of art that has pictures. @throws Misuse */
export function demandTheme(theme: string, { themes, assets }: CheckContext): void {
  if (!themes.has(theme)) {
    const nearest = nearestName(theme, themes);
    throw new Misuse(
      `there is no theme "${theme}"${nearest ? `; did you mean ${nearest}?` : '.'} There are: ${[...themes].join(', ')}`,
    );
  }
  if (![...assets].some((path) => path.startsWith(`art/${theme}/`) && !path.endsWith('.json'))) {
    throw new Misuse(`the theme "${theme}" has no pictures under activities/art/${theme}`);
  }
}
