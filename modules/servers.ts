import type { ServerRoom } from '../server/kernel/mechanic.ts';
import { createMbtiServer } from './mbti/server/server.ts';

/** The server halves of the modules, with the data as it lies on the disk now. @throws Error naming a file that cannot be read */
export const createModuleServers = (): readonly ServerRoom[] => [createMbtiServer()];
