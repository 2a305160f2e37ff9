import type { Browser } from 'playwright-core';

/** What Chrome's own developer tools calibrate a mid-tier phone to, a Pixel 5, by Lighthouse's BenchmarkIndex (decision 0148). */
const MID_TIER = 1000;
/** The first turns are the engine's warming up, and what else the machine does only lowers a turn: the best one counts. */
const TURNS = 6;

/**
 * BenchmarkIndex: the mean of two rates, each a tenth of its works a second over half a second. One builds a string of 10,000 letters one by
 * one, the other one copies 100,000 numbers between two arrays.
 */
const INDEX = `(() => {
  const rate = (work) => {
    const from = Date.now();
    let works = 0;
    while (works % 10 || Date.now() - from < 500) work(works++);
    return works / 10 / ((Date.now() - from) / 1000);
  };
  const strings = rate(() => {
    let letters = '';
    for (let at = 0; at < 10000; at++) letters += 'a';
    if (letters.length < 2) throw new Error('so that it is built');
  });
  const one = Array.from({ length: 100000 }, (_, at) => at);
  const other = [...one];
  const copies = rate((turn) => {
    const [from, to] = turn % 2 ? [other, one] : [one, other];
    for (let at = 0; at < from.length; at++) to[at] = from[at];
  });
  return (strings + copies) / 2;
})()`;

/** This machine's index, and how many times slower a processor is made to be a mid-tier phone's; never faster than the machine. */
export async function midTier(browser: Browser): Promise<{ readonly index: number; readonly rate: number }> {
  const page = await browser.newPage();
  try {
    const found: number[] = [];
    for (let turn = 0; turn < TURNS; turn++) found.push((await page.evaluate(INDEX)) as number);
    const index = Math.max(...found);
    return { index, rate: Math.max(1, index / MID_TIER) };
  } finally {
    await page.close();
  }
}
