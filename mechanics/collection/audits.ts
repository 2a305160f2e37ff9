/** Cards in the books, and what moved them, agree to the last one. */
export const audits: Readonly<Record<string, string>> = {
  'each card that dropped is in the books': `
    SELECT d.user_id, d.source, d.day, d.nth FROM card_drops d
    LEFT JOIN ledger_movements m ON (m.book, m.owner) = (d.activity, d.user_id) AND m.kind = 'collection-drop'
      AND m.reference = concat_ws('/', d.source, d.day, d.nth) AND m.unit = 'card/' || d.card
    WHERE m.amount IS DISTINCT FROM 1`,
  'each card in the books has dropped': `
    SELECT m.posting_id FROM ledger_movements m
    LEFT JOIN card_drops d ON (d.activity, d.user_id) = (m.book, m.owner)
      AND concat_ws('/', d.source, d.day, d.nth) = m.reference
    WHERE m.kind = 'collection-drop' AND m.unit IS DISTINCT FROM 'card/' || d.card`,
  'cards that dropped are numbered without a gap': `
    SELECT activity, user_id, source, day FROM card_drops GROUP BY activity, user_id, source, day HAVING max(nth) <> count(*)`,
  'nothing dropped before it was earned': `
    SELECT d.user_id, d.source, d.day FROM card_drops d JOIN card_progress p USING (activity, user_id, source, day)
    WHERE p.amount < d.need`,
  'each melt has taken and given': `
    SELECT t.melt_id FROM card_melts t
    LEFT JOIN ledger_movements o ON (o.book, o.owner, o.kind) = (t.activity, t.user_id, 'collection-melt')
      AND o.reference = t.melt_id::text AND o.unit = 'card/' || t.melted
    LEFT JOIN ledger_movements i ON (i.book, i.owner, i.kind) = (t.activity, t.user_id, 'collection-melt')
      AND i.reference = t.melt_id::text AND i.unit = 'card/' || t.card
    WHERE o.amount IS DISTINCT FROM -t.alike OR i.amount IS DISTINCT FROM 1`,
  'each melt in the books was made': `
    SELECT m.posting_id FROM ledger_movements m
    LEFT JOIN card_melts t ON (t.activity, t.user_id) = (m.book, m.owner) AND t.melt_id::text = m.reference
    WHERE m.kind = 'collection-melt' AND (m.unit IN ('card/' || t.melted, 'card/' || t.card)) IS NOT TRUE`,
  'each set has taken one of each card': `
    SELECT s.user_id, s.set_id FROM card_sets s CROSS JOIN LATERAL unnest(string_to_array(s.cards, ',')) AS c(card)
    LEFT JOIN ledger_movements m ON (m.book, m.owner, m.kind, m.reference) = (s.activity, s.user_id, 'collection-cards', s.set_id)
      AND m.unit = 'card/' || c.card
    WHERE m.amount IS DISTINCT FROM -1`,
  'cards were taken for sets alone': `
    SELECT m.posting_id FROM ledger_movements m
    LEFT JOIN card_sets s ON (s.activity, s.user_id, s.set_id) = (m.book, m.owner, m.reference)
    WHERE m.kind = 'collection-cards'
      AND COALESCE(m.unit = ANY (SELECT 'card/' || c FROM unnest(string_to_array(s.cards, ',')) AS c), false) = false`,
  'each set has its grants': `
    SELECT s.user_id, s.set_id FROM card_sets s
    LEFT JOIN grants g ON (g.activity, g.user_id, g.kind, g.reference) = (s.activity, s.user_id, 'collection-set', s.set_id)
    GROUP BY s.activity, s.user_id, s.set_id, s.gives HAVING count(g.nth) <> s.gives`,
  'each grant has its set': `
    SELECT g.user_id, g.reference FROM grants g
    LEFT JOIN card_sets s ON (s.activity, s.user_id, s.set_id) = (g.activity, g.user_id, g.reference)
    WHERE g.kind = 'collection-set' AND s.user_id IS NULL`,
  'each set is told once': `
    SELECT activity, user_id, set_id FROM card_sets s
    FULL JOIN (SELECT activity, from_user AS user_id, thing AS set_id, at AS told_at FROM facts WHERE kind = 'collection-set') f
      USING (activity, user_id, set_id)
    WHERE s.at IS DISTINCT FROM f.told_at`,
  'each card that was taken has moved': `
    SELECT t.gift_id FROM card_taken t JOIN card_gifts g USING (gift_id)
    LEFT JOIN ledger_movements m ON (m.book, m.owner, m.kind) = (g.activity, g.user_id, 'collection-gift')
      AND m.reference = g.gift_id::text AND m.unit = 'card/' || g.card
    LEFT JOIN ledger_accounts a ON (a.book, a.owner, a.unit) = (g.activity, t.user_id, 'card/' || g.card)
    LEFT JOIN posting_entries e ON (e.posting_id, e.account_id) = (m.posting_id, a.account_id)
    WHERE m.amount IS DISTINCT FROM -1 OR e.amount IS DISTINCT FROM 1`,
  'each card that moved was taken': `
    SELECT m.posting_id FROM ledger_movements m
    LEFT JOIN card_taken t ON t.gift_id::text = m.reference AND (t.activity, t.giver) = (m.book, m.owner)
    LEFT JOIN card_gifts g USING (gift_id)
    WHERE m.kind = 'collection-gift' AND m.unit IS DISTINCT FROM 'card/' || g.card`,
  'each card that waits for somebody is set aside, and no other': `
    SELECT g.gift_id FROM card_gifts g LEFT JOIN card_taken t USING (gift_id)
    LEFT JOIN ledger_holds h USING (hold_id) LEFT JOIN ledger_accounts a USING (account_id)
    WHERE (a.book, a.owner, a.unit, h.amount, h.kind) IS DISTINCT FROM (g.activity, g.user_id, 'card/' || g.card, 1, 'collection-gift')
      OR h.state = 'posted' OR (h.state = 'pending' AND (t.gift_id IS NOT NULL OR g.back_at IS NOT NULL))
    UNION ALL
    SELECT h.hold_id FROM ledger_holds h
    WHERE h.kind = 'collection-gift' AND NOT EXISTS (SELECT FROM card_gifts g WHERE g.hold_id = h.hold_id)`,
  'gifts are numbered without a gap': `
    SELECT activity, user_id FROM card_gifts GROUP BY activity, user_id HAVING max(nth) <> count(*)
    UNION ALL
    SELECT activity, user_id FROM card_taken GROUP BY activity, user_id HAVING max(nth) <> count(*)`,
};
