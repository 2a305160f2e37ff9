import {
  type DocumentRule,
  entriesAt,
  isObject,
  literalsAt,
  type Problem,
  pathsOf,
  shownAround,
} from '../../../check/room.ts';
import type { Limits } from '../../../schemas/generated/types.gen.ts';

/** The most of an item that one request can ever redeem, and the limit that says so: the stock is no less. */
function mostOf({ limits }: Record<string, unknown>): readonly [most: number, key: 'day' | 'total'] {
  const { day = Infinity, total = Infinity } = (isObject(limits) ? limits : {}) as Partial<Limits>;
  return day < total ? [day, 'day'] : [total, 'total'];
}

/** Redeeming so many at once is refused each time. */
export const redeemCount: DocumentRule = {
  id: 'redeem-count',
  description: 'A step redeems no more of an item at once than one person may have.',
  severity: 'warning',
  stage: 'document',
  check(file) {
    const items = entriesAt(file, '/campaign/exchange');
    return pathsOf(file).flatMap(({ place, holder, match, method, own }): Problem[] => {
      const named = match?.values.get('item');
      if (method !== 'post' || !own || named?.list !== 'exchange') return [];
      const pointer = `${holder.pointer}/body/count`;
      const count = Math.max(0, ...literalsAt(file, pointer).values.filter((one) => typeof one === 'number'));
      const ids = named.text.includes('{')
        ? (shownAround(file, place.parents, 'exchange')?.ids ?? [])
        : [named.text];
      const refused = items.find(({ one }) => ids.includes(String(one.id)) && mostOf(one)[0] < count);
      if (!refused) return [];
      const [most, key] = mostOf(refused.one);
      return [
        {
          pointer,
          message: `${count} \`${refused.one.id}\` at once are always refused: \`limits.${key}\` is ${most}`,
          expected: `at most ${most}`,
          got: String(count),
          related: [{ pointer: `${refused.at}/limits/${key}`, message: 'it is said here' }],
        },
      ];
    });
  },
};
