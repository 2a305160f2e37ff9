import { createServer as createSocket } from 'node:net';
import { StartProblem } from '../build/start-problem.ts';

/**
 * What is wrong with an address, for the person at the terminal; the error itself when nobody there can help.
 *
 * @param other how to choose another port
 */
function addressProblem(error: unknown, host: string, port: number, other: string): unknown {
  switch ((error as { code?: string }).code) {
    case 'EADDRINUSE':
      return new StartProblem(`Port ${port} is in use. Stop what runs there, or choose another: ${other}`);
    case 'EACCES':
      return new StartProblem(`Port ${port} is not yours to open; choose another: ${other}`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartProblem(`This machine has no address ${host}; choose one of its own.`);
    default:
      return error;
  }
}

/** Opens the port and closes it again. @throws StartProblem when it cannot be had */
export async function demandPort(host: string, port: number, other: string): Promise<void> {
  const socket = createSocket();
  await new Promise<void>((resolve, reject) => {
    socket.once('error', (error) => reject(addressProblem(error, host, port, other)));
    socket.listen(port, host, () => socket.close(() => resolve()));
  });
}

/** Listens, or closes what it was about to serve. @returns the address; @throws StartProblem when it cannot be had */
export async function listen(
  served: { readonly fastify: { listen(at: object): Promise<string> }; close(): Promise<void> },
  host: string,
  port: number,
  other: string,
): Promise<string> {
  try {
    return await served.fastify.listen({ host, port });
  } catch (error) {
    await served.close();
    throw addressProblem(error, host, port, other);
  }
}
