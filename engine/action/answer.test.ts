// biome-ignore-all lint/suspicious/noThenProperty: a key of the steps `if` and `confirm`
import { describe, expect, it } from 'vitest';
import { done, given, no, ok, open, openServers, reports, stateOf, toast } from './testing.ts';

openServers();

const order = {
  orderId: '42',
  item: 'halo',
  count: 1,
  cost: 100,
  balance: 11_500,
  taken: 2,
  left: 1,
};
const redeem = (success: unknown[], more: object = {}) => ({
  do: 'post',
  to: '/v2/activities/{id}/exchange/{item.id}',
  success,
  ...more,
});
const answering = (data: unknown): void => {
  given.answer = (_request, response) => response.end(ok(data));
};
const purse = { currency: 'points', amount: 7 };
const halo = { id: 'halo' };

describe('what a call has answered', () => {
  it('is told to what was tapped, also through a question, before anything follows from it', async () => {
    answering(order);
    const { tap } = await open([
      { do: 'confirm', title: 'Sure?', then: [redeem([toast('done'), redeem([])])] },
    ]);
    const heard: unknown[] = [];
    await tap(halo, (answer) => heard.push([answer, done.some(([what]) => what === 'toast')]));
    expect(heard).toEqual([
      [order, false],
      [order, true],
    ]);
    answering({ ...order, balance: 'many' });
    await tap(halo, (answer) => heard.push(answer));
    expect(heard.slice(2), 'not as promised').toEqual([undefined, undefined]);
  });

  describe('says what was won', () => {
    const crown = { name: 'Crown', picture: '/crown.svg' };
    const spending = (success: unknown[]) => redeem(success, { spends: true });
    const toasts = () => done.filter(([what]) => what === 'toast').map(([, ...said]) => said);

    it('which is lifted up, also where the document has no words for it', async () => {
      answering(order);
      const { tap } = await open([spending([])]);
      await tap({ ...halo, ...crown });
      expect(toasts()).toEqual([['won', 'success', crown]]);
      await tap(halo);
      expect(toasts(), 'nothing is known to be won').toHaveLength(1);
    });

    it('where its answer alone knows', async () => {
      answering(order);
      const words = { do: 'toast', text: 'Yours', tone: 'success' };
      const { tap } = await open([
        { do: 'if', test: 'inApp', then: [spending([])], else: [spending([words])] },
      ]);
      await tap(halo, () => crown);
      expect(toasts()).toEqual([['Yours', 'success', crown]]);
    });

    it.each([
      ['toast', { do: 'toast', text: 'Yours' }],
      ['popup', { do: 'popup', name: 'help' }],
      ['toast of a branch', { do: 'if', test: 'inApp', then: [], else: [toast('Yours')] }],
    ])('once: a %s of the document takes its place', async (_, step) => {
      answering(order);
      const { tap } = await open([spending([step])]);
      await tap({ ...halo, ...crown });
      expect(done.filter(([what]) => what === 'toast' || what === 'popup')).toHaveLength(1);
      expect(toasts().flat()).not.toContain('won');
    });
  });

  it('is read by the steps of its success: texts, questions, values, branches', async () => {
    answering(order);
    const { tap } = await open([
      redeem([
        toast('{{ answer.balance }} left after {{ item.id }}'),
        { do: 'set', key: 'count', value: 'answer.taken' },
        { do: 'if', test: 'answer.left > 0', then: [toast('again')], else: [toast('enough')] },
        { do: 'confirm', title: 'Number {{ answer.orderId }}', then: [toast('{{ answer.item }}')] },
      ]),
    ]);
    await tap(halo);
    expect(done.map(([, said]) => said)).toEqual([
      '11,500 left after halo',
      'again',
      { title: 'Number 42', text: '', yes: 'yes', no: 'no' },
      'halo',
    ]);
    expect(stateOf('count')).toBe(2);
  });

  it('is that of the nearest call around: a call inside has its own, and its failure still that of the one before', async () => {
    let calls = 0;
    given.answer = (_request, response) => {
      calls++;
      response.end(calls === 1 ? ok(order) : calls === 2 ? ok(purse) : no(1001, 'x'));
    };
    const balance = {
      do: 'get',
      to: '/v2/activities/{id}/balance',
      success: [toast('now {{ answer.amount }}')],
      failure: [toast('then {{ answer.balance }}')],
    };
    const { tap } = await open([redeem([balance, balance])]);
    await tap(halo);
    expect(done.map(([, said]) => said)).toEqual(['now 7', 'then 11,500']);
  });

  it.each([
    ['empty', null],
    ['of another shape', { ...order, balance: 'many' }],
    ['without the field', { ...order, balance: undefined }],
    ['a list', [order]],
  ])(
    'that is %s takes nothing from the success: what cannot be said is said in general',
    async (_name, data) => {
      answering(data);
      const { tap } = await open([
        redeem(
          [
            toast('{{ answer.balance }} left'),
            toast('It is yours'),
            { do: 'set', key: 'count', value: 'answer.taken' },
            { do: 'confirm', title: 'Number {{ answer.orderId }}', then: [] },
            { do: 'copy', text: '{{ answer.orderId }}' },
            toast('{{ orElse(answer.left, 0) }} more'),
          ],
          { failure: [toast('failed')] },
        ),
        toast('after'),
      ]);
      await tap(halo);
      expect(done.map(([, said]) => said)).toEqual([
        'step.done',
        'It is yours',
        expect.objectContaining({ title: 'step.done' }),
        'step.done',
        '0 more',
        'after',
      ]);
      expect(stateOf('count')).toBe(1);
      expect(reports).toEqual([]);
    },
  );

  it.each([
    ['a field that it has not', redeem([toast('{{ answer.balanc }}')])],
    ['steps after the call, not of its success', [redeem([]), toast('{{ answer.balance }}')]],
    ['its failure', redeem([], { failure: [toast('{{ answer.balance }}')] })],
    [
      'a call that answers nothing of it',
      redeem([{ do: 'post', to: '/v2/x', success: [toast('{{ answer.balance }}')] }]),
    ],
  ])('is not compiled: %s', async (_name, steps) => {
    await expect(open([steps].flat())).rejects.toThrow(/answer|balanc/);
  });

  it('a text that cannot be read is not copied', async () => {
    const { tap } = await open([{ do: 'copy', text: '{{ item.name }}' }]);
    await tap({});
    expect(done).toEqual([['toast', 'step.failed', 'plain']]);
  });
});
