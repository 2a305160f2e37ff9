import { expect, it } from 'vitest';
import { insidePage } from './start-script.ts';

it.each(['a("</script>")', 'a("</SCRIPT x")'])(
  'a script that would end its own element is refused: %s',
  (code) => {
    expect(() => insidePage(code)).toThrow('cannot say </script');
  },
);

it('any other stands as it is', () => {
  expect(insidePage('a("<script>")')).toBe('a("<script>")');
});
