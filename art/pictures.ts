import { families } from './families.ts';
import { hero } from './mbti/hero.ts';
import { emblem, ground } from './mbti/little.ts';
import { moreTests } from './mbti/more-tests.ts';
import { shortTests } from './mbti/short-tests.ts';
import { types } from './mbti/types.ts';
import { avatars } from './people/avatars.ts';
import { prune, tighten } from './prune.ts';

const tests = {
  ...types,
  ...moreTests,
  ...shortTests,
  'hero.svg': hero(),
  'ground.svg': ground(),
  'emblem.svg': emblem(),
};

/** Several pictures may be inlined into one page, so ids carry a prefix of their own. */
const finished = (body: string, prefix: string): string => tighten(prune(body)).replaceAll('~', prefix);

/** Every picture that the workshop draws, as SVG, by its path below the project's root. */
export function drawnPictures(): Map<string, string> {
  const drawn = new Map<string, string>();
  for (const [family, pictures] of Object.entries(families)) {
    const [first = '', second = 'x'] = family.split('-');
    for (const [index, [name, body]] of Object.entries(pictures).entries()) {
      const prefix = `${first.charAt(0)}${second.charAt(0)}${index.toString(36)}`;
      drawn.set(`activities/art/${family}/${name}`, finished(body, prefix));
    }
  }
  for (const [name, body] of Object.entries(tests)) {
    const own = name.replace(/^.*\//, '').replace('.svg', '');
    // The hero's ids are many, so its prefix is cut. The first stop of a gradient lies at 0 anyway.
    const svg = finished(body, own === 'hero' ? 'ho' : `${own}-`).replaceAll(' offset="0"', '');
    drawn.set(`modules/mbti/art/${name}`, svg);
  }
  for (const [name, svg] of Object.entries(avatars)) drawn.set(`server/seed/avatars/${name}`, svg);
  return drawn;
}
