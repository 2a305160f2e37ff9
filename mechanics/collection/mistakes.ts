import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { lanterns, mistakesIn } from '../../check/proofs/mistakes/plans.ts';

const { edited, instead } = mistakesIn(lanterns);

/** What goes wrong in a collection: its cards, what drops them, its sets, and what shows it. */
export const mistakes: readonly Mistake[] = [
  instead('card shown twice', '"firework"],\n          "sets"', '"firework", "firework"],\n          "sets"'),
  instead('set of a card that is not there', '"peony"]', '"peonies"]'),
  instead('weight that is no whole number', '"weight": 70', '"weight": 0.7'),
  instead('rarity that nobody knows', '"rarity": "epic"', '"rarity": "epik"'),
  instead('kind of fact that nobody tells', '"fact": "speak"', '"fact": "speek"'),
  instead('minutes counted by points', '"watch",\n              "measure": "amount"', '"watch"'),
  instead('melting one card', '"alike": 3', '"alike": 1'),
  instead('melting into what nobody knows', '"into": "random"', '"into": "chance"'),
  instead(
    'more of a day than in all',
    '"total": 10,\n          "day": 2',
    '"total": 10,\n          "day": 20',
    {
      line: { find: '"day": 20' },
    },
  ),
  instead('prize of a set that is not there', '"prize": "bubble"', '"prize": "buble"'),
  instead('source of the album misspelt', '"from": "album"', '"from": "albun"'),
  instead('card of a gift by another name', '/collection/gifts', '/collection/gift'),
  edited(
    'a way on which nobody can go so far',
    { find: '"every": 5', replace: '"every": 5, "days": 1' },
    { find: '"days": 1' },
  ),
  edited(
    'album shown when all is over',
    { find: '"widget": "card-album",', replace: '"widget": "card-album", "visible": "phase == \'ended\'",' },
    { find: '"widget": "card-album", "visible"' },
  ),
];
