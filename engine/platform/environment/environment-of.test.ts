import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import settings from '../settings.json' with { type: 'json' };
import { apiBaseOf, environmentOf } from './environment-of.ts';
import { testAppApiBaseOf, testAppEnvironmentOf } from './test-app.ts';

const known = {
  ...settings,
  testApp: { productionHost: 'mbti.gala.example.com', preReleaseHost: 'pre-mbti.gala.example.com' },
};

describe('§2 environments are told apart by host prefix', () => {
  it.each([
    ['test-h5.gala.example.com', 'test'],
    ['test-h5-cn.gala.example.com', 'test'],
    ['test-h52.gala.example.com', 'test'],
    ['TEST-H5.gala.example.com.', 'test'],
    ['test-h5.gala.example.com:8443', 'test'],
    ['test-h5', 'test'],
    ['pre-h5.gala.example.com', 'preRelease'],
    ['dev-h5.gala.example.com', 'development'],
    ['h5.gala.example.com', 'production'],
    ['h5.gala.example.com:443', 'production'],
    ['www.elsewhere.example', 'production'],
    ['test-h5x.gala.example.com', 'production'],
    ['my-test-h5.gala.example.com', 'production'],
    ['pre.h5.gala.example.com', 'production'],
  ])('§2 environment: %s is %s', (host, environment) => {
    proves('2.4');
    expect(environmentOf(host, settings)).toBe(environment);
  });

  it.each([
    'localhost',
    'localhost:5173',
    '127.0.0.1:8080',
    '[::1]:8080',
    '192.168.1.20',
    'macbook',
    'macbook.local',
    '',
  ])('§2 environment: %j is one’s own machine', (host) => {
    proves('2.4');
    expect(environmentOf(host, settings)).toBe('local');
    expect(apiBaseOf(host, settings)).toBe('');
  });

  it('§2 environment (T18): for the test app two known hosts mean production and pre-release, anything else is local', () => {
    proves('2.4', 'T18');
    expect(testAppEnvironmentOf('mbti.gala.example.com', known)).toBe('production');
    expect(testAppEnvironmentOf('pre-mbti.gala.example.com:443', known)).toBe('preRelease');
    for (const host of [
      'h5.gala.example.com',
      'test-h5.gala.example.com',
      'mbti.gala.example.com.evil.example',
      '',
    ]) {
      expect(testAppEnvironmentOf(host, known)).toBe('local');
    }
  });

  it('§2 environment (T18): the two hosts are empty by default, and then nothing is one of them', () => {
    proves('2.4', 'T18');
    expect(settings.testApp).toEqual({ productionHost: '', preReleaseHost: '' });
    for (const host of ['', 'h5.gala.example.com', 'localhost']) {
      expect(testAppEnvironmentOf(host, settings)).toBe('local');
    }
  });
});

describe('§7 the web host is mapped to an API base', () => {
  const { environments } = settings;
  it.each([
    ['h5.gala.example.com', environments.production.apiBase],
    ['gala.example.com', environments.production.apiBase],
    ['pre-h5.gala.example.com', environments.preRelease.apiBase],
    ['test-h5.gala.example.com:8443', environments.test.apiBase],
  ])('§7 API base: %s calls %s', (host, base) => {
    proves('7.4');
    expect(base).toMatch(/^https:/);
    expect(apiBaseOf(host, settings)).toBe(base);
  });

  it('§7 API base: test, pre-release and production are three', () => {
    proves('7.4');
    const bases = [environments.test, environments.preRelease, environments.production].map(
      (one) => one.apiBase,
    );
    expect(new Set(bases).size).toBe(3);
  });

  it('§7 API base (T17): development uses the test base', () => {
    proves('7.4', 'T17');
    expect(apiBaseOf('dev-h5.gala.example.com', settings)).toBe(environments.test.apiBase);
  });

  it('§7 API base: a host of somebody else calls itself, whatever its name begins or ends with', () => {
    proves('7.4');
    for (const host of [
      'test-h5.evil.example',
      'evilgala.example.com',
      'gala.example.com.evil.example',
      'pre-h5.gala.example.com.evil.example',
      'h5.gala.example.com@evil.example',
    ]) {
      expect(apiBaseOf(host, settings)).toBe('');
    }
  });

  it('§7 API base (T18): the test app calls the base of its environment', () => {
    proves('7.4', 'T18');
    expect(testAppApiBaseOf('pre-mbti.gala.example.com', known)).toBe(environments.preRelease.apiBase);
    expect(testAppApiBaseOf('other.gala.example.com', known)).toBe('');
  });

  it('§2 §7 1,000 random hosts: always one of the five, and only our domain reaches our API', () => {
    const label = fc.oneof(
      fc.constantFrom('h5', 'test-h5', 'pre-h5', 'gala', 'example', 'com', 'evil', ''),
      fc.string(),
    );
    const hosts = fc.oneof(
      fc.array(label, { maxLength: 6 }).map((parts) => parts.join('.')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(hosts, (host) => {
        expect(Object.keys(environments)).toContain(environmentOf(host, settings));
        const base = apiBaseOf(host, settings);
        if (base !== '') expect(host.trim().toLowerCase()).toMatch(/(^|\.)gala\.example\.com\.?(:\d+)?$/);
      }),
      { numRuns: 1000 },
    );
  });
});
