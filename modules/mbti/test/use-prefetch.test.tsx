// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { setPhone } from '../testing.ts';
import { openPhones, page, show, tap } from './testing-question.ts';

openPhones();

describe('§4 what the result needs', () => {
  const asked = async (render: () => Promise<unknown>) => {
    const prepare = vi.fn(async (_popup: string) => undefined);
    await show({ world: { overlay: { prepare } } });
    await render();
    return prepare.mock.calls.map(([popup]) => popup);
  };

  it('§4 result: nothing of it is loaded by the first question, all its popups with the first answer', async () => {
    expect(await asked(async () => undefined)).toEqual([]);
    await page.unmount();
    expect(await asked(() => tap('A'))).toEqual(['report', 'visibility']);
  });

  it('§4 result: who comes back to answers has its popups loaded without another answer', async () => {
    setPhone({ answers: 'AB' });
    expect(await asked(async () => undefined)).toEqual(['report', 'visibility']);
  });
});
