import type { Server } from 'node:http';

/** Listens on this machine. @returns the port, which the system chooses for 0 */
export const listen = (server: Server, port: number, host = 'localhost'): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
