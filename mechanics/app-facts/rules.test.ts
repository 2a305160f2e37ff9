import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type AppKind, appKinds, isSound, soundOf } from './rules.ts';

const now = 1_000_000;
const login = { id: 'one', kind: 'login', from: 'a', at: now };

it('docs/server.md shows the list of kinds', () => {
  const text = readFileSync(new URL('../../docs/server.md', import.meta.url), 'utf8');
  const shown = text.split('\n## ').find((section) => section.startsWith('Facts of the app\n')) ?? '';
  const rows = shown.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows).toEqual(
    Object.entries<AppKind>(appKinds).map(([kind, { unit, most, to = '', thing = '' }]) =>
      [`| \`${kind}\``, unit, most, to, thing, ''].join(' | ').replaceAll(/ +/g, ' ').trim(),
    ),
  );
});

it('what a fact leaves out is what its kind says: once, for whoever did it, with nothing', () => {
  expect(soundOf(login, now)).toEqual({ ...login, to: 'a', thing: '', amount: 1 });
});

it.each(Object.entries<AppKind>(appKinds))('%s carries what it may, and no more', (kind, carries) => {
  const whole = {
    ...login,
    kind,
    amount: carries.most,
    ...(carries.to === undefined ? {} : { to: 'b' }),
    ...(carries.thing === undefined ? {} : { thing: 'room' }),
  };
  expect(isSound(soundOf(whole, now))).toBe(true);
  const refused = (more: object) => soundOf({ ...whole, ...more }, now);
  expect(refused({ amount: carries.most + 1 })).toEqual({ reason: 'invalid', field: 'amount' });
  expect(refused({ to: 'a' })).toEqual({ reason: 'invalid', field: 'to' });
  expect(isSound(refused({ thing: 'room' }))).toBe(carries.thing !== undefined);
  expect(isSound(refused({ to: undefined }))).toBe(carries.to !== 'needed');
  expect(isSound(refused({ amount: undefined }))).toBe(carries.most === 1);
});
