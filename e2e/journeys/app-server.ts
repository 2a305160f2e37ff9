import { request } from 'node:http';
import { api, product } from '../product/visit.ts';

const headers = () => ({ 'Content-Type': 'application/json', 'X-Service-Key': product.serviceKey });

/** The app's server tells, and hears the answer. */
export const told = <Data>(path: string, body: object): Promise<{ code: number; data: Data }> =>
  api<Data>(path, undefined, { method: 'POST', headers: headers(), body: JSON.stringify(body) });

/** The app's server tells, and the connection is cut as soon as the answer begins: it knows nothing of it. */
export const toldUnheard = (path: string, body: object): Promise<void> =>
  new Promise((resolve, reject) => {
    const asked = request(
      `${product.url}/api-server${path}`,
      { method: 'POST', headers: headers() },
      (answer) => {
        answer.destroy();
        resolve();
      },
    );
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });

/** Told by two of its processes at once, by one that never hears the answer, and by one that asks again. */
export async function toldOverAgain<Data>(path: string, body: object): Promise<Data[]> {
  await toldUnheard(path, body);
  const answers = await Promise.all([told<Data>(path, body), told<Data>(path, body)]);
  return [...answers, await told<Data>(path, body)].map(({ data }) => data);
}
