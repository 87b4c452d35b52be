import { createServer, type Server } from 'node:http';
import { walletBase, walletCalls, type WalletCall } from '../../platform/play/vendors/wallet-contract.ts';
import type { KitWallet } from './kit-wallet.ts';

const findCall = (url: string): WalletCall | undefined =>
  walletCalls.find((call) => url === `${walletBase}/${call}`);

/** Serves the kit's wallet where a vendor's server reaches it. */
export async function listenWallet(wallet: KitWallet, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = findCall(request.url ?? '');
      if (call === undefined) {
        response.writeHead(404).end();
        return;
      }
      const reply = wallet.take(call, Buffer.concat(chunks).toString('utf8'), request.headers);
      // The connection is cut: the vendor must not wait for ever, and learns nothing.
      if (reply === null) request.socket.destroy();
      else response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
