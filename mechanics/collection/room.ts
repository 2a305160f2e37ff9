import { roomOf } from '../../server/kernel/room.ts';

export const room = roomOf('collection', [
  'collection-drop',
  'collection-melt',
  'collection-set',
  'collection-cards',
  'collection-gift',
]);
