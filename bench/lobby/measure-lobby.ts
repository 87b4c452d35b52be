import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { drawTable, type Row } from '../table.ts';
import { buildContenders, type Bundle } from './build-contenders.ts';
import { compilePages } from './compile-lobby.ts';
import { address, median, openContext, prepare, timeScript, type Visited } from './visit-page.ts';

/** Order of the table; the first is what the others are compared with. */
const files = [
  'lobby/contenders/react.tsx',
  'lobby/contenders/chakra.tsx',
  'lobby/contenders/foyer.tsx',
] as const;
const rounds = 15;
const small = 200;
const large = 2_000;

export interface LobbySettings {
  /** Single changes per visit; twice as many are made, the first half to warm up. */
  readonly updates: number;
  /** Whether changes among 2,000 cards are measured too. */
  readonly isLargeToo: boolean;
  readonly warmMounts: number;
  readonly rounds: number;
}
const thorough: LobbySettings = { updates: 100, isLargeToo: true, warmMounts: 5, rounds };

/** One visit: processor time of script on the main thread in ms, heap in bytes. */
interface Visit {
  readonly elements: number;
  readonly cold: number;
  readonly warm: number;
  readonly update: number;
  readonly updateLarge: number;
  readonly heap: number;
}

const readHeap = async (session: CDPSession): Promise<number> => {
  for (let turn = 0; turn < 2; turn += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
};

/** The element and the games are there before; in a separate task, as the browser would run it. */
const mountOnce = async ({ page, session }: Visited, count: number): Promise<number> => {
  await page.evaluate((wanted) => {
    globalThis.lobby = makeLobby(wanted);
  }, count);
  const ms = await timeScript(session, () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          setTimeout(() => {
            const element = document.getElementById('root') as HTMLElement;
            Promise.resolve(contender.mount(element, lobby)).then(() => resolve(), reject);
          });
        }),
    ),
  );
  await page.evaluate((wanted) => {
    const { textContent } = document.getElementById('root') as HTMLElement;
    if (!textContent.includes(`Golden Carp ${wanted - 1}`)) throw new Error('the last card is missing');
  }, count);
  return ms;
};

/** Mean of single changes of a text, each shown before the next begins. `cents` makes them new. */
const updateMany = async (
  { page, session }: Visited,
  count: number,
  updates: number,
  cents: string,
): Promise<number> => {
  const given = [count, updates, cents] as const;
  const ms = await timeScript(session, () =>
    page.evaluate(
      ([cards, turns, end]) =>
        new Promise<void>((resolve, reject) => {
          setTimeout(() => {
            (async () => {
              for (let turn = 0; turn < turns; turn += 1) {
                const pending = contender.update((turn * 37) % cards, `${turn}.${end}`);
                if (pending !== undefined) await pending;
              }
            })().then(resolve, reject);
          });
        }),
      given,
    ),
  );
  await page.evaluate(([, turns, end]) => {
    const { textContent } = document.getElementById('root') as HTMLElement;
    for (let turn = 0; turn < turns; turn += 1)
      if (!textContent.includes(`${turn}.${end}`)) throw new Error('a change is not to be seen');
  }, given);
  return ms / updates;
};

const unmount = (page: Page): Promise<void> => page.evaluate(() => contender.unmount());

const visit = async (
  context: BrowserContext,
  { script, before }: Bundle,
  games: string,
  { updates, warmMounts, isLargeToo }: LobbySettings,
): Promise<Visit> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const visited = { page, session };
  await prepare(visited, games, ...(before === undefined ? [] : [before]), script);
  const empty = await readHeap(session);
  const cold = await mountOnce(visited, small);
  const heap = (await readHeap(session)) - empty;
  const elements = await page.evaluate(() => document.querySelectorAll('#root *').length);
  await updateMany(visited, small, updates, '251');
  const update = await updateMany(visited, small, updates, '252');
  await unmount(page);
  const warm: number[] = [];
  for (let turn = 0; turn < warmMounts; turn += 1) {
    warm.push(await mountOnce(visited, small));
    await unmount(page);
  }
  let updateLarge = Number.NaN;
  if (isLargeToo) {
    await mountOnce(visited, large);
    await updateMany(visited, large, updates, '253');
    updateLarge = await updateMany(visited, large, updates, '254');
    await unmount(page);
  }
  await page.close();
  return { elements, cold, warm: median(warm), update, updateLarge, heap };
};

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

const summariseVisits = (name: string, visits: readonly Visit[], base: readonly Visit[]): Row => {
  const of = (key: keyof Visit): number => median(visits.map((one) => one[key]));
  // Interleaved: each round is compared with the control of the same round, then the median taken.
  const ratio = (key: keyof Visit): number =>
    round(median(visits.map((one, index) => one[key] / (base[index] as Visit)[key])), 2);
  return {
    contender: name,
    elements: of('elements'),
    'first mount ms': round(of('cold'), 1),
    '×': ratio('cold'),
    'mount ms': round(of('warm'), 1),
    '× ': ratio('warm'),
    'update µs': round(of('update') * 1_000, 0),
    '×  ': ratio('update'),
    ...(Number.isNaN(of('updateLarge'))
      ? {}
      : { 'at 2,000 µs': round(of('updateLarge') * 1_000, 0), '×   ': ratio('updateLarge') }),
    'heap kB': round(of('heap') / 1_000, 0),
    '×    ': ratio('heap'),
  };
};

const nameOf = async (context: BrowserContext, bundle: Bundle): Promise<string> => {
  const page = await context.newPage();
  await page.goto(address);
  if (bundle.before !== undefined) await page.addScriptTag({ url: bundle.before });
  await page.addScriptTag({ content: bundle.script });
  const name = await page.evaluate(() => contender.name);
  await page.close();
  return name;
};

/** The same lobby drawn by each bundle, interleaved; the first is the base of the ratios. */
export const compareLobbies = async (
  context: BrowserContext,
  bundles: readonly Bundle[],
  games: string,
  settings: LobbySettings = thorough,
): Promise<readonly Row[]> => {
  const names: string[] = [];
  for (const bundle of bundles) names.push(await nameOf(context, bundle));
  const visits = bundles.map((): Visit[] => []);
  for (let turn = 0; turn < settings.rounds; turn += 1)
    for (const [index, bundle] of bundles.entries())
      visits[index]?.push(await visit(context, bundle, games, settings));
  return visits.map((contenderVisits, index) =>
    summariseVisits(names[index] ?? '', contenderVisits, visits[0] ?? []),
  );
};

export const describeLobby = (turns: number): string =>
  `Lobby of ${small} cards: processor time of script on the main thread, medians of ${turns} visits; × is the ratio to the first`;

/** The lobby by hand, by hand with Chakra, and as Foyer draws it. */
export const measureLobby = async (browser: Browser): Promise<string> => {
  const compiled = await compilePages(['lobby/lobby.layout.json']);
  const bundles = await buildContenders(files, compiled);
  const [games] = await buildContenders(['lobby/games.ts'], compiled);
  if (games === undefined) throw new Error('expects the games of the bench, got none');
  const context = await openContext(browser, compiled.css);
  const table = await compareLobbies(context, bundles, games.script);
  await context.close();
  return drawTable(describeLobby(rounds), table);
};
