import type { Browser, BrowserContext } from '@playwright/test';
import { buildContenders } from '../lobby/build-contenders.ts';
import { compilePages } from '../lobby/compile-lobby.ts';
import { median, openContext, prepare, timeScript, type Visited } from '../lobby/visit-page.ts';
import { drawTable, type Row } from '../table.ts';

/** Order of the table; the first is what the other is compared with. */
const files = ['rows/contenders/react-virtual.tsx', 'rows/contenders/foyer.tsx'] as const;
const rounds = 15;
const count = 10_000;

/** Processor time of script on the main thread, in ms. */
interface Visit {
  readonly mount: number;
  readonly scroll: number;
  readonly search: number;
}

const mount = ({ page, session }: Visited): Promise<number> =>
  timeScript(session, () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          setTimeout(() => {
            listContender.mount(
              document.getElementById('root') as HTMLElement,
              lobby.lanes.flatMap(({ games }) => games),
            );
            resolve();
          });
        }),
    ),
  );

/** 120 frames down through the list, some rows at a time, then a jump to its end. */
const scroll = async ({ page, session }: Visited): Promise<number> => {
  const ms = await timeScript(session, () =>
    page.evaluate(async () => {
      for (let frame = 1; frame <= 124; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        window.scrollTo(0, frame <= 120 ? frame * 170 : document.body.scrollHeight);
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }),
  );
  const last = await page.locator('#root li').last().textContent();
  if (last?.includes(`Golden Carp ${count - 1}`) !== true) throw new Error(`the list ends with ${last}`);
  return ms;
};

/** A word typed letter by letter: each letter narrows the list, and then it is whole again. */
const search = async ({ page, session }: Visited): Promise<number> => {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(50);
  const ms = await timeScript(session, () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          setTimeout(() => {
            const games = lobby.lanes.flatMap((lane) => lane.games);
            for (const word of ['carp 1', 'carp 12', 'carp 123', 'carp 1234', '']) {
              listContender.show(games.filter(({ title }) => title.toLowerCase().includes(word)));
              const first = document.querySelector('#root li')?.textContent.toLowerCase() ?? '';
              if (!first.includes(word)) throw new Error(`${word} gives ${first}`);
            }
            resolve();
          });
        }),
    ),
  );
  return ms;
};

const visit = async (context: BrowserContext, script: string, games: string): Promise<Visit> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const visited = { page, session };
  await prepare(visited, games, script);
  await page.evaluate((wanted) => {
    globalThis.lobby = makeLobby(wanted);
  }, count);
  const result = {
    mount: await mount(visited),
    scroll: await scroll(visited),
    search: await search(visited),
  };
  await page.close();
  return result;
};

/** Scrolling and searching 10,000 games, interleaved in one browser. */
export const measureRows = async (browser: Browser): Promise<string> => {
  const compiled = await compilePages(['rows/rows.layout.json']);
  const bundles = await buildContenders(files, compiled);
  const [games] = await buildContenders(['lobby/games.ts'], compiled);
  if (games === undefined) throw new Error('expects the games of the bench, got none');
  const context = await openContext(browser, compiled.css);
  const visits = bundles.map((): Visit[] => []);
  for (let turn = 0; turn < rounds; turn += 1)
    for (const [index, { script }] of bundles.entries())
      visits[index]?.push(await visit(context, script, games.script));
  await context.close();
  const base = visits[0] ?? [];
  const rows = visits.map((contenderVisits, index): Row => {
    const row: Record<string, string | number> = { contender: files[index] ?? '' };
    for (const key of ['mount', 'scroll', 'search'] as const) {
      row[`${key} ms`] = Number(median(contenderVisits.map((one) => one[key])).toFixed(1));
      row[`${key} ×`] = Number(
        median(contenderVisits.map((one, turn) => one[key] / (base[turn] as Visit)[key])).toFixed(2),
      );
    }
    const whole = (one: Visit): number => one.scroll + one.search;
    row['scroll+search ×'] = Number(
      median(contenderVisits.map((one, turn) => whole(one) / whole(base[turn] as Visit))).toFixed(2),
    );
    return row;
  });
  return drawTable(
    `List of ${count} games: processor time of script on the main thread, medians of ${rounds} visits`,
    rows,
  );
};
