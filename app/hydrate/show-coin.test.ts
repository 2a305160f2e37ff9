// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { showCoin } from './show-coin.ts';

it('a campaign’s own currency stands where prices are, and goes with its page in a frame', () => {
  const shown = () => document.documentElement.style.getPropertyValue('--art-currency');
  showCoin(document, '/h5_ac/assets/seed.svg');
  expect(shown()).toBe('url("/h5_ac/assets/seed.svg")');
  showCoin(document, undefined);
  expect(shown()).toBe('');
});
