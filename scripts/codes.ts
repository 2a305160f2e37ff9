// npm run codes -- <activity> <kind> --count N --until <moment> --out <file>: prints codes of a campaign, and tells its server
// their hashes. GALA_ORIGIN, GALA_SERVICE_KEY and GALA_SECRET are those of the server.
import { parseArgs } from 'node:util';
import { root } from '../build/schemas.ts';
import { NotPrinted, printCodes } from '../tools/codes/print.ts';

const usage =
  'npm run codes -- <activity> <kind> --count 1000 --until 2026-01-31T00:00:00+08:00 --out ../codes.txt, with GALA_ORIGIN, GALA_SERVICE_KEY and GALA_SECRET of the server';

function setting(name: 'GALA_ORIGIN' | 'GALA_SERVICE_KEY' | 'GALA_SECRET'): string {
  const value = process.env[name]?.trim();
  if (!value) throw new NotPrinted(`${name} is missing\n${usage}`);
  return value;
}

/** Sends one part of a batch to the server. */
function sender(origin: string, serviceKey: string) {
  return async (activity: string, part: object): Promise<void> => {
    const response = await fetch(
      `${origin}/api-server/v2/activities/${encodeURIComponent(activity)}/codes/batches`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Service-Key': serviceKey, lang: 'en' },
        body: JSON.stringify(part),
        signal: AbortSignal.timeout(60_000),
      },
    );
    const { code, message } = (await response.json()) as { code: number; message: string };
    if (code !== 0) throw new Error(`${origin} has refused the batch: ${message} (code ${code})`);
  };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { count: { type: 'string' }, until: { type: 'string' }, out: { type: 'string' } },
  });
  const [activity, kind, ...more] = positionals;
  const { count, until, out } = values;
  if (!activity || !kind || more.length > 0 || !count || !until || !out) throw new NotPrinted(usage);
  if (!/(Z|[+-]\d\d:\d\d)$/.test(until))
    throw new NotPrinted(`--until: ${until} has no offset: write 2026-01-31T00:00:00+08:00`);
  await printCodes(
    { activity, kind, count: Number(count), until: Date.parse(until), out },
    {
      root,
      secret: setting('GALA_SECRET'),
      send: sender(setting('GALA_ORIGIN'), setting('GALA_SERVICE_KEY')),
    },
  );
  console.log(`${count} codes, worth something until ${until}, are in ${out}: there is no other copy.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof NotPrinted ? error.message : error);
  process.exitCode = 1;
});
