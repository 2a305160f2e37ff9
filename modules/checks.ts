import type { DataCheck } from '../check/room.ts';
import { mbtiChecks } from './mbti/check/index.ts';

/** What the check says of the modules' data, beyond what its schemas hold. */
export const dataChecks: readonly DataCheck[] = [...mbtiChecks];
