import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { drawTable, type Row } from '../table.ts';
import { buildContenders, type Bundle } from './build-contenders.ts';
import { compilePages } from './compile-lobby.ts';

/** Order of the table; the first is what the others are compared with. */
const files = [
  'lobby/contenders/react.tsx',
  'lobby/contenders/chakra.tsx',
  'lobby/contenders/foyer.tsx',
] as const;
const rounds = 15;
const warmMounts = 3;
const updates = 100;
const small = 200;
const large = 2_000;

/** One visit: times in ms of script on the main thread, heap in bytes. */
interface Visit {
  readonly elements: number;
  readonly cold: number;
  readonly warm: number;
  readonly update: number;
  readonly updateLarge: number;
  readonly heap: number;
}

const address = 'http://bench.test/';

/** An empty page with the lobby's style sheet, isolated so that its clock ticks in microseconds. */
const openContext = async (browser: Browser, css: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.route(`${address}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      },
      body: `<!doctype html><style>${css}</style><body><div id="root"></div>`,
    }),
  );
  return context;
};

const readHeap = async (session: CDPSession): Promise<number> => {
  for (let turn = 0; turn < 2; turn += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
};

/** Brings the module of the games to the page, once; the contenders' bundles do not share theirs. */
const prepare = async (page: Page, script: string, games: string): Promise<void> => {
  await page.goto(address);
  await page.addScriptTag({ content: games });
  await page.addScriptTag({ content: script });
};

const mountOnce = (page: Page, count: number): Promise<{ readonly ms: number; readonly elements: number }> =>
  page.evaluate(async (wanted) => {
    const data = makeLobby(wanted);
    const element = document.getElementById('root') as HTMLElement;
    const start = performance.now();
    await contender.mount(element, data);
    const ms = performance.now() - start;
    if (!element.textContent.includes(`Golden Carp ${wanted - 1}`))
      throw new Error('the last card is missing');
    return { ms, elements: element.querySelectorAll('*').length };
  }, count);

/** Mean of single changes of a text, each shown before the next begins. `cents` makes them new. */
const updateMany = (page: Page, count: number, cents: string): Promise<number> =>
  page.evaluate(
    async ([cards, turns, end]) => {
      const indexes = Array.from({ length: turns }, (_, at) => (at * 37) % cards);
      const start = performance.now();
      for (const [turn, index] of indexes.entries()) await contender.update(index, `${turn}.${end}`);
      const ms = (performance.now() - start) / turns;
      const text = (document.getElementById('root') as HTMLElement).textContent;
      for (let turn = 0; turn < turns; turn += 1)
        if (!text.includes(`${turn}.${end}`)) throw new Error('a change is not to be seen');
      return ms;
    },
    [count, updates, cents] as const,
  );

const unmount = (page: Page): Promise<void> => page.evaluate(() => contender.unmount());

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const visit = async (context: BrowserContext, script: string, games: string): Promise<Visit> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await prepare(page, script, games);
  const empty = await readHeap(session);
  const { ms: cold, elements } = await mountOnce(page, small);
  const heap = (await readHeap(session)) - empty;
  await updateMany(page, small, '251');
  const update = await updateMany(page, small, '252');
  await unmount(page);
  const warm: number[] = [];
  for (let turn = 0; turn < warmMounts; turn += 1) {
    warm.push((await mountOnce(page, small)).ms);
    await unmount(page);
  }
  await mountOnce(page, large);
  await updateMany(page, large, '253');
  const updateLarge = await updateMany(page, large, '254');
  await unmount(page);
  await page.close();
  return { elements, cold, warm: median(warm), update, updateLarge, heap };
};

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

const summariseVisits = (name: string, visits: readonly Visit[], base: readonly Visit[]): Row => {
  const of = (key: keyof Visit): number => median(visits.map((one) => one[key]));
  // Interleaved: each round is compared with the control of the same round, then the median taken.
  const ratio = (key: keyof Visit): number =>
    round(median(visits.map((one, at) => one[key] / (base[at] as Visit)[key])), 2);
  return {
    contender: name,
    elements: of('elements'),
    'first mount ms': round(of('cold'), 1),
    '×': ratio('cold'),
    'mount ms': round(of('warm'), 1),
    '× ': ratio('warm'),
    'update µs': round(of('update') * 1_000, 0),
    '×  ': ratio('update'),
    'at 2,000 µs': round(of('updateLarge') * 1_000, 0),
    '×   ': ratio('updateLarge'),
    'heap kB': round(of('heap') / 1_000, 0),
    '×    ': ratio('heap'),
  };
};

const nameOf = async (context: BrowserContext, bundle: Bundle): Promise<string> => {
  const page = await context.newPage();
  await page.goto(address);
  await page.addScriptTag({ content: bundle.script });
  const name = await page.evaluate(() => contender.name);
  await page.close();
  return name;
};

/** The same lobby drawn by each contender, interleaved in one browser. */
export const measureLobby = async (browser: Browser): Promise<string> => {
  const compiled = await compilePages(['lobby/lobby.layout.json']);
  const bundles = await buildContenders(files, compiled);
  const [games] = await buildContenders(['lobby/games.ts'], compiled);
  if (games === undefined) throw new Error('expects the games of the bench, got none');
  const context = await openContext(browser, compiled.css);
  const names = await Promise.all(bundles.map((bundle) => nameOf(context, bundle)));
  const visits = bundles.map((): Visit[] => []);
  for (let turn = 0; turn < rounds; turn += 1)
    for (const [at, { script }] of bundles.entries())
      visits[at]?.push(await visit(context, script, games.script));
  await context.close();
  return drawTable(
    `Lobby of ${small} cards: script on the main thread, medians of ${rounds} visits; × is the ratio to the first`,
    visits.map((own, at) => summariseVisits(names[at] ?? '', own, visits[0] ?? [])),
  );
};
