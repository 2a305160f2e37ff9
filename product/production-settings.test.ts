import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../build/schemas.ts';
import { readProductionSettings, SettingsProblem, settingsTable, variables } from './production-settings.ts';

const whole = {
  DATABASE_URL: 'postgres://gala:secret@127.0.0.1/gala',
  GALA_ORIGIN: 'https://h5.example.com',
  GALA_SERVICE_KEY: 'k'.repeat(32),
  GALA_PROXIES: '10.0.0.0/8, 2001:db8::1',
  GALA_IMAGE_ORIGINS: 'https://avatars.example.com,https://cdn.example.com:8443',
};

function problems(environment: Record<string, string | undefined>): string {
  try {
    readProductionSettings(environment);
  } catch (error) {
    if (error instanceof SettingsProblem) return error.message;
    throw error;
  }
  return '';
}

describe('the settings of production', () => {
  it('are read whole, with what holds where nothing is said', () => {
    expect(readProductionSettings({ ...whole, PATH: '/bin', GALA_AREA_HEADER: 'X-Country' })).toEqual({
      databaseUrl: whole.DATABASE_URL,
      dataDir: undefined,
      origin: 'https://h5.example.com',
      serviceKey: whole.GALA_SERVICE_KEY,
      secret: undefined,
      proxies: ['10.0.0.0/8', '2001:db8::1'],
      areaHeader: 'X-Country',
      area: 'CN',
      imageOrigins: ['https://avatars.example.com', 'https://cdn.example.com:8443'],
      beginAnew: [],
      host: '127.0.0.1',
      port: 4173,
    });
  });

  it('nothing is said: one message names everything that is missing', () => {
    const told = problems({});
    for (const name of [
      'DATABASE_URL or GALA_DATA',
      'GALA_ORIGIN',
      'GALA_SERVICE_KEY',
      'GALA_PROXIES',
      'GALA_IMAGE_ORIGINS',
    ])
      expect(told).toContain(`  ${name} is missing`);
    expect(told.split('\n')).toHaveLength(6);
  });

  it.each([
    ['DATABASE_URL', 'mysql://gala:secret@db/gala', 'DATABASE_URL: it is no address of a PostgreSQL'],
    ['DATABASE_URL', undefined, 'DATABASE_URL or GALA_DATA is missing'],
    ['GALA_DATA', '/data', 'DATABASE_URL and GALA_DATA are both there'],
    ['GALA_SERVICE_KEY', 'short', 'GALA_SERVICE_KEY: it has fewer than 32 characters'],
    ['GALA_SERVICE_KEY', '  ', 'GALA_SERVICE_KEY is missing'],
    ['GALA_SECRET', 'short', 'GALA_SECRET: it has fewer than 32 characters'],
    ['GALA_PROXIES', '*', 'GALA_PROXIES: "*" is no address'],
    ['GALA_PROXIES', 'true', 'GALA_PROXIES: "true" is no address'],
    ['GALA_PROXIES', '10.0.0.0/33', 'GALA_PROXIES: "10.0.0.0/33" is no address'],
    ['GALA_PROXIES', '10.0.0.1,', 'GALA_PROXIES: "" is no address'],
    ['GALA_IMAGE_ORIGINS', 'http://avatars.example.com', 'GALA_IMAGE_ORIGINS: "http://avatars'],
    ['GALA_IMAGE_ORIGINS', 'https://avatars.example.com/', 'is no origin'],
    ['GALA_IMAGE_ORIGINS', "https://a.example.com; script-src 'unsafe-inline'", 'is no origin'],
    ['GALA_AREA_HEADER', 'X Country', 'GALA_AREA_HEADER: "X Country" is no name'],
    ['GALA_AREA', 'China', 'GALA_AREA: "China" is no country'],
    ['GALA_ORIGIN', 'http://h5.example.com', 'GALA_ORIGIN: "http://h5'],
    ['PORT', '99999', 'PORT: "99999" is no number from 0 to 65535'],
    ['GALA_SERVICEKEY', 'k'.repeat(32), 'GALA_SERVICEKEY is no setting'],
  ])('%s = %j is refused', (name, value, expected) => {
    const told = problems({ ...whole, [name]: value });
    expect(told).toContain(expected);
    expect(told.split('\n')).toHaveLength(2);
  });

  it('a country that no proxy can tell is refused', () => {
    expect(problems({ ...whole, GALA_PROXIES: 'none', GALA_AREA_HEADER: 'X-Country' })).toContain(
      'GALA_AREA_HEADER needs GALA_PROXIES',
    );
  });

  it('secrets are never quoted', () => {
    const told = problems({
      DATABASE_URL: 'pg://gala:secret@db',
      GALA_SERVICE_KEY: 'hush hush',
      GALA_PROXIES: '?',
    });
    expect(told).not.toMatch(/secret|hush/);
  });

  it('stand in docs/server.md, all of them and as the server has them', () => {
    expect(variables.length).toBeGreaterThan(8);
    expect(readFileSync(join(root, 'docs/server.md'), 'utf8')).toContain(`\n${settingsTable()}\n`);
  });
});
