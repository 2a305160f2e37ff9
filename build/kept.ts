import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface Kept<Value> {
  readonly stamp: string;
  readonly value: Value;
}

/** What was kept in a file, if it was made of what the stamp stands for; undefined for anything else. */
export function keptIn<Value>(file: string, stamp: string): Value | undefined {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept<Value>;
    return kept.stamp === stamp ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps something together with the stamp of its sources, which was taken before they were read. Whole, or not at all. */
export function keep(file: string, stamp: string, value: unknown): void {
  const half = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(half, JSON.stringify({ stamp, value }));
  renameSync(half, file);
}
