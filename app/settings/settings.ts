import { BASE_PATH } from '../../engine/document/anywhere/href.ts';
import { loadSettings, type Settings } from '../../engine/platform/settings.ts';

/** The public settings file of this host, read when something first needs it (T18). */
export const settings = (): Promise<Settings> => loadSettings(`${BASE_PATH}settings.json`);
