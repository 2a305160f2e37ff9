import { mechanics } from '../mechanics/index.ts';
import { moduleServers } from '../modules/servers.ts';
import type { RoomTables } from './database/tables.ts';

/** The tables of all rooms, in the order in which they are made. */
export const roomTables: readonly RoomTables[] = [...mechanics, ...moduleServers].flatMap(
  ({ name, tables }) => (tables === undefined ? [] : [{ room: name, folder: tables }]),
);
