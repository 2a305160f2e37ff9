import type { User } from '../../schemas/generated/types.gen.ts';

/** Of a row with a person in it, what everybody may see of that person. @param title what they wear beside their name */
export const publicUser = ({ user_id, nickname, avatar }: User, title?: string): User => ({
  user_id,
  nickname,
  avatar,
  ...(title && { title }),
});
