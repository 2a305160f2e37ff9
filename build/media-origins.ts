import { readFileSync } from 'node:fs';
import type { Settings } from '../engine/platform/settings.ts';

/**
 * From where pages may load videos: where the compiler says that they lie (`mediaAddress`), and nowhere else.
 *
 * @param file the settings of all environments
 */
export function mediaOrigins(file: string): string[] {
  const { mediaBase } = JSON.parse(readFileSync(file, 'utf8')) as Settings;
  return [new URL(mediaBase).origin];
}
