import type { Issue } from '../../src/protocol/release/issue.ts';
import type { AssetFolders } from '../assets/asset-folders.ts';
import { readConfig } from '../infrastructure/config.ts';
import { root } from '../infrastructure/program.ts';
import { startFoyer } from '../start.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';

/** What the development server asks of the program that it runs. */
export type Order = 'publish' | 'stop';
/** What the program says to it. */
export type Report =
  | {
      readonly kind: 'started';
      readonly accounts: readonly string[] | null;
      readonly gamesOrigin: string | null;
    }
  | { readonly kind: 'published'; readonly issues: readonly Issue[] };

/** The server under `npm run dev`: the program itself, with pages of Vite's, beside a database that stays. */
const assets = parseOwnJson<AssetFolders, 'memory'>(process.argv[2] ?? 'null');
const tell = (report: Report): void => void process.send?.(report);
const foyer = await startFoyer({
  config: readConfig(process.env),
  root,
  say: (sentence) => console.log(`  ${sentence}`),
  assets,
  database: 'share',
});
const stop = (): void => void foyer.stop().finally(() => process.exit());
const orders: Readonly<Record<Order, () => void>> = {
  stop,
  publish: () => void foyer.publishFiles().then((issues) => tell({ kind: 'published', issues })),
};
process.on('message', (order: Order) => orders[order]());
process.on('disconnect', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
tell({ kind: 'started', accounts: foyer.demoAccounts, gamesOrigin: foyer.gamesOrigin });
