// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { askToConfirm } from './confirm.ts';
import { openDialogs } from './testing.ts';

beforeEach(() => {
  document.body.innerHTML = '';
  openDialogs();
});

it('a question shows the thing that it is about, with what is left afterwards', () => {
  const about = { picture: '/crown.svg', name: 'Crown', note: '120 left after this' };
  void askToConfirm({ title: 'This one?', text: '', yes: 'Yes', no: 'No', about });
  const dialog = document.querySelector('dialog');
  expect(dialog?.querySelector('img')?.getAttribute('src')).toBe('/crown.svg');
  expect(dialog?.textContent).toBe('This one?Crown120 left after thisNoYes');
});

it('a question is heard with what it is about and what it takes, not by its title alone', () => {
  const about = { picture: '/crown.svg', name: 'Crown', note: '120 left after this' };
  void askToConfirm({ title: 'This one?', text: 'It takes 30.', yes: 'Yes', no: 'No', about });
  const dialog = document.querySelector('dialog');
  const said = (dialog?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect([dialog?.getAttribute('role'), ...said]).toEqual([
    'alertdialog',
    'Crown120 left after this',
    'It takes 30.',
  ]);
});

describe('the question before going on', () => {
  const ask = { title: 'Sure?', text: 'It costs 30.', yes: 'Redeem', no: 'Cancel' };
  const button = (text: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>('dialog button')].find((one) => one.textContent === text);

  it.each([
    ['Redeem', true],
    ['Cancel', false],
  ])('%s is %s, and the dialog is gone', async (text, answer) => {
    const asked = askToConfirm(ask);
    const dialog = document.querySelector('dialog');
    expect(dialog?.open).toBe(true);
    expect(document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Sure?');
    expect(dialog?.textContent).toContain('It costs 30.');
    button(text)?.click();
    expect(await asked).toBe(answer);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('closed in any other way is no', async () => {
    const asked = askToConfirm({ ...ask, text: '' });
    expect(document.querySelector('.sheet__text')).toBeNull();
    document.querySelector('dialog')?.close();
    expect(await asked).toBe(false);
  });
});
