import { roomOf } from '../../server/kernel/room.ts';

export const room = roomOf('pairing', ['pairing-seat', 'pairing-match', 'pairing-free']);
