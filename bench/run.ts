import { cpus } from 'node:os';
import type { Browser } from '@playwright/test';
import { startSite, type RunningSite } from '../tests/e2e/start-site.ts';
import { measureForm } from './form/measure-form.ts';
import { measureLobby } from './lobby/measure-lobby.ts';
import { measureRows } from './rows/measure-rows.ts';
import { measureCheck } from './check.ts';
import { measureCode } from './code/measure-code.ts';
import { measureCommands } from './commands.ts';
import { measureDev } from './dev.ts';
import { measureDocuments } from './documents.ts';
import { measureFigures } from './figures.ts';
import { measureFirstPaint } from './first-paint/first-paint.ts';
import { measureFirstView } from './first-view.ts';
import { measureGames } from './games.ts';
import { measureIdleMemory } from './idle-memory.ts';
import { measureLotteryKills, measureLotterySettlement } from './lottery-settle.ts';
import { measureLottery } from './lottery.ts';
import { openBrowser } from './open-browser.ts';
import { measureMembers } from './members.ts';
import { measurePeers } from './peers/measure-peers.ts';
import { measurePixels } from './pixels/measure-pixels.ts';
import { measurePatterns } from './patterns.ts';
import { measureProof } from './proof.ts';
import { measureGrowth } from './publish-growth.ts';
import { measurePublish } from './publish-to-visible.ts';
import { measureKills } from './races/measure-kills.ts';
import { measureRaces } from './races/measure-races.ts';
import { measureRecordsLedger } from './records-ledger.ts';
import { measureRecordsPages } from './records-pages.ts';
import { measureRenders } from './renders.ts';
import { measureScripts } from './script-sizes.ts';
import { measureSearch } from './search.ts';
import { measureSettlementDay } from './settlement-day.ts';
import { measureSettlementKills } from './settlement-kills.ts';
import { compareSettlement } from './settlement.ts';
import { measureInstalled, measureStartUp } from './start-up.ts';

/** `npm run bench [-- part…]`: the figures of this machine, now, to standard output. */
type OnSite = (browser: Browser, site: RunningSite) => Promise<string>;

const withSite = async (work: OnSite): Promise<string> => {
  const site = await startSite();
  try {
    const browser = await openBrowser();
    try {
      return await work(browser, site);
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
  }
};

const withBrowser = async (work: (browser: Browser) => Promise<string>): Promise<string> => {
  const browser = await openBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};

const parts: Readonly<Record<string, () => Promise<string>>> = {
  bytes: () => withSite(measureScripts),
  startup: measureStartUp,
  memory: measureIdleMemory,
  code: () => Promise.resolve(measureCode()),
  commands: measureCommands,
  publish: () => withSite(measurePublish),
  growth: () => withSite(measureGrowth),
  view: () => withSite(measureFirstView),
  paint: () => withSite(measureFirstPaint),
  'records-ledger': measureRecordsLedger,
  'records-pages': measureRecordsPages,
  figures: measureFigures,
  renders: measureRenders,
  proof: measureProof,
  patterns: () => Promise.resolve(measurePatterns()),
  check: measureCheck,
  dev: () => withBrowser(measureDev),
  documents: measureDocuments,
  races: measureRaces,
  kills: measureKills,
  members: measureMembers,
  lottery: measureLottery,
  'lottery-kills': measureLotteryKills,
  'lottery-settle': measureLotterySettlement,
  search: () => withSite(measureSearch),
  settlement: measureSettlementDay,
  'settlement-kills': measureSettlementKills,
  'settlement-trees': () => Promise.resolve(compareSettlement()),
  games: measureGames,
  lobby: () => withBrowser(measureLobby),
  rows: () => withBrowser(measureRows),
  form: () => withBrowser(measureForm),
  pixels: () => withBrowser(measurePixels),
  peers: () => withBrowser(measurePeers),
  axe: () => Promise.resolve('\nAccessibility: the gate counts violations: npx playwright test tests/a11y'),
  install: measureInstalled,
};
/**
 * Only when asked for by name: one sets the built files aside for a while, one installs hundreds of
 * packages, one takes hundreds of pictures, and four need both cores for minutes.
 */
const onDemand = new Set([
  'commands',
  'dev',
  'games',
  'install',
  'kills',
  'lottery',
  'lottery-kills',
  'members',
  'settlement',
  'settlement-kills',
  'peers',
  'pixels',
  'races',
  'records-ledger',
  'records-pages',
  'figures',
]);

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
console.log(
  `Foyer figures, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores`,
);
for (const [name, measure] of Object.entries(parts)) {
  const isWanted = named.length === 0 ? !onDemand.has(name) : named.includes(name);
  if (isWanted) console.log(await measure());
}
