import { roomOf } from '../../server/kernel/room.ts';

export const room = roomOf('recap');
