import { roomOf } from '../../server/kernel/room.ts';

export const room = roomOf('team', ['team-goal']);
