// npm run recount [-- <activity> ...]: makes the boards of campaigns, and the rankings of their teams, anew from all that was told of them, and compares them with those
// that a database has, row by row. Changes nothing; exit code 1 where a row is another.
import { loadDocuments } from '../build/documents.ts';
import { StartProblem } from '../build/start-problem.ts';
import { recountBoards } from '../mechanics/boards/recount.ts';
import { mechanics } from '../mechanics/index.ts';
import { recountTeams } from '../mechanics/team/recount.ts';
import { readDataSettings, SettingsProblem } from '../product/production-settings.ts';
import { readCampaigns } from '../server/kernel/campaigns.ts';
import type { Difference } from '../server/kernel/recount.ts';
import { DatabaseUnavailable } from '../server/storage/database-unavailable.ts';
import { openToRead } from './audit.ts';

const shown = 5;

/** What is made anew, by what its rows are of. */
const recounts = [
  [recountBoards, 'boards'],
  [recountTeams, 'teams'],
] as const;

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
      for (const [recount, rankings] of recounts) {
        const { facts, rows, late, wrong } = await recount(db, campaign);
        // Of a campaign without them nothing is said.
        if (rows === 0 && wrong.length === 0 && recount !== recountBoards) continue;
        const behind = late === 0 ? '' : `, ${late} with facts that came behind their settlement`;
        console.log(
          `${campaign.id}: ${facts} facts, ${rows} rows of ${rankings}, ${wrong.length} wrong${behind}`,
        );
        for (const { board, day, who, kept, told } of wrong.slice(0, shown))
          console.log(
            `  ${board} ${day} ${who.slice(0, 2)}…: there is ${said(kept)}, the facts come to ${said(told)}`,
          );
        if (wrong.length > 0) process.exitCode = 1;
      }
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
