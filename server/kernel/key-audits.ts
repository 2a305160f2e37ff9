/** Audits of all keys. A key is written, and its request answered, in one transaction. */
export const keyAudits: Readonly<Record<string, string>> = {
  'each key that is kept has its answer': `
    SELECT user_id, key FROM idempotency_keys WHERE answer IS NULL`,
};

/**
 * An audit of what calls have answered under their keys: nobody was told more often that something was done than it stands there. What a
 * try-out has invented was asked for by nobody, and has no key.
 *
 * @param told fields that the `data` of these answers have, and no others
 * @param thing SQL of what it was done to, of `data`
 * @param done SQL of what stands there, with user_id, thing and how often: done
 */
export const answersStand = (told: readonly string[], thing: string, done: string): string => `
    SELECT k.user_id, k.thing FROM (
      SELECT user_id, ${thing} AS thing, count(*) AS answered FROM (
        SELECT user_id, CASE WHEN starts_with(answer, '{"code":0,') THEN answer::jsonb->'data' END AS data FROM idempotency_keys) a
      WHERE data ?& array[${told.map((field) => `'${field}'`).join(', ')}] GROUP BY 1, 2) k
    LEFT JOIN (${done}) d USING (user_id, thing) WHERE k.answered > COALESCE(d.done, 0)`;
