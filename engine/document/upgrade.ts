import { upgradeFrom0 } from './upgrades/from-0.ts';
import type { DocumentJson, Upgrade } from './upgrades/upgrade-step.ts';

/** The version that this product reads. */
export const currentVersion = 1;

/** All upgrades, oldest first: the n-th leads from version n to version n + 1. */
export const upgrades: readonly Upgrade[] = [upgradeFrom0];

/** The document is of a version that no upgrade starts from. */
export class FormatError extends Error {}

/**
 * Brings a document to the current version. One that is current already is returned as it is; nothing is changed in
 * place, and nothing is judged: the check does that afterwards.
 * @throws FormatError when the version is missing, not a number, or not known
 */
export function upgradeDocument(document: DocumentJson): DocumentJson {
  let at = document;
  for (const upgrade of upgradesFor(document)) at = upgrade.apply(at);
  return at;
}

/** The upgrades that a document needs, in order. */
export function upgradesFor(document: DocumentJson): readonly Upgrade[] {
  const { version } = document;
  if (typeof version !== 'number' || !Number.isInteger(version)) {
    throw new FormatError(`the version of a document is a whole number from 0 to ${currentVersion}`);
  }
  if (version > currentVersion) {
    throw new FormatError(
      `the format has no version ${version} yet; this product reads up to ${currentVersion}`,
    );
  }
  if (version < 0) throw new FormatError(`the format has no version ${version}; the first one is 0`);
  return upgrades.slice(version);
}
