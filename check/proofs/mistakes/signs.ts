import type { Mistake } from './mistake.ts';
import { instead, mistakesIn, plunder, rose } from './plans.ts';

const inRose = mistakesIn(rose);
const idol = mistakesIn('activities/superIdou/index.json');

/** What a text has that nobody sees, or that no reader is shown as it was meant. */
const unseen = (kind: string, sign: string): Mistake =>
  inRose.instead(kind, '"en": "Two hearts"', `"en": "Two${sign} hearts"`);

/** Signs that came with what was pasted, words that are too long for their place, and what stands twice or below what it stands in. */
export const signsList: readonly Mistake[] = [
  unseen('byte order mark in a text', '\ufeff'),
  unseen('right-to-left mark in a text', '\u200f'),
  unseen('left-to-right mark in a text', '\u200e'),
  unseen('Arabic letter mark in a text', '\u061c'),
  unseen('invisible sign of formulas in a text', '\u2063'),
  unseen('line separator in a text', '\u2028'),
  unseen('half of an emoji', '\\ud83c'),
  unseen('letter of a tag without its flag', '\u{e0041}'),
  unseen('sign of an icon face', '\ue801'),
  inRose.instead(
    'letter beside its mark',
    '"vi": "Xem thể lệ trước"',
    '"vi": "Xem the\u0302\u0309 lệ trước"',
  ),
  inRose.instead('sign of an old encoding', '"cn": "心动双榜"', '"cn": "心动双\uf9d1"'),
  inRose.instead('blank before a text', '"en": "Two hearts"', '"en": " Two hearts"'),
  inRose.instead('blank behind a text', '"en": "Two hearts"', '"en": "Two hearts "'),
  inRose.instead('ideographic space before a text', '"cn": "心动双榜"', '"cn": "　心动双榜"'),
  inRose.instead('no-break space behind a text', '"en": "Two hearts"', '"en": "Two hearts\u00a0"'),
  inRose.instead('line break behind a text', '"en": "Two hearts"', '"en": "Two hearts\\n"'),
  inRose.instead(
    'name of a gift that is a sentence',
    '"en": "Single rose"',
    '"en": "One single red rose with a long green stem and thorns"',
    { nth: 1 },
  ),
  inRose.instead(
    'title of a section that is a sentence',
    '"en": "Two hearts"',
    '"en": "The two boards of hearts on which all who send and all who receive are listed"',
  ),
  inRose.instead(
    'button of a tile that is a sentence',
    '"en": "Redeem",',
    '"en": "Redeem this with your petals now",',
    { nth: 1 },
  ),
  instead(
    plunder,
    'side of a battle that is a sentence',
    '"en": "Frost"',
    '"en": "All who keep the frost through the night"',
  ),
  inRose.instead(
    'source asked for again twice',
    '"refresh": ["shop", "balance"],',
    '"refresh": ["shop", "shop", "balance"],',
    {
      nth: 1,
    },
  ),
  inRose.instead(
    'language twice among five',
    '["cn", "tw", "en", "th", "vi"]',
    '["cn", "tw", "en", "en", "th", "vi"]',
  ),
  idol.instead(
    'alias with what all addresses begin with',
    '["/superIdou/index"]',
    '["/h5_ac/superIdou/index"]',
  ),
];
