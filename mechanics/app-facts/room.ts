import { roomOf } from '../../server/kernel/room.ts';
import { type AppKindName, appKinds } from './rules.ts';

export const room = roomOf('app-facts', Object.keys(appKinds) as AppKindName[]);
