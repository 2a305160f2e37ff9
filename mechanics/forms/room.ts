import { roomOf } from '../../server/kernel/room.ts';

export const room = roomOf('forms', ['forms-sent', 'forms-accepted', 'forms-refused']);
