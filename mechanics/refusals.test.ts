import { expect, it } from 'vitest';
import { mechanics } from './index.ts';

/**
 * By hand: apps decide by the numbers, and one that means something else tomorrow breaks what nobody can mend here. So a line never
 * changes and never goes.
 */
const numbers = [
  'SOLD_OUT 1203',
  'NOT_REACHED 1206',
  'ALREADY_CLAIMED 1207',
  'NOTHING_TO_CLAIM 1209',
  'PRIZES_GONE 1210',
  'CHECKED_IN 1220',
  'NOT_MISSED 1221',
  'TASK_NOT_DONE 1230',
  'TASK_CLAIMED 1231',
  'TASK_LOCKED 1232',
  'WRONG_CHOICE 1240',
  'SIDE_TAKEN 1250',
  'NO_JOINING 1251',
  'UNKNOWN_CODE 1260',
  'CODE_USED 1261',
  'CODE_EXPIRED 1262',
  'CODES_LOCKED 1263',
  'FORM_SENT 1290',
  'FORM_FULL 1291',
  'FORM_DECLINED 1292',
  'FORM_WRONG 1293',
  'FORM_REVIEWED 1294',
  'FORM_CHANGED 1295',
  'FILE_KIND 1296',
  'FILE_BROKEN 1297',
  'FILE_GONE 1298',
  'IN_TEAM 1310',
  'NO_TEAM 1311',
  'TEAM_FULL 1312',
  'NOT_CAPTAIN 1313',
  'BAD_TEAM_NAME 1314',
  'TEAM_NAME_TAKEN 1315',
  'WRONG_TEAM_CODE 1316',
  'TEAM_TOO_SMALL 1317',
  'TEAM_GOAL_NOT_REACHED 1318',
  'TEAM_GOAL_CLAIMED 1319',
  'CARDS_FEW 1320',
  'SET_NOT_WHOLE 1321',
  'SET_REDEEMED 1322',
  'CARD_GONE 1323',
  'PASS_LOCKED 1350',
  'PASS_UNPAID 1351',
  'PASS_CLAIMED 1352',
  'PASS_BOUGHT 1353',
  'PASS_FULL 1354',
  'INVITE_UNKNOWN 1360',
  'INVITE_OWN 1361',
  'INVITE_CIRCLE 1362',
  'INVITE_BOUND 1363',
  'INVITE_NOT_NEW 1364',
  'INVITE_FULL 1365',
  'INVITE_FULL_TODAY 1366',
  'STEP_NOT_REACHED 1367',
  'STEP_CLAIMED 1368',
  'SIGNED_UP 1380',
  'ROUND_FULL 1381',
  'NOT_SIGNED_UP 1382',
  'SEATS_LOCKED 1383',
  'NO_SEAT 1384',
  'CHOICE_GONE 1385',
  'CHOICES_TOO_MANY 1386',
  'ROUND_OVER 1387',
  'OWN_POST 1388',
  'JOINED_AFTER_GOAL 1389',
];

it('what is refused by the rules of a campaign has the number that it has always had, and status 200', () => {
  const all = mechanics.flatMap(({ refusals = {} }) => Object.entries(refusals));
  const told = all.map(([name, { code }]) => `${name} ${code}`);
  expect(
    told.filter((one) => !numbers.includes(one)),
    'write a line for each new refusal into `numbers`',
  ).toEqual([]);
  expect(
    numbers.filter((one) => !told.includes(one)),
    'give these refusals their names and numbers back: apps know them',
  ).toEqual([]);
  expect(all.filter(([, { status }]) => status !== 200).map(([name]) => name)).toEqual([]);
});
