import { expect, it } from 'vitest';
import { Misuse, orMisuse, readingArguments } from './misuse.ts';

const told: string[] = [];
const say = { error: (text: string) => void told.push(text) };

it('a command that was called wrongly says why and how it is called, and ends with 2', () => {
  const wrong = (): number => {
    throw new Misuse('there is no such day');
  };
  expect(orMisuse(wrong, 'npm run it -- <day>', say)).toBe(2);
  expect(told).toEqual(['there is no such day\n\nnpm run it -- <day>']);
  expect(orMisuse(() => 1, 'npm run it', say)).toBe(1);
});

it('what cannot be read is called wrongly; any other failure stays what it is', () => {
  const broken = (): never => {
    throw new TypeError('Unknown option --x');
  };
  expect(() => readingArguments(broken)).toThrow(new Misuse('Unknown option --x'));
  expect(readingArguments(() => 7)).toBe(7);
  expect(() => orMisuse(broken, 'usage', say)).toThrow(TypeError);
});
