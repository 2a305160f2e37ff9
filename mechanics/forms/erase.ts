import type { Database } from '../../server/database/database.ts';
import type { Campaigns } from '../../server/kernel/campaigns.ts';
import { forms } from './rules.ts';

/**
 * Erases answers whose time is over, whenever a server reads its documents. That somebody has sent something stays. In between
 * no answer tells what should be erased.
 *
 * @param now ms UTC
 */
export async function eraseAnswers(db: Database, { byId }: Campaigns, now: number): Promise<void> {
  for (const campaign of byId.values())
    for (const form of campaign.block(forms)?.values() ?? [])
      if (now >= form.erasedAt) {
        await db.query('DELETE FROM form_files WHERE activity = $1 AND form = $2', [campaign.id, form.id]);
        await db.query(
          'UPDATE form_submissions SET answers = NULL WHERE activity = $1 AND form = $2 AND answers IS NOT NULL',
          [campaign.id, form.id],
        );
      }
}
