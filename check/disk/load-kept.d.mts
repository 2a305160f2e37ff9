import type { checkInParts, main } from './command.ts';

interface LoadedCheck {
  main: typeof main;
  checkInParts: typeof checkInParts;
  stamp: string;
  /** The file for the verdicts of this check. */
  verdicts: string;
  keepCode(): void;
}

export const folder: string;
export function optimizeLate(): void;
export function stampOfFiles(files: readonly string[], read?: (file: string) => Uint8Array): string;
export function writeWhole(file: string, content: string | Uint8Array): void;
export function runScript(
  filename: string,
  source?: string,
): { exports: Record<string, unknown>; keepCode(): void };
export function loadKept(): LoadedCheck | undefined;
export function loadScript(stamp: string): LoadedCheck;
