// npm run recount [-- <activity> ...]: makes the boards of campaigns anew from all that was told of them, and compares them with those
// that a database has, row by row. Changes nothing; exit code 1 where a row is another.
import { loadDocuments } from '../build/documents.ts';
import { StartProblem } from '../build/start-problem.ts';
import { type Difference, recount } from '../mechanics/boards/recount.ts';
import { mechanics } from '../mechanics/index.ts';
import { readDataSettings, SettingsProblem } from '../product/production-settings.ts';
import { readCampaigns } from '../server/kernel/campaigns.ts';
import { DatabaseUnavailable } from '../server/storage/database-unavailable.ts';
import { openToRead } from './audit.ts';

const shown = 5;

const said = (row: Difference['kept']): string => (row === null ? 'nothing' : `${row[0]} at ${row[1]}`);

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const { byId } = readCampaigns(loadDocuments(), mechanics);
  const unknown = asked.find((id) => !byId.has(id));
  if (unknown !== undefined)
    throw new StartProblem(`There is no campaign ${unknown}: expected ${[...byId.keys()].join(', ')}`);
  const db = await openToRead(readDataSettings(process.env, 'npm run recount'));
  try {
    for (const campaign of byId.values()) {
      if (asked.length > 0 && !asked.includes(campaign.id)) continue;
      const { facts, rows, late, wrong } = await recount(db, campaign);
      const behind = late === 0 ? '' : `, ${late} with facts that came behind their settlement`;
      console.log(`${campaign.id}: ${facts} facts, ${rows} rows of boards, ${wrong.length} wrong${behind}`);
      for (const { board, day, who, kept, told } of wrong.slice(0, shown))
        console.log(
          `  ${board} ${day} ${who.slice(0, 2)}…: the board has ${said(kept)}, the facts come to ${said(told)}`,
        );
      if (wrong.length > 0) process.exitCode = 1;
    }
  } finally {
    await db.close();
  }
}

main().catch((error: unknown) => {
  const told =
    error instanceof StartProblem || error instanceof SettingsProblem || error instanceof DatabaseUnavailable;
  console.error(told ? error.message : error);
  process.exit(1);
});
