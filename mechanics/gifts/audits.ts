/** Nobody is thanked for nothing. */
export const audits: Readonly<Record<string, string>> = {
  'whoever is thanked has given something': `
    SELECT m.message_id FROM told_messages m
    LEFT JOIN (SELECT DISTINCT activity, from_user, to_user FROM facts WHERE kind = 'gift') f
      ON (f.activity, f.from_user, f.to_user) = (m.activity, m.user_id, m.about)
    WHERE m.kind = 'gift' AND f.activity IS NULL`,
};
