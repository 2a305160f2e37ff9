import { roomOf } from '../../server/kernel/room.ts';

export const room = roomOf('invite', ['invite-welcome', 'invite-step']);
