import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { prizes } from './rules.ts';

export const prizesMechanic: Mechanic = { name: 'prizes', rules: prizes };
