import { roomOf } from '../../server/kernel/room.ts';

export const room = roomOf('check-in', ['check-in-day', 'check-in-streak', 'check-in-make-up']);
