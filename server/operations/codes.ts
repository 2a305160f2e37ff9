import type { VerifyCodeAnswer } from '../../schemas/generated/types.gen.ts';
import { hashCode } from '../codes.ts';
import { textIn } from '../language.ts';
import type { Handler } from './context.ts';

interface CodeRow {
  readonly title: string;
  readonly expires_at: number;
  readonly used_at: number | null;
}

/** GET /v2/verify_code (specification §7): looks and changes nothing. Whose code it is stays unsaid. */
export const verifyCode: Handler<VerifyCodeAnswer> = async ({ db, query, language, now }) => {
  const { rows } = await db.query<CodeRow>(
    'SELECT title, expires_at, used_at FROM redemption_codes WHERE code_hash = $1',
    [hashCode(String(query.code))],
  );
  const code = rows[0];
  if (code === undefined) return { state: 'unknown', title: null, expires: null };
  const unused = code.expires_at > now ? 'valid' : 'expired';
  return {
    state: code.used_at === null ? unused : 'used',
    title: textIn(JSON.parse(code.title), language),
    expires: code.expires_at,
  };
};
