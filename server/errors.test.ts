import { expect, it } from 'vitest';
import { CODE_IN_PROGRESS, isAboutInput, isUndecided } from '../engine/http/errors.ts';
import { errors } from './errors.ts';

// Apps and other servers decide by the numbers: one that means something else tomorrow breaks what nobody can mend here.
it('a refusal of the server has the number and the status that it has always had', () => {
  const told = Object.entries(errors).map(([name, { code, status }]) => `${name} ${code} ${status}`);
  expect(told).toEqual(
    expect.arrayContaining([
      'TOKEN_EXPIRED 1 200',
      'NO_PERMISSION 2 200',
      'SERVER 1000 500',
      'BAD_REQUEST 1001 400',
      'NOT_FOUND 1002 404',
      'TOO_LARGE 1003 413',
      'TOO_MANY 1004 429',
      'IN_PROGRESS 1005 200',
      'KEY_MISSING 1006 400',
      'KEY_REUSED 1007 200',
      'METHOD_NOT_ALLOWED 1008 405',
      'MEDIA_TYPE 1009 415',
      'NOT_READY 1010 503',
      'TOO_MUCH 1011 200',
      'PRICE_CHANGED 1012 200',
      'UNKNOWN_ACTIVITY 1101 200',
      'UNKNOWN_ITEM 1102 200',
      'UNKNOWN_USER 1103 200',
      'NOT_OPEN 1201 200',
      'OVER 1202 200',
      'LIMIT_REACHED 1204 200',
      'DAY_LIMIT_REACHED 1208 200',
      'NOT_ENOUGH 1205 200',
    ]),
  );
  const codes = Object.values(errors).map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

it('phones know what is said of any request: it stands at no field', () => {
  expect(Object.entries(errors).filter(([, { code }]) => isAboutInput(code))).toEqual([]);
});

it('phones know the refusals that say nothing of what was sent: its key goes on', () => {
  const undecided = Object.entries(errors).flatMap(([name, { code, status }]) =>
    isUndecided(status, code) ? [name] : [],
  );
  expect(undecided).toEqual(['SERVER', 'TOO_MANY', 'IN_PROGRESS', 'NOT_READY']);
  expect(CODE_IN_PROGRESS).toBe(errors.IN_PROGRESS.code);
});
