import { expect, it } from 'vitest';
import { everyAnswer, everyAnswerOverHttps, securityHeaders } from './security-headers.ts';

it('over HTTPS alone, browsers are told for a year to come no other way, beside all other headers', () => {
  const { 'Strict-Transport-Security': hsts, ...others } = everyAnswerOverHttps;
  expect(hsts).toBe(`max-age=${365 * 24 * 3600}`);
  expect(others).toEqual(everyAnswer);
});

it('a server that is reached without HTTPS does not lock browsers out', () => {
  expect(Object.keys(everyAnswer)).not.toContain('Strict-Transport-Security');
});

it('a page runs and draws what has one of its hashes, and files of its own host', () => {
  const policy = securityHeaders({ styles: ['c3R5bGU=', 'cmVzdA=='], scripts: ['c3RhcnQ='] })[
    'Content-Security-Policy'
  ]?.split('; ');
  expect(policy).toContain("script-src 'self' 'sha256-c3RhcnQ='");
  expect(policy).toContain("style-src 'self' 'sha256-c3R5bGU=' 'sha256-cmVzdA=='");
});

it('a page replaces the policy and takes no other header of every answer away', () => {
  const page = { ...everyAnswerOverHttps, ...securityHeaders({ styles: [], scripts: [] }) };
  for (const [name, value] of Object.entries(everyAnswerOverHttps))
    if (name !== 'Content-Security-Policy') expect([name, page[name]]).toEqual([name, value]);
});
