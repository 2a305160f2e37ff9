// npm run new -- <route> --title "..." --theme name --start day --end day [--param name=a,b] [--languages cn,en]
// [--timezone +07:00]: writes a complete campaign to edit.
import { orMisuse } from '../check/disk/misuse.ts';
import { newOptions } from '../tools/new/options.ts';
import { writeStarter } from '../tools/new/write.ts';

const USAGE = `npm run new -- <route> --title "..." --theme <name> --start <YYYY-MM-DD> --end <YYYY-MM-DD>

  route        address of the page, for example activity_20260214, or in a folder: rookie/autumn, 'rookie/[city]'
  --title      its title; copied into every language
  --theme      a family of art under activities/art
  --start      first day, at midnight
  --end        day on which it ends, at midnight
  --timezone   offset from UTC of both midnights; +08:00 without it
  --param      values of a parameter of the route, each a campaign of its own: --param city=hanoi,saigon
  --languages  those of the page, of cn,tw,en,th,vi; all five without it
  --help       says this`;

type Say = Pick<Console, 'log' | 'error'>;

/**
 * The command.
 * @param say where it writes; a test listens here
 * @param now ms; of days that are past it tells
 * @returns its exit code: 0, or 2 where it was called wrongly and wrote nothing
 */
export function main(args: string[], say: Say = console, now = Date.now()): number {
  const run = (): number => {
    const options = newOptions(args);
    say.log(options ? writeStarter(options, now) : USAGE);
    return 0;
  };
  return orMisuse(run, USAGE, say);
}

if (process.argv[1]?.endsWith('new.ts')) process.exitCode = main(process.argv.slice(2));
