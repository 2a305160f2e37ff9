import { type ClientSettings, createClient } from '../../engine/http/client.ts';
import type { Clients } from '../../engine/http/clients.ts';

/** The harness serves its data below one folder; takes the place of engine/http/clients.ts. */
export function createClients(_apiBase: string, settings: Omit<ClientSettings, 'base'>): Clients {
  const main = createClient({ ...settings, base: '/data' });
  return { main, anchor: main };
}
