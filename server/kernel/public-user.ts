import type { User } from '../../schemas/generated/types.gen.ts';

/** Of a row with a person in it, what everybody may see of that person. */
export const publicUser = ({ user_id, nickname, avatar }: User): User => ({ user_id, nickname, avatar });
