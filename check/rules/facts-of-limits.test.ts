import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { checkText } from '../check-text.ts';
import { readProject } from '../disk/project.ts';
import { set } from '../testing/workbench.ts';

const context = readProject(root);
/** What is told of a sentence in the summary of a campaign. */
function told(path: string, text: Record<string, string>, change: (campaign: Campaign) => void = () => {}) {
  const document = JSON.parse(readFileSync(join(root, path), 'utf8'));
  change(document.campaign);
  const changed = set('/summary', { ...document.summary, ...text }, JSON.stringify(document, null, 2));
  return checkText(path, changed, context).filter(({ pointer }) => pointer.startsWith('/summary/'));
}
// biome-ignore lint/suspicious/noExplicitAny: any part of a document
type Campaign = any;

const rose = 'activities/activity_20250520.json';
const { campaign: rules } = JSON.parse(readFileSync(join(root, rose), 'utf8')) as { campaign: Campaign };
const lastPlace = String(rules.boards.find(({ rewards }: Campaign) => rewards).rewards.at(-1).to);

describe('check facts: places that are rewarded', () => {
  it.each([
    ['cn', '每晚前 4444 名有奖'],
    ['tw', '每晚前 4444 名有獎'],
    ['en', 'The top 4444 win.'],
    ['th', '4444 อันดับแรกได้รางวัล'],
    ['vi', 'Top 4444 có thưởng.'],
  ])('%s: %s', (lang, wrong) => {
    expect(told(rose, { [lang]: wrong })).toMatchObject([
      {
        rule: 'facts',
        pointer: `/summary/${lang}`,
        message: expect.stringContaining('rewards by place end elsewhere'),
      },
    ]);
    expect(told(rose, { [lang]: wrong.replace('4444', lastPlace) })).toEqual([]);
  });
});

describe('check facts: limits of a day', () => {
  const limited = (campaign: Campaign) => {
    campaign.exchange[0].limits = { total: 6, day: 1 };
  };
  it.each([
    ['cn', '每天最多换 47 个'],
    ['tw', '每天最多換 47 個'],
    ['en', 'Up to 47 of them a day.'],
    ['th', 'แลกได้วันละ 47 ชิ้น'],
    ['vi', 'Mỗi ngày đổi được 47 chiếc'],
  ])('%s: %s', (lang, wrong) => {
    expect(told(rose, { [lang]: wrong }, limited)).toMatchObject([
      { rule: 'facts', message: expect.stringContaining('no'), pointer: `/summary/${lang}` },
    ]);
    expect(told(rose, { [lang]: wrong.replace('47', '1') }, limited)).toEqual([]);
  });
});

describe('check facts: how many people there is room for', () => {
  const seats = (campaign: Campaign) => {
    for (const form of campaign.forms) form.seats = 300;
  };
  const path = 'activities/passport.json';
  it.each([
    ['cn', '只收前 777 位'],
    ['tw', '只收前 777 位'],
    ['en', 'For the first 777 people.'],
    ['th', 'รับ 777 คนแรก'],
    ['vi', 'Nhận 777 người đầu tiên'],
  ])('%s: %s', (lang, wrong) => {
    expect(told(path, { [lang]: wrong }, seats)).toMatchObject([
      { rule: 'facts', message: expect.stringContaining('there for so many'), pointer: `/summary/${lang}` },
    ]);
    expect(told(path, { [lang]: wrong.replace('777', '300') }, seats)).toEqual([]);
  });
});

describe('check facts: promises of a draw', () => {
  const path = 'activities/activity_20241101.json';
  const promise = (campaign: Campaign) => {
    for (const draw of campaign.draws) draw.pity = [{ rarity: 'epic', after: 59 }];
  };
  it.each([
    ['cn', '30 次必出好礼', '60 次必出好礼'],
    ['tw', '30 抽必中好禮', '59 抽必中好禮'],
    ['en', 'Guaranteed within 30 draws.', 'Guaranteed within 60 draws.'],
    ['th', 'เปิด 30 ครั้งได้แน่นอน', 'เปิด 60 ครั้งได้แน่นอน'],
    ['vi', '30 lần chắc chắn có quà', '60 lần chắc chắn có quà'],
  ])('%s: %s', (lang, wrong, right) => {
    expect(told(path, { [lang]: wrong }, promise)).toMatchObject([
      { rule: 'facts', message: expect.stringContaining('promises that'), pointer: `/summary/${lang}` },
    ]);
    expect(told(path, { [lang]: right }, promise)).toEqual([]);
  });
});
