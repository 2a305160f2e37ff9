// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { kept, setPhone } from '../testing.ts';
import { at, back, foot, heading, openPhones, option, page, press, show, swipe } from './testing-question.ts';

openPhones();
afterEach(() => void vi.restoreAllMocks());

describe('§2 swipe and keys', () => {
  it('§2 swipe: right goes back, left goes on as far as was answered', async () => {
    setPhone({ answers: 'AB' });
    await show();
    await swipe(-80);
    expect(at()).toBe(3);
    await back(() => swipe(80));
    expect(at()).toBe(2);
    await back(() => swipe(80));
    await swipe(80);
    expect(at()).toBe(1);
    await swipe(-80);
    expect(at()).toBe(2);
    expect(kept().answers.entry).toBe('AB');
  });

  it.each([
    ['too short', 55, 0, 1],
    ['rather down', 80, 60, 1],
    ['with two fingers', 80, 0, 2],
  ])('§2 swipe: none of these is one: %s', async (_, x, y, fingers) => {
    setPhone({ answers: 'AB' });
    await show();
    await swipe(x, y, fingers);
    expect(at()).toBe(3);
  });

  it.each([
    ['a', 'A'],
    ['A', 'A'],
    ['1', 'A'],
    ['b', 'B'],
    ['2', 'B'],
  ])('§2 keys: %s answers %s', async (key, choice) => {
    await show();
    expect((await press(key)).defaultPrevented).toBe(true);
    expect([at(), kept().answers.entry]).toEqual([2, choice]);
  });

  it('§2 keys: arrows go back and on', async () => {
    setPhone({ answers: 'AB' });
    await show();
    await back(() => press('ArrowLeft'));
    await back(() => press('ArrowLeft'));
    await press('ArrowLeft');
    expect(at()).toBe(1);
    await press('ArrowRight');
    expect(at()).toBe(2);
  });

  it.each([
    ['Control', { ctrlKey: true }],
    ['Alt', { altKey: true }],
    ['Meta', { metaKey: true }],
    ['a key held down', { repeat: true }],
  ])('§2 keys: with %s they belong to somebody else', async (_, keys) => {
    setPhone({ answers: 'AB' });
    await show();
    for (const key of ['a', 'ArrowLeft']) expect((await press(key, keys)).defaultPrevented).toBe(false);
    expect([at(), kept().answers.entry]).toEqual([3, 'AB']);
  });

  it('§2 keys: other keys do what they always do', async () => {
    await show();
    for (const key of ['c', '3', 'Enter', ' ', 'Tab', 'Escape'])
      expect((await press(key)).defaultPrevented).toBe(false);
    expect(at()).toBe(1);
  });

  it('§2 keys: at an answer and at what stands below they count as well', async () => {
    setPhone({ answers: 'AB' });
    await show();
    await press('b', {}, option('A'));
    expect(at()).toBe(4);
    await back(() => press('ArrowLeft', {}, foot('Previous') ?? null));
    expect(at()).toBe(3);
  });

  it('§2 keys: elsewhere on the page nobody answers by them, as who dictates to their phone', async () => {
    await show();
    const link = page.container.querySelector('a');
    expect(link).not.toBeNull();
    for (const place of [document.body, link])
      for (const key of ['a', '2', 'ArrowRight'])
        expect((await press(key, {}, place)).defaultPrevented).toBe(false);
    expect([at(), kept().answers.entry]).toEqual([1, '']);
  });

  it('§2 keys: where their hint is shown, the first question has the focus; but nobody is taken away from what they could press', async () => {
    // jsdom shows nothing: what is there has a parent that it is placed by.
    vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
    await show();
    expect(document.activeElement).toBe(heading());
    await page.unmount();
    const other = document.body.appendChild(document.createElement('button'));
    other.focus();
    await show();
    expect(document.activeElement).toBe(other);
    other.remove();
  });
});
