import type { RoomTables } from '../server/database/tables.ts';
import type { ServerRoom } from '../server/kernel/mechanic.ts';
import { createMbtiServer } from './mbti/server/server.ts';
import { mbtiTables } from './mbti/server/tables.ts';

/** The server halves of the modules, with the data as it lies on the disk now. @throws Error naming a file that cannot be read */
export const createModuleServers = (): readonly ServerRoom[] => [createMbtiServer()];

/** Their tables: needed before their data is read. */
export const moduleTables: readonly RoomTables[] = [mbtiTables];
