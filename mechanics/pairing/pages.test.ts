import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Campaign, CampaignPairing } from '../../schemas/generated/types.gen.ts';

const textOf = (route: string) =>
  readFileSync(new URL(`../../activities/${route}.json`, import.meta.url), 'utf8');
const { campaign } = JSON.parse(textOf('blind')) as { readonly campaign: Campaign };
const pairing = campaign.pairings?.[0] as CampaignPairing;
const rule = textOf('blind_rule');
/** Texts of one language: of each object with a text in it. */
const inLanguage = (text: string, language: string): string =>
  [...text.matchAll(new RegExp(`"${language}": ("(?:[^"\\\\]|\\\\.)*")`, 'g'))]
    .map(([, found]) => JSON.parse(found ?? '""') as string)
    .join('\n');

// A text names facts of its own document alone: what another page tells of this one is held here.
describe.each(['cn', 'tw', 'en', 'th', 'vi'])('the rules of the blind date in %s', (language) => {
  const told = inLanguage(rule, language);

  it.each([
    ['seats', pairing.seats],
    ['waiting', pairing.waiting],
    ['choices', pairing.choices],
  ])('say the number of %s', (_, count) => {
    expect(told).toContain(`**${count}**`);
  });

  it('say when each night opens, locks and is revealed', () => {
    const times = (key: 'opens' | 'locks' | 'reveals') => [
      ...new Set(pairing.rounds.map((round) => round[key].slice(11, 16))),
    ];
    for (const key of ['opens', 'locks', 'reveals'] as const)
      for (const time of times(key)) expect(told, key).toContain(time);
    expect([times('locks'), times('reveals')], 'one time for all nights').toEqual([['20:00'], ['21:00']]);
  });

  it('name what is given, and for how long', () => {
    for (const gain of [pairing.gives?.[0], pairing.consolation?.[0]]) {
      if (gain?.kind !== 'prize') throw new Error('the blind date gives prizes');
      const name = campaign.prizes?.find(({ id }) => id === gain.prize)?.name;
      const text = JSON.parse(JSON.stringify(name)) as Record<string, string>;
      expect(told).toContain(text[language]);
      expect(told).toContain(String(gain.days));
    }
  });
});

it('the pages of the blind date lead to one another', () => {
  const pages = ['blind', 'blind_rule', 'blind_guide', 'blind_popularize'];
  const links = (route: string) => new Set(textOf(route).match(/(?<=[("])\/blind\w*/g));
  expect([...links('blind')].sort()).toEqual(['/blind_guide', '/blind_popularize', '/blind_rule']);
  const reached = new Set(pages.flatMap((route) => [...links(route)]));
  expect([...reached].sort()).toEqual(pages.map((route) => `/${route}`).sort());
});
