import { isObject } from '../text/pointer.ts';

/** Whether a name says in each of its languages a sixtieth of a number: seconds stand for minutes, and rule `facts` tells it of the name. */
export function saidInMinutes(name: unknown, seconds: number): boolean {
  const said = new RegExp(`(?<!\\d)${seconds / 60}(?!\\d)`);
  return seconds % 60 === 0 && isObject(name) && Object.values(name).every((one) => said.test(String(one)));
}
