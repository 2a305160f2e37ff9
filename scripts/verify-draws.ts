import { readFileSync } from 'node:fs';
import { type Receipt, verifyReceipt } from '../tools/verify-draws/verify.ts';

// npm run verify-draws -- receipt.json [commitment ...]: proves each draw of a receipt. Exit code 1 where one is not proven.

const [file, ...noted] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: npm run verify-draws -- receipt.json [commitment seen before drawing ...]');
  process.exitCode = 2;
} else {
  const told = JSON.parse(readFileSync(file, 'utf8')) as { readonly data?: Receipt } & Receipt;
  // A whole answer of the server is taken as well.
  const receipt = told.data ?? told;
  const fault = verifyReceipt(receipt, noted);
  if (fault === null) {
    const { draws, activity, draw, user } = receipt;
    console.log(`${draws.length} draws of ${user} in ${activity}/${draw} are proven`);
  } else {
    console.error(`not proven: ${fault}`);
    process.exitCode = 1;
  }
}
