import { answersStand } from '../../server/kernel/key-audits.ts';
import { heldAt } from './rules.ts';

/** Posts are those that were answered; what people see of them agrees with what others have said of them. */
export const audits: Readonly<Record<string, string>> = {
  'what is held has been reported by enough people': `
    SELECT w.post_id FROM wall_posts w
    WHERE w.state = 'held' AND (SELECT count(*) FROM wall_reports r WHERE r.post_id = w.post_id) < ${heldAt}`,
  'what enough people have reported is shown to nobody before a review': `
    SELECT w.post_id FROM wall_posts w
    WHERE w.state = 'shown' AND (SELECT count(*) FROM wall_reports r WHERE r.post_id = w.post_id) >= ${heldAt}`,
  'each answered post is on the wall': answersStand(
    ['post', 'mine', 'left'],
    "''",
    "SELECT user_id, '' AS thing, count(*) AS done FROM wall_posts GROUP BY user_id",
  ),
};
