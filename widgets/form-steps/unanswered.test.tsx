// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderNode } from '../../engine/testing.tsx';
import type { FormEntry } from '../../schemas/generated/types.gen.ts';
import { formSteps } from './form-steps.tsx';

it('what was sent is reviewed until results are out; from then on no answer is promised', async () => {
  const field = { kind: 'text', id: 'name', title: 'Your name' };
  const form = { id: 'audition', steps: [{ id: 'you', title: 'About you', fields: [field] }] };
  const sent: FormEntry = {
    id: 'audition',
    state: 'sent',
    times: 1,
    sentAt: 1,
    why: null,
    answers: [],
    files: [],
    seats: null,
    reason: 'OVER',
  };
  const said = async (review?: object) => {
    const page = await renderNode(
      { widget: 'form-steps', from: 'forms', form: 'audition', press: [{ do: 'toast', text: 'sent' }] },
      {
        widgets: { 'form-steps': formSteps },
        data: { forms: { forms: [sent] } },
        campaign: { forms: [{ ...form, ...(review ? { review } : {}) }] },
        token: 'token',
      },
    );
    const lines = [...page.container.querySelectorAll<HTMLElement>('[role="status"] [data-phases]')];
    const all = lines.map((one) => [one.dataset.phases, one.textContent]);
    await page.unmount();
    return all;
  };
  expect(await said({ reasons: [] })).toEqual([
    ['preview live settling', "We're reviewing it. You'll see the answer here."],
    ['ended', "No answer so far. If one comes, you'll see it here."],
  ]);
  expect(await said(), 'nobody reviews it').toEqual([]);
});
