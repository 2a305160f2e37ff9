import { expect, it } from 'vitest';
import { set, told } from '../../check/testing/workbench.ts';
import { numbered } from './words.ts';

it.each(Object.entries(numbered))(
  'a %s that has a number for a name is told, in each language',
  (_, name) => {
    // In whatever language it stands: one that is out of its place is told besides.
    for (const cn of Object.values(name(2)))
      expect(told('placeholders', set('/campaign/gifts/0/name', { cn, en: 'Rose' }))).toMatchObject([
        { got: cn },
      ]);
  },
);
