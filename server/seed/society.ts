import { DAY } from '../../engine/document/anywhere/days.ts';
import type { Queryable } from '../database/database.ts';
import { insertAll } from '../database/insert-all.ts';
import type { Person } from '../kernel/mechanic.ts';
import { hashCode } from '../operations/code-digest.ts';
import { demoUsers } from './demo.ts';
import { idolCount, roomOfHost, seedGroups } from './groups.ts';
import { randomOf } from './random.ts';

const titles = [
  '晚安电台',
  'เพลงก่อนนอน',
  'Songs at night',
  'Chuyện nhỏ mỗi tối',
  '今天也要开心',
  '下班後聊聊',
];

/** Codes to try GET /v2/verify_code with, one for each state. */
export const demoCodes = { valid: 'GALA-ROSE-2025', used: 'GALA-MOON-2025', expired: 'GALA-RAIN-2025' };

const lamp = JSON.stringify({
  cn: '玫瑰小夜灯',
  tw: '玫瑰小夜燈',
  en: 'Rose night light',
  th: 'โคมไฟกุหลาบ',
  vi: 'Đèn ngủ hoa hồng',
});

/** What people are to each other beyond campaigns: idols with live rooms, who follows them, couples and guilds, redemption codes. */
export async function seedSociety(tx: Queryable, people: readonly Person[], now: number): Promise<void> {
  const random = randomOf('society');
  const idols = people.slice(demoUsers.length, demoUsers.length + idolCount);
  const fans = people.slice(demoUsers.length + idols.length);
  const pairs = idols.flatMap((idol) =>
    fans.filter(() => random() < 0.3).map((fan) => ({ idol: idol.user_id, fan: fan.user_id })),
  );
  const rooms = idols.map((idol, index) => {
    const live = index % 3 !== 2;
    const viewers = Math.floor(random() * 900) + 12;
    const since = now - Math.floor(random() * 3 * 60 * 60_000);
    return {
      live_obj_id: roomOfHost(idol.user_id),
      host: idol.user_id,
      title: titles[index % titles.length],
      viewers: live ? viewers : 0,
      since: live ? since : null,
    };
  });
  const codes = [
    { code: demoCodes.valid, expires_at: now + 3650 * DAY, used_at: null },
    { code: demoCodes.used, expires_at: now + 3650 * DAY, used_at: now - DAY },
    { code: demoCodes.expired, expires_at: now - DAY, used_at: null },
  ].map(({ code, ...rest }) => ({ code_hash: hashCode(code), title: lamp, ...rest }));
  await insertAll(
    tx,
    'follows',
    'follower text, followed text, at int8',
    pairs.map(({ idol, fan }) => ({ follower: fan, followed: idol, at: now })),
  );
  await insertAll(
    tx,
    'carnival_members',
    'idol text, member text, at int8',
    pairs.map(({ idol, fan }) => ({ idol, member: fan, at: now })),
  );
  await insertAll(
    tx,
    'live_rooms',
    'live_obj_id text, host text, title text, viewers int4, since int8',
    rooms,
  );
  const groups = seedGroups(people);
  await insertAll(
    tx,
    'app_groups',
    'kind text, group_id text, name text, avatar text, told_at int8',
    groups.map(({ members: _, ...group }) => ({ ...group, told_at: now })),
  );
  await insertAll(
    tx,
    'app_group_members',
    'kind text, group_id text, user_id text, seat int4',
    groups.flatMap(({ kind, group_id, members }) =>
      members.map(({ user_id }, index) => ({ kind, group_id, user_id, seat: index + 1 })),
    ),
  );
  await insertAll(tx, 'redemption_codes', 'code_hash text, title text, expires_at int8, used_at int8', codes);
}
