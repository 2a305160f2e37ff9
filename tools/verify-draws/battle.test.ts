import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { type BattleReceipt, joinBattles, unboundOdd, verifyBattle } from './battle.ts';

const sha = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};
const seed = sha('seed');
const key = Buffer.from(seed, 'hex');
const place = { activity: 'fair', battle: 'lists', held: '2025-06-10' };
const rules = JSON.stringify({ method: 'gala-battle/1', ...place, round: 'one' });
const bound = JSON.stringify({ ...JSON.parse(rules), odd: 'bye' });
const boundTo = (text: string) => sha(key, Buffer.from(sha(text), 'hex'));
const lot = (side: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify(['gala-battle/1', 'lot', side]))
    .digest('hex');
const [a = '', b = '', c = ''] = ['dawn', 'dusk', 'noon'].toSorted((x, y) => (lot(x) < lot(y) ? -1 : 1));

type Lots = BattleReceipt['lots'][number];
type Ended = BattleReceipt['rounds'][number];
const lots = (changes: Partial<Lots> = {}): Lots => {
  const one = {
    round: 'one',
    odd: 'bye',
    rules,
    seed,
    commitment: boundTo(rules),
    pairs: [[a, b], [c]],
    ...changes,
  };
  const head = ['fair', 'battle pairs', 'lists', '2025-06-10', one.round, one.commitment, one.odd];
  const text = [head, ...one.pairs].map((line) => `${JSON.stringify(line)}\n`).join('');
  return { lots: one.pairs.flat().map(lot), hash: sha(text), ...one, ...changes };
};
const ended = (outcomes: string, plunders: Ended['plunders'] = []): Ended => ({
  round: 'one',
  sides: outcomes.split(' ').map((outcome, nth) => ({ side: [a, b, c][nth] ?? '', outcome })),
  plunders,
});
const said = (changes: Partial<Lots>, rounds: readonly Ended[] = [], noted: readonly string[] = []) =>
  verifyBattle({ ...place, lots: [lots(changes)], rounds }, noted);

it('the receipt of pairs that is true is proven, before the round and after it', () => {
  expect(said({}, [], [boundTo(rules)])).toBeNull();
  expect(said({ pairs: [] })).toBeNull();
  expect(said({}, [ended('won lost won', [{ from: b, to: a }])])).toBeNull();
  expect(said({ odd: 'rest' }, [ended('tied tied rested')])).toBeNull();
});

it('of another chance, another round or another commitment it is refused', () => {
  expect(said({ seed: sha('other') })).toContain('not what was committed to');
  expect(said({ rules: `${rules} ` })).toContain('not what was committed to');
  expect(said({ round: 'two' })).toContain('not for fair/lists/2025-06-10/two');
  const other = rules.replace('battle/1', 'battle/2');
  expect(said({ rules: other, commitment: boundTo(other) })).toContain('knows gala-battle/1');
  expect(said({}, [], [sha('noted')])).toContain('noted before');
});

it('what becomes of whoever stays alone is what was committed to; a commitment from before it said so is told apart', () => {
  const to = { rules: bound, commitment: boundTo(bound) };
  expect(said({ ...to, odd: 'bye' }, [ended('won lost won')], [boundTo(bound)])).toBeNull();
  expect(said({ ...to, odd: 'rest' }, [ended('won lost rested')])).toContain('`bye` by the commitment');
  expect(unboundOdd({ ...place, lots: [lots(), lots(to)], rounds: [] })).toEqual(['one']);
});

it('with sides put together otherwise it is refused', () => {
  expect(said({ pairs: [[b, a], [c]] })).toContain(`${a} has a lower lot`);
  expect(said({ pairs: [[a, c], [b]] })).toContain(`${b} has a lower lot`);
  expect(said({ pairs: [[a], [b, c]] })).toContain('pair 1 has 1');
  expect(said({ pairs: [[a, b], [a]] })).toContain('in two pairs');
  expect(said({ lots: [lot(a), lot(b)] })).toContain('2 lots of 3');
  expect(said({ lots: [lot(a), lot(c), lot(b)] })).toContain(`the lot of ${b} is`);
  expect(said({ hash: sha('x') })).toContain('the hash');
});

it('of a round that ended as its pairs do not allow it is refused', () => {
  expect(said({}, [ended('won lost tied')])).toContain('which its pair does not allow');
  expect(said({ odd: 'rest' }, [ended('won lost won')])).toContain('which its pair does not allow');
  expect(said({}, [ended('won won won')])).toContain('both won');
  expect(said({}, [ended('won lost won', [{ from: b, to: c }])])).toContain('did not stand against');
  expect(verifyBattle({ ...place, lots: [], rounds: [ended('won lost won')] })).toContain(
    'not in the receipt',
  );
  expect(verifyBattle({ ...place, lots: [lots()], rounds: null } as never)).toContain('this is no receipt');
});

it('pages are one receipt, and one that is missing or of another receipt is told', () => {
  const page = (round: string): BattleReceipt => ({
    ...place,
    lots: [lots({ round })],
    rounds: [{ ...ended('won lost won'), round }],
    total: 2,
  });
  const whole = { ...place, lots: [lots({ round: 'one' }), lots({ round: 'two' })], total: 2 };
  expect(joinBattles([page('one'), page('two')])).toMatchObject(whole);
  expect(joinBattles([page('one')])).toContain('there are 1 of 2 rounds');
  expect(joinBattles([page('one'), page('one')])).toContain('there are 1 of 2 rounds');
  expect(joinBattles([page('one'), { ...page('two'), held: '2024-06-10' }])).toContain('different receipts');
  const { total: _, ...before } = page('one');
  expect(joinBattles([before]), 'from before there were pages').toEqual(before);
});
