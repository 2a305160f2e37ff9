// Every third day, 4 s: opens a server with a database of its own.
import { describe, expect, it } from 'vitest';
import { agreed, type Button } from '../../server/fixtures/agreement.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';

const { h, gift } = openFair();

const button = (id: string): Button => ({
  read: `${base}/milestones`,
  told({ milestones }) {
    const one = (milestones as { id: string; can?: string; reason?: string; nextAt?: string }[]).find(
      (goal) => goal.id === id,
    );
    return { can: one?.can, reason: one?.reason, nextAt: one?.nextAt };
  },
  call: `${base}/milestones/${id}`,
});
const phases = [
  '2025-06-09T12:00:00',
  '2025-06-11T12:00:00',
  '2025-06-13T12:00:00',
  '2025-06-14T00:00:00',
].map(at);

describe('what goals say can be claimed is what their call takes', () => {
  const inPhases = async (id: string, token: () => Promise<string | null>) => {
    const said = [];
    for (const now of phases) said.push(await agreed(h, button(id), now, await token()));
    return said;
  };

  it('in every phase and for every reason', async () => {
    const newcomer = async () => (await h.newUser()).token;
    expect(await inPhases('first', newcomer)).toEqual(['NOT_OPEN', 'NOT_REACHED', 'OVER', 'OVER']);
    const [a, b] = [await h.newUser(), await h.newUser()];
    await gift(a.id, b.id, { gift: 'castle', count: 4 });
    expect(await inPhases('first', newcomer)).toEqual(['NOT_OPEN', 'claim', 'OVER', 'OVER']);
    expect(await inPhases('first', async () => a.token)).toEqual(['NOT_OPEN', 'claim', 'OVER', 'OVER']);
    const visitor = async () => null;
    expect(await inPhases('first', visitor)).toEqual(['NOT_OPEN', 'TOKEN_EXPIRED', 'OVER', 'OVER']);
    const nothing = ['NOT_OPEN', 'NOTHING_TO_CLAIM', 'NOTHING_TO_CLAIM', 'OVER'];
    expect([await inPhases('thanks', newcomer), await inPhases('thanks', visitor)]).toEqual([
      nothing,
      nothing,
    ]);
    const far = ['NOT_OPEN', 'NOT_REACHED', 'OVER', 'OVER'];
    expect([await inPhases('far', newcomer), await inPhases('far', visitor)]).toEqual([far, far]);
  });
});
