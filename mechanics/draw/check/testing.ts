// Door for tests of what the check says of draws: one draw in a document that is sound.
import { set } from '../../../check/testing/workbench.ts';

export const points = (count: number) => [{ kind: 'points', points: count }];
export const icon = 'art/rose/icons/petal.svg';
export const name = (en: string) => ({ cn: `奖品 ${en}`, en });
export const crown = { id: 'crown', name: name('Crown'), icon, rarity: 'epic', weight: 1, stock: 9 };
export const thanks = { id: 'thanks', name: name('Next time'), icon, weight: 9 };
const wheel = {
  id: 'wheel',
  name: name('Wheel'),
  cost: { single: points(1), ten: points(9) },
  exhausted: 'reweight',
};
export const withDraw = (changes: object = {}, prizes: object[] = [crown, thanks]) =>
  set('/campaign/draws', [{ ...wheel, prizes, ...changes }]);
export const at = (place: string) => `/campaign/draws/0/${place}`;
