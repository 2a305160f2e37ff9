/** Codes, what they gave, and who has them agree. */
export const audits: Readonly<Record<string, string>> = {
  'each code that was redeemed has its grants': `
    SELECT r.redeemed_id FROM codes_redeemed r
    LEFT JOIN grants g ON g.activity = r.activity AND g.user_id = r.user_id AND g.kind = 'codes-reward'
      AND g.reference = r.redeemed_id::text
    GROUP BY r.redeemed_id, r.gives HAVING count(g.nth) <> r.gives`,
  'each grant has its code': `
    SELECT g.user_id, g.reference FROM grants g
    LEFT JOIN codes_redeemed r ON (r.activity, r.user_id, r.redeemed_id::text) = (g.activity, g.user_id, g.reference)
    WHERE g.kind = 'codes-reward' AND r.hash IS NULL`,
  'codes of a person are numbered without a gap': `
    SELECT activity, code, user_id FROM codes_redeemed GROUP BY activity, code, user_id HAVING max(nth) <> count(*)`,
};
