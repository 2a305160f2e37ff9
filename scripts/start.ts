// npm start, the try-out: builds, pre-renders, opens and seeds the embedded database, serves pages and API on one port.
import '../product/production.ts';
import { StartProblem } from '../build/start-problem.ts';
import { demandPort } from '../product/listening.ts';
import { demandFolder, otherPort, readStartOptions } from '../product/start-options.ts';

async function main(): Promise<void> {
  console.log(
    'Gala, a try-out: invented people and points. The real thing is npm run serve (docs/server.md).',
  );
  const options = readStartOptions(process.argv.slice(2), process.env);
  // Told now, not after a minute of building.
  await demandPort(options.host, options.port, otherPort(options.port));
  if (!process.env.DATABASE_URL) demandFolder(options.data);
  // What is wrong with a start is told before the build, the server and the database are loaded.
  const { startTryOut } = await import('../product/start-try-out.ts');
  await startTryOut(options);
}

main().catch((error: unknown) => {
  if (error instanceof StartProblem) console.error(`\n${error.message}`);
  else console.error(error);
  process.exit(1);
});
