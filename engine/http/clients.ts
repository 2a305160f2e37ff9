import { anchorBase, mainBase } from './bases.ts';
import { type ClientSettings, createClient, type HttpClient } from './client.ts';

/** The two clients of the product (specification §7). */
export interface Clients {
  main: HttpClient;
  anchor: HttpClient;
}

/**
 * Main and anchor client of one API.
 * @param apiBase where the API of this web host lies (`apiBaseOf`): an origin, or empty for the host of the page
 */
export function createClients(apiBase: string, settings: Omit<ClientSettings, 'base'>): Clients {
  return {
    main: createClient({ ...settings, base: mainBase(apiBase) }),
    anchor: createClient({ ...settings, base: anchorBase(apiBase) }),
  };
}
