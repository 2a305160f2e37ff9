import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { checkText } from '../check-text.ts';
import { readProject } from '../disk/project.ts';
import { set, told } from '../testing/workbench.ts';

describe('how much a name asks for', () => {
  const icon = 'art/rose/icons/petal.svg';
  const task = (name: object, more: object = {}) =>
    set('/campaign/tasks', [
      {
        id: 'watch',
        name,
        icon,
        counts: [{ fact: 'watch', measure: 'amount' }],
        at: 20,
        period: 'day',
        gives: [{ kind: 'points', points: 5 }],
        ...more,
      },
    ]);
  const names = (text: string) =>
    told('facts', text).filter(({ pointer }) => pointer.startsWith('/campaign/tasks'));

  it('is what the task asks for, where each language says one number', () => {
    expect(names(task({ cn: '看 15 分钟', en: 'Watch for 15 minutes' }))).toMatchObject([
      { pointer: '/campaign/tasks/0/name/cn', message: expect.stringContaining('the name says 15') },
    ]);
    expect(names(task({ cn: '看 20 分钟', en: 'Watch for 20 minutes' }))).toEqual([]);
  });

  it.each([
    ['one language alone says a number', { cn: '看 15 分钟', en: 'Watch a while' }, {}],
    ['languages that say other numbers', { cn: '看 15 分钟', en: 'Watch for 2 songs' }, {}],
    ['points', { cn: '礼物 15', en: 'Gifts 15' }, { counts: [{ fact: 'gift' }] }],
  ])('%s may be a name', (_what, name, more) => {
    expect(names(task(name, more))).toEqual([]);
  });
});

describe('a percentage', () => {
  const context = readProject(root);
  const path = 'activities/activity_pk_plunder.json';
  const source = readFileSync(join(root, path), 'utf8');
  /** The rules of the raid with what stands in the place of the percentage, in all languages. */
  const saying = (percent: string) => {
    const text = source.replaceAll('{{ battle.ring.plunder.percent }}%', percent);
    return checkText(path, text, context).filter(({ rule }) => rule === 'facts');
  };

  it('that the campaign does not have is told once a text', () => {
    expect(saying('25%')).toMatchObject([
      {
        message: expect.stringContaining('says 25%'),
        expected: '20%',
        got: '25%',
        pointer: expect.stringMatching(/cn$/),
      },
    ]);
  });

  it.each(['20%', '20 ％', '100%', '120 points'])('%s is right', (percent) => {
    expect(saying(percent)).toEqual([]);
  });
});
