import { expect, it } from 'vitest';
import { forgetInvited, INVITED_LASTS, type InvitedBrowser, invitedTo } from './invited.ts';

const code = '3333333333333333';
const browserOf = (
  search = '',
  kept = new Map<string, string>(),
): InvitedBrowser & { kept: typeof kept } => ({
  location: { search },
  localStorage: {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  },
  kept,
});

it('a code that a link brought outlives the address, of its campaign alone, until it is used', () => {
  const first = browserOf(`?lang=en&gala_invite=${code}&token=secret`);
  expect(invitedTo(first, 'fans', 5)).toBe(code);
  expect(JSON.stringify([...first.kept])).not.toContain('secret');
  const later = browserOf('', first.kept);
  expect(invitedTo(later, 'fans', 9)).toBe(code);
  expect(invitedTo(later, 'other', 9)).toBeNull();
  forgetInvited(later, 'fans', 9);
  expect([invitedTo(later, 'fans', 9), later.kept.size]).toEqual([null, 0]);
});

it('what is no code is none, and what is too old waits no more', () => {
  const first = browserOf('?gala_invite=3333333333333334');
  expect(invitedTo(first, 'fans', 5)).toBeNull();
  const good = browserOf(`?gala_invite=${code}`);
  invitedTo(good, 'fans', 5);
  expect(invitedTo(browserOf('', good.kept), 'fans', 5 + INVITED_LASTS)).toBeNull();
  expect(invitedTo(browserOf('', new Map([['gala.invited', '{"fans":["<b>",5]}']])), 'fans', 6)).toBeNull();
  expect(invitedTo(browserOf('', new Map([['gala.invited', 'null']])), 'fans', 6)).toBeNull();
});

it('a browser that keeps nothing has it while the page is open', () => {
  const closed = {
    location: { search: `?gala_invite=${code}` },
    get localStorage(): never {
      throw new Error('closed');
    },
  };
  expect(invitedTo(closed, 'fans', 5)).toBe(code);
  expect(() => forgetInvited(closed, 'fans', 5)).not.toThrow();
});
