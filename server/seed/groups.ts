import type { Groups } from '../../engine/document/anywhere/group.ts';
import type { Person } from '../kernel/mechanic.ts';
import { avatarPath } from './avatars.ts';
import { demoUsers } from './demo.ts';
import { seedPeople } from './people.ts';

/** So many of the people have a live room: those behind whom the product is tried as. */
export const idolCount = 12;

export const roomOfHost = (host: string): string => `live-${host}`;

const names = [
  ...[
    '夜航船',
    '薄荷海岸',
    'ชมรมคืนฝนพรำ',
    'Night Owls',
    'Hội Trà Sữa',
    '云上工坊',
    'บ้านปุยเมฆ',
    'Paper Lanterns',
  ],
  ...['Xóm Mây', '月亮郵局'],
];

interface SeedGroup {
  readonly kind: 'couple' | 'guild';
  readonly group_id: string;
  readonly name: string;
  readonly avatar: string;
  readonly members: readonly Person[];
}

/** Guilds of about as many people, and couples, among the people of a try-out; the last third is in neither. The newcomer is in none. */
export function seedGroups(people: readonly Person[]): readonly SeedGroup[] {
  const [rich, modest] = people;
  const crowd = people.slice(demoUsers.length, Math.ceil((people.length * 2) / 3));
  if (rich === undefined || modest === undefined) return [];
  const guilds = names.map((name, nth): SeedGroup => {
    const members = crowd.filter((_, index) => index % names.length === nth);
    const tried = nth === 0 ? [rich] : nth === 3 ? [modest] : [];
    const id = `guild-${nth + 1}`;
    return {
      kind: 'guild',
      group_id: id,
      name,
      avatar: avatarPath(nth * 2 + 2),
      members: [...members, ...tried],
    };
  });
  const paired = [crowd[0], rich, ...crowd.slice(1)].flatMap((one) => one ?? []);
  const couples = paired.flatMap((one, index): SeedGroup[] => {
    const other = paired[index + 1];
    return index % 2 === 1 || other === undefined
      ? []
      : [
          {
            kind: 'couple',
            group_id: `couple-${index / 2 + 1}`,
            name: '',
            avatar: '',
            members: [one, other],
          },
        ];
  });
  return [...guilds, ...couples];
}

const everyone = seedPeople();
const hosts = new Set(
  everyone.slice(demoUsers.length, demoUsers.length + idolCount).map(({ user_id }) => user_id),
);
const groupIn = new Map(
  seedGroups(everyone).flatMap(({ kind, group_id, members }) =>
    members.map(({ user_id }): [string, string] => [`${kind} ${user_id}`, group_id]),
  ),
);

/** For which groups something counts that one of a try-out's people does for another, as an app might say it: the room and the guild of whoever it is for, the couple of whoever does it. */
export function groupsBetween(from: string, to: string): Groups {
  const [couple, guild] = [groupIn.get(`couple ${from}`), groupIn.get(`guild ${to}`)];
  return {
    ...(hosts.has(to) ? { room: roomOfHost(to) } : {}),
    ...(couple === undefined ? {} : { couple }),
    ...(guild === undefined ? {} : { guild }),
  };
}
