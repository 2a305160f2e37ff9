// Makes the data with which products of end-to-end tests begin, where `GALA_PREPARED` names the folder: npm test does so beside other steps.
import { prepare } from './start.ts';

if (!process.env.GALA_PREPARED) throw new Error('GALA_PREPARED: expected a folder, got none');
console.log(await prepare());
