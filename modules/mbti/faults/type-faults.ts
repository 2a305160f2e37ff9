import { typeCodes } from '../rules/score.ts';
import { repeats, type SourceText } from './text-faults.ts';

/** A type as types.json has it. */
export interface SourceType {
  code: string;
  name: SourceText;
  tag: SourceText[];
}

/** Every code stands once, and there is none besides (specification §3). */
export function codeFaults(types: readonly SourceType[]): string[] {
  const codes = types.map((type) => type.code);
  return [
    ...typeCodes.flatMap((code) => {
      const times = codes.filter((one) => one === code).length;
      return times === 1 ? [] : [`${code} stands ${times} times`];
    }),
    ...codes.filter((code) => !typeCodes.includes(code)).map((code) => `${code} is no type`),
  ];
}

/** No two types have the same name, and no type has a tag twice, in any language. */
export function nameFaults(types: readonly SourceType[]): string[] {
  return [
    ...repeats(types.map(({ code, name }) => ({ where: code, text: name }))),
    ...types.flatMap(({ code, tag }) =>
      repeats(tag.map((text, i) => ({ where: `tag ${i + 1} of ${code}`, text }))),
    ),
  ];
}
