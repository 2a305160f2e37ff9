import type { ModuleServer, ServerRoom } from '../server/kernel/mechanic.ts';
import { mbtiServer } from './mbti/server/server.ts';

/** The server halves of the modules, one entry a room. */
export const moduleServers: readonly ModuleServer[] = [mbtiServer];

/** The same with their data, as it lies on the disk now. @throws Error naming a file that cannot be read */
export const createModuleServers = (): readonly ServerRoom[] =>
  moduleServers.map(({ read, ...known }) => ({ ...known, ...read() }));
