import { beforeEach, describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import settings from '../settings.json' with { type: 'json' };
import { allowedUrl } from './allowed-url.ts';

const targets = [
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://h5.gala.example.com/1',
  'file:///etc/passwd',
  'intent://x',
  'http://h5.gala.example.com/',
  'https://evil.example/',
  '//evil.example/',
  '\\\\evil.example',
  'https:\\\\evil.example',
  'https://gala.example.com@evil.example/',
  'https://evil.example/gala.example.com',
  'https://gala.example.com.evil.example/',
  'https://evilgala.example.com/',
  'https://h5.gala.example.com:8443/',
  'https://user:pass@gala.example.com/',
  'https://xn--gla-8ka.example.com/',
  'ftp://gala.example.com/',
  'gala://room/1',
];
const disguises: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => ` ${text}`,
  (text) => `\t${text}`,
  (text) => `${text}\n`,
  (text) => `\u0000${text}`,
  (text) => text.replace(':', '\n:'),
  (text) => text.replace(':', '\u200b:'),
  (text) => text.replace('//', '/\t/'),
  (text) => text.replace('//', '\\/'),
  (text) => `\u202e${text}`,
];

describe('§7 bridge: addresses that the app is sent to', () => {
  beforeEach(() => proves('7.6'));
  const page = 'https://h5.gala.example.com/h5_ac/x';
  const hostile = targets.flatMap((one) => disguises.map((disguise) => disguise(one)));

  it('are ours alone, whatever they look like', () => {
    expect(new Set(hostile).size).toBeGreaterThan(200);
    for (const one of hostile) {
      const url = allowedUrl(one, settings.bridge.hosts, page);
      if (url === null) continue;
      // What is left is a path below our own page's origin.
      expect(new URL(url).origin, one).toBe('https://h5.gala.example.com');
    }
    for (const one of targets) expect(allowedUrl(one, settings.bridge.hosts, page), one).toBeNull();
  });

  it('may be relative, or on a listed host', () => {
    expect(allowedUrl('/h5_ac/withdrawal/rule', settings.bridge.hosts, page)).toBe(
      'https://h5.gala.example.com/h5_ac/withdrawal/rule',
    );
    expect(allowedUrl('https://pay.gala.example.com/x?y=1', settings.bridge.hosts, page)).toBe(
      'https://pay.gala.example.com/x?y=1',
    );
  });
});
