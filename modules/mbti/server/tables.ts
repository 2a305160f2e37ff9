import { tablesOf } from '../../../server/database/tables.ts';

export const mbtiTables = tablesOf('mbti', import.meta.url);
