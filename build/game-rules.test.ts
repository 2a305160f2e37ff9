import { describe, expect, it } from 'vitest';
import { languages } from '../engine/i18n/language.ts';
import type { CampaignTeams } from '../schemas/generated/types.gen.ts';
import { type LoadedDocument, loadDocuments } from './documents.ts';

/** The two sentences of the game rules (§9), by language; what the end is called is the campaign's own word. */
const within24Hours = {
  cn: /后\s*(?:\*\*)?24 小时内/,
  tw: /後\s*(?:\*\*)?24 小時內/,
  en: /within 24 hours (?:after|of)/,
  th: /(?:ภายใน|ใน|ไม่เกิน) 24 ชั่วโมง(?:หลัง| )/,
  vi: /trong (?:vòng )?24 giờ sau|rồi, trong 24 giờ/,
};
const byParticipants = {
  cn: /按\*\*实际参与人数\*\*.*调整/,
  tw: /依\*\*實際參加人數\*\*.*調整/,
  en: /Rank rewards adjust to the \*\*actual participant count\*\*/,
  th: /ปรับตาม\*\*จำนวนผู้เข้าร่วมจริง\*\*/,
  vi: /theo \*\*số người tham gia thực tế\*\*/,
};

/** Whose a team's goal is ([0188](../docs/decisions/0188-who-shares-a-teams-goal.md)), in each campaign's own words. */
const whoeverWasThere = {
  cn: /那一刻，谁[^。]*，(?:\S*归谁|回电就是谁的|就有谁的一份)/,
  tw: /那一刻，誰[^。]*，(?:\S*歸誰|回電就是誰的|就有誰的一份)/,
  en: /is for whoever is [^.]* when /,
  th: /ใคร(?:อยู่|นั่ง)\S*ตอน\S+ \S+เป็นของคนนั้น/,
  vi: /Ai (?:ở|ngồi) [^.]* lúc [^.]* thì (?:.* là của người đó|có phần)/,
};

/** As many cards as somebody may give, somebody may take: in each campaign's own words, behind the limit of giving. */
const asManyTaken = {
  cn: /收[^。；]*(?:一样|这么多|各)|接别人的也一样|最多收/,
  tw: /收[^。；]*(?:一樣|這麼多|各)|接別人的也一樣|最多收/,
  en: /(?:take|open|catch) as many|and take up to|same goes for people taking/,
  th: /รับจาก\S*ได้เท่ากัน|คนรับก็นับเท่ากัน|รับได้วันละ/,
  vi: /(?:nhận|đón) cũng (?:vậy|chừng ấy)|người nhận cũng vậy|nhận tối đa/,
};

/** What was sent back can be sent again only while it is taken: in each campaign's own words. */
const againUntil = {
  cn: /(?:截止|关门)(?:以前|前).*再[交寄]/,
  tw: /(?:截止|關門|打烊)(?:以前|前).*再[交寄]/,
  en: /(?:[Uu]ntil|before) (?:entries close|closing|the door closes)/,
  th: /ก่อนปิด(?:รับ|ประตู|ทำการ)/,
  vi: /Trong hạn nhận đơn|trước khi (?:hết hạn|cửa đóng|đóng cửa)/,
};

/** Every text of a document in one language. */
function textsOf(value: unknown, lang: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = (value as Record<string, unknown>)[lang];
  return [
    ...(typeof own === 'string' ? [own] : []),
    ...Object.values(value).flatMap((one) => textsOf(one, lang)),
  ];
}

const documents = loadDocuments();

/** A campaign's texts stand on its own page, or on another one of its frame. */
const pagesWith = ({ document }: LoadedDocument): unknown[] => {
  const { around } = document;
  const beside = documents.filter(
    (one) => around !== undefined && one.document.around?.route === around.route,
  );
  return [document, ...beside.map((one) => one.document)].map(({ around: _, ...page }) => page);
};

const ranked = documents.filter(
  ({ document }) => document.campaign !== undefined && JSON.stringify(document).includes('"ranking-list"'),
);

describe('§9 game rules', () => {
  it('§9 game rules: there are campaigns with a board to hold them to', () => {
    expect(ranked.length).toBeGreaterThan(2);
  });

  it.each(languages)('§9 game rules (%s): rewards are paid within 24 hours after the end', (lang) => {
    for (const one of ranked)
      expect(
        textsOf(pagesWith(one), lang).some((text) => within24Hours[lang].test(text)),
        one.route,
      ).toBe(true);
  });

  it.each(languages)(
    '§9 game rules (%s): where more than the first places win, their number follows the participants',
    (lang) => {
      for (const route of ['activity_20250520', 'activity_20251001']) {
        const document = ranked.find((one) => one.route === route)?.document;
        expect(
          textsOf(document, lang).some((text) => byParticipants[lang].test(text)),
          route,
        ).toBe(true);
      }
    },
  );

  const goaled = documents.filter(
    ({ document }) => ((document.campaign?.teams as CampaignTeams | undefined)?.goals ?? []).length > 0,
  );

  it.each(languages)('§9 game rules (%s): a goal that a team has reached says whose it is', (lang) => {
    expect(goaled.length).toBeGreaterThan(2);
    const silent = goaled.filter(
      (one) => !textsOf(pagesWith(one), lang).some((text) => whoeverWasThere[lang].test(text)),
    );
    expect(silent.map(({ route }) => route)).toEqual([]);
  });
});

describe('promises of cards and forms', () => {
  const giving = documents.filter(
    ({ document }) => (document.campaign?.collection as { give?: unknown } | undefined)?.give !== undefined,
  );
  // Sent back is what a review may refuse; a page that speaks of sending again says until when.
  const again = {
    cn: /改好.*再[交寄]/,
    tw: /改好.*再[交寄]/,
    en: /(?:hand(?:ed)? (?:it )?in|mail it|you can try) again/,
    th: /ส่งใหม่/,
    vi: /(?:nộp|gửi) lại/,
  };
  const reviewed = documents.filter(({ document }) =>
    (document.campaign?.forms as { review?: { again?: boolean } }[] | undefined)?.some(
      ({ review }) => review?.again === true,
    ),
  );

  it('there are campaigns of either kind to hold them to', () => {
    expect(giving.length).toBeGreaterThan(2);
    expect(reviewed.length).toBeGreaterThan(2);
  });

  it.each(languages)('pages of cards say in %s how many one may take from others', (lang) => {
    const silent = giving.filter(
      ({ document }) =>
        document.languages.includes(lang) &&
        !textsOf(document.body, lang).some(
          (text) => text.includes('collection.give.limits') && asManyTaken[lang].test(text),
        ),
    );
    expect(silent.map(({ route }) => route)).toEqual([]);
  });

  it.each(languages)('pages whose forms may be sent again say in %s until when', (lang) => {
    const endless = reviewed.flatMap(({ document, route }) =>
      textsOf(document.body, lang)
        .filter((text) => again[lang].test(text) && !againUntil[lang].test(text))
        .map((text) => `${route}: ${text}`),
    );
    expect(endless).toEqual([]);
  });
});
