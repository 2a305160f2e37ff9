import type { Problem } from '../../../check/room.ts';
import { typeCodes } from '../rules/score.ts';
import { repeats, type SourceText } from './text-faults.ts';

/** A type as types.json has it. */
export interface SourceType {
  code: string;
  name: SourceText;
  tag: SourceText[];
}

/** Every code stands once, and there is none besides (specification §3). */
export function codeFaults(types: readonly SourceType[]): Problem[] {
  const codes = types.map((type) => type.code);
  return [
    ...typeCodes.flatMap((code): Problem[] => {
      const at = codes.flatMap((one, i) => (one === code ? [i] : []));
      if (at.length === 1) return [];
      return [
        {
          pointer: at.length > 1 ? `/${at.at(-1)}/code` : '',
          message: `${code} stands ${at.length} times`,
          expected: 'each of the 16 codes once',
          got: String(at.length),
        },
      ];
    }),
    ...codes.flatMap((code, i) =>
      typeCodes.includes(code)
        ? []
        : [
            {
              pointer: `/${i}/code`,
              message: `${code} is no type`,
              expected: 'one of the 16 codes',
              got: code,
            },
          ],
    ),
  ];
}

/** No two types have the same name, and no type has a tag twice, in any language. */
export function nameFaults(types: readonly SourceType[]): Problem[] {
  return [
    ...repeats(types.map(({ code, name }, i) => ({ where: code, text: name, pointer: `/${i}/name` }))),
    ...types.flatMap(({ code, tag }, i) =>
      repeats(
        tag.map((text, at) => ({
          where: `tag ${at + 1} of ${code}`,
          text,
          pointer: `/${i}/tag/${at}`,
        })),
      ),
    ),
  ];
}
