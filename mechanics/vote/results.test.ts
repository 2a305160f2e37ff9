// Every third day, 4 s: opens a server with a database of its own.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { errors } from '../../server/errors.ts';
import { fair } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { settleDue } from '../../server/kernel/settle.ts';
import { mechanics } from '../index.ts';
import { inOrder } from './settlement.ts';
import { callsOf, line } from './testing.ts';

const { h } = openFair();
const { vote, read, receipt } = callsOf(h);
const settle = (now: number) => settleDue(h.db, readCampaigns([fair], mechanics), mechanics, now);

describe('votes that nobody is to see yet', () => {
  it('are in no answer: no sum, no order, not a byte of it changes with them', async () => {
    const { token } = await h.newUser(100);
    const looker = await h.newUser();
    const all = async (who?: string) =>
      (
        await Promise.all(
          ['', '/dance/receipt'].map((path) =>
            h.call('GET', `${base}/polls${path}`, who === undefined ? {} : { token: who }),
          ),
        )
      ).map(({ text, headers }: { text: string; headers?: Record<string, unknown> }) => [
        text,
        headers?.etag,
      ]);
    const before = [await all(), await all(looker.token)];
    expect((await vote('dance', ['drum', 'lamp'], token)).text).not.toContain('votes');
    expect([await all(), await all(looker.token)]).toEqual(before);
    const own = await read('dance', token);
    expect([line(own), own.total]).toEqual(['? ? ?', null]);
    expect(own).toMatchObject({
      voted: 1,
      results: { seen: false, nextAt: new Date(at('2025-06-12T12:00:00')).toISOString() },
    });
    expect(
      own.options.map(({ mine }) => mine),
      'one’s own choice is no secret to oneself',
    ).toEqual([0, 1, 1]);
    // It is closed and final, and still not shown.
    h.setClock(at('2025-06-12T00:00:00'));
    await settle(at('2025-06-12T00:00:00'));
    expect(line(await read('dance', token))).toBe('? ? ?');
    expect(await receipt('dance')).toMatchObject({ frozenAt: null, ballots: null, rows: [], hash: null });
    h.setClock(at('2025-06-12T12:00:00') - 1);
    expect(line(await read('dance'))).toBe('? ? ?');
    expect((await h.call('GET', `${base}/polls`)).data.nextAt, 'a page asks again then').toBe(
      new Date(at('2025-06-12T12:00:00')).toISOString(),
    );
    h.setClock(at('2025-06-12T12:00:00'));
    expect([line(await read('dance')), (await read('dance')).results]).toEqual(['0 1 1', { seen: true }]);
  });

  it('are seen by those who have voted, where the poll says so, and by all once it is closed', async () => {
    const [voter, other] = [await h.newUser(), await h.newUser()];
    await vote('stall', ['kite'], voter.token);
    expect(line(await read('stall', voter.token))).toBe('1 0 0');
    expect(line(await read('stall', other.token))).toBe('? ? ?');
    expect(line(await read('stall'))).toBe('? ? ?');
    h.setClock(at('2025-06-13T00:00:00'));
    expect(line(await read('stall'))).toBe('1 0 0');
  });
});

describe('a closed poll', () => {
  it('is final, with a receipt that anybody can check; who comes later is refused', async () => {
    const late = await h.newUser();
    // The settlement runs while a vote that was sent in time is on its way.
    h.setClock(at('2025-06-13T00:00:00') - 1);
    await settle(at('2025-06-13T00:00:00'));
    expect((await vote('stall', ['drum'], late.token)).code).toBe(errors.OVER.code);
    expect((await read('stall', late.token)).voted, 'nothing of it stays').toBe(0);
    h.setClock(at('2025-06-13T00:00:00'));
    const told = await receipt('stall');
    expect(told).toMatchObject({
      poll: 'stall',
      round: '2025-06-10',
      frozenAt: at('2025-06-13T00:00:00'),
      ballots: 1,
    });
    expect(told.rows).toEqual([
      { place: 1, option: 'kite', votes: 1, ballots: 1 },
      { place: 2, option: 'drum', votes: 0, ballots: 0 },
      { place: 2, option: 'lamp', votes: 0, ballots: 0 },
    ]);
    const lines = [
      ['fair', 'vote', 'stall', '2025-06-10', told.ballots],
      ...told.rows.map(({ place, option, votes, ballots }) => [place, option, votes, ballots]),
    ];
    const text = lines.map((one) => `${JSON.stringify(one)}\n`).join('');
    expect(told.hash).toBe(createHash('sha256').update(text).digest('hex'));
    await settle(at('2025-06-14T00:00:00'));
    expect(await receipt('stall')).toEqual(told);
  });

  it('options with as many votes share a place', () => {
    const of = (option: string, votes: number) => ({ option, votes, ballots: votes });
    expect(
      inOrder([of('a', 1), of('b', 5), of('c', 5), of('d', 0)]).map((one) => [one.place, one.option]),
    ).toEqual([
      [1, 'b'],
      [1, 'c'],
      [3, 'a'],
      [4, 'd'],
    ]);
  });
});
