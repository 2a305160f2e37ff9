// By turns: puts together documents and judges them.
import { expect, it } from 'vitest';
import { fair } from '../../server/fixtures/fair.ts';
import { changedDocument } from '../../server/simulate/changed-document.ts';
import { diceOf } from '../../server/simulate/dice.ts';
import { publishableBeside } from './publishable.ts';

const publishable = publishableBeside(fair);

interface Battle {
  readonly entrants?: { readonly day: number };
}

/** The fair, whose cup is fought by the first places of another day. */
function cupOf(day: number): typeof fair {
  const changed = structuredClone(fair) as unknown as { document: { campaign: { battles: Battle[] } } };
  const { campaign } = changed.document;
  campaign.battles = campaign.battles.map((one) =>
    one.entrants === undefined ? one : { ...one, entrants: { ...one.entrants, day } },
  );
  return changed as unknown as typeof fair;
}

it('a cup of a day that is settled behind its first draw is nothing to publish, the fair as it is may be', () => {
  expect([1, 2, 4].map((day) => publishable(cupOf(day)))).toEqual([true, false, false]);
});

it('of twenty changes of a simulated operator some may be published, and not all', () => {
  for (let run = 0; run < 5; run++) {
    const dice = diceOf(`run ${run}`, 1, 0, ['somebody']);
    const judged = Array.from({ length: 20 }, () => publishable(changedDocument(dice)));
    expect(new Set(judged)).toEqual(new Set([true, false]));
  }
});
