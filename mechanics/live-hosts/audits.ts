/** Nobody is a host by nothing, nor before they were one. */
export const audits: Readonly<Record<string, string>> = {
  'each host was there when something was done': `
    SELECT p.activity, p.user_id FROM live_host_places p WHERE NOT EXISTS (
      SELECT FROM facts f WHERE f.activity = p.activity AND p.user_id IN (f.from_user, f.to_user) AND f.at = p.first_at)
    OR NOT EXISTS (
      SELECT FROM facts f WHERE f.activity = p.activity AND p.user_id IN (f.from_user, f.to_user) AND f.at = p.reached_at)`,
};
