import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { RoomRefusals } from '../server/errors.ts';
import { refusals as battle } from './battle/refusals.ts';
import { refusals as checkIn } from './check-in/refusals.ts';
import { refusals as codes } from './codes/refusals.ts';
import { refusals as collection } from './collection/refusals.ts';
import { refusals as draw } from './draw/refusals.ts';
import { refusals as exchange } from './exchange/refusals.ts';
import { refusals as forms } from './forms/refusals.ts';
import { refusals as invite } from './invite/refusals.ts';
import { refusals as milestones } from './milestones/refusals.ts';
import { refusals as pairing } from './pairing/refusals.ts';
import { refusals as pass } from './pass/refusals.ts';
import { refusals as tasks } from './tasks/refusals.ts';
import { refusals as team } from './team/refusals.ts';
import { refusals as vote } from './vote/refusals.ts';
import { refusals as wall } from './wall/refusals.ts';

const rooms: readonly RoomRefusals[] = [
  battle,
  checkIn,
  codes,
  collection,
  draw,
  exchange,
  forms,
  invite,
  milestones,
  pairing,
  pass,
  tasks,
  team,
  vote,
  wall,
];

// Apps decide by the numbers: one that means something else tomorrow breaks what nobody can mend here.
it('what is refused by the rules of a campaign has the number that it has always had, and status 200', () => {
  const told = rooms.flatMap(Object.entries).map(([name, { code, status }]) => `${name} ${code} ${status}`);
  expect(told).toEqual(
    expect.arrayContaining([
      'SIDE_TAKEN 1250 200',
      'NO_JOINING 1251 200',
      'CHECKED_IN 1220 200',
      'NOT_MISSED 1221 200',
      'UNKNOWN_CODE 1260 200',
      'CODE_USED 1261 200',
      'CODE_EXPIRED 1262 200',
      'CODES_LOCKED 1263 200',
      'PRIZES_GONE 1210 200',
      'SOLD_OUT 1203 200',
      'FORM_SENT 1290 200',
      'FORM_FULL 1291 200',
      'FORM_DECLINED 1292 200',
      'FORM_WRONG 1293 200',
      'FORM_REVIEWED 1294 200',
      'FORM_CHANGED 1295 200',
      'NOT_REACHED 1206 200',
      'NOTHING_TO_CLAIM 1209 200',
      'ALREADY_CLAIMED 1207 200',
      'TASK_NOT_DONE 1230 200',
      'TASK_CLAIMED 1231 200',
      'TASK_LOCKED 1232 200',
      'IN_TEAM 1310 200',
      'NO_TEAM 1311 200',
      'TEAM_FULL 1312 200',
      'NOT_CAPTAIN 1313 200',
      'BAD_TEAM_NAME 1314 200',
      'TEAM_NAME_TAKEN 1315 200',
      'WRONG_TEAM_CODE 1316 200',
      'TEAM_TOO_SMALL 1317 200',
      'TEAM_GOAL_NOT_REACHED 1318 200',
      'TEAM_GOAL_CLAIMED 1319 200',
      'JOINED_AFTER_GOAL 1389 200',
      'WRONG_CHOICE 1240 200',
      'CARDS_FEW 1320 200',
      'SET_NOT_WHOLE 1321 200',
      'SET_REDEEMED 1322 200',
      'CARD_GONE 1323 200',
      'INVITE_UNKNOWN 1360 200',
      'INVITE_OWN 1361 200',
      'INVITE_CIRCLE 1362 200',
      'INVITE_BOUND 1363 200',
      'INVITE_NOT_NEW 1364 200',
      'INVITE_FULL 1365 200',
      'INVITE_FULL_TODAY 1366 200',
      'STEP_NOT_REACHED 1367 200',
      'STEP_CLAIMED 1368 200',
      'SIGNED_UP 1380 200',
      'ROUND_FULL 1381 200',
      'NOT_SIGNED_UP 1382 200',
      'SEATS_LOCKED 1383 200',
      'ROUND_OVER 1387 200',
      'NO_SEAT 1384 200',
      'CHOICE_GONE 1385 200',
      'CHOICES_TOO_MANY 1386 200',
      'PASS_LOCKED 1350 200',
      'PASS_UNPAID 1351 200',
      'PASS_CLAIMED 1352 200',
      'PASS_BOUGHT 1353 200',
      'PASS_FULL 1354 200',
      'OWN_POST 1388 200',
    ]),
  );
  const folders = readdirSync(import.meta.dirname).filter((one) =>
    existsSync(`${import.meta.dirname}/${one}/refusals.ts`),
  );
  expect(folders, 'a room whose numbers nobody looks at').toHaveLength(rooms.length);
  expect(told.filter((one) => !one.endsWith(' 200'))).toEqual([]);
  const codesOf = rooms.flatMap((room) => Object.values(room).map(({ code }) => code));
  expect(new Set(codesOf).size).toBe(codesOf.length);
});
