import { roomOf } from '../../server/kernel/room.ts';

export const room = roomOf('pass', ['pass-level', 'pass-track', 'pass-catch-up', 'pass-reward']);
