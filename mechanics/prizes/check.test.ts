import { expect, it } from 'vitest';
import type { CheckedFile } from '../../check/room.ts';
import { prizesCheck } from './check.ts';

const faults = (prizes: readonly object[], told: readonly string[] = []) =>
  (
    prizesCheck.faults?.({
      document: { campaign: { prizes } },
      taint: { covers: () => false, touches: (pointer: string) => told.includes(pointer) },
    } as unknown as CheckedFile) ?? []
  ).map(({ pointer, message }) => `${pointer}: ${message}`);
const title = (name: unknown) => ({ id: 'star', kind: 'title', name });
const wide = 'these words are too wide to stand beside a name';

it('a title fits beside a name, in each language by its own width', () => {
  expect(faults([title({ cn: '一二三四五六七八九十一二', en: 'Twenty-four letters here' })])).toEqual([]);
  expect(
    faults([
      { id: 'frame', name: 'x'.repeat(60) },
      title({ cn: '一二三四五六七八九十一二三', en: 'x'.repeat(25) }),
    ]),
  ).toEqual([`/campaign/prizes/1/name/cn: ${wide}`, `/campaign/prizes/1/name/en: ${wide}`]);
  expect(faults([title('x'.repeat(25))])).toEqual([`/campaign/prizes/0/name: ${wide}`]);
});

it('nothing that was told already is told again', () => {
  const said = [title({ en: 'x'.repeat(25), cn: 7 })];
  expect(faults(said)).toEqual([`/campaign/prizes/0/name/en: ${wide}`]);
  expect(faults(said, ['/campaign/prizes/0/name/en'])).toEqual([]);
});
