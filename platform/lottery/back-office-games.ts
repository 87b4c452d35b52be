import type { Updateable } from 'kysely';
import type { LotteryGameLine, LotteryGameList, lottery } from '../../src/protocol/calls/lottery.ts';
import type { InputOf } from '../../src/protocol/console/define-call.ts';
import { dayIn } from '../../src/protocol/time/time-zone.ts';
import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { appendOperation } from '../../server/infrastructure/audit/operation-audit.ts';
import { refuseCall } from '../calls/refusals.ts';
import { readSettings } from '../calls/system/settings.ts';
import { readCurrency } from '../money/wallet/currency.ts';
import { games, type LotteryGame } from './catalogue.ts';
import { readGameStates, sortGames } from './game-states.ts';
import { readGameSums, writeSales } from './issue-figures.ts';
import { spanOfDay } from '../brand-day.ts';
import { findOnSale, type Issue } from './issues.ts';
import { requireCode } from './lists.ts';
import { nameIn } from './play-names.ts';
import type { LotteryTables } from './tables.ts';

/** Operators read names in English, as all of the console. */
export const backOfficeLanguage = 'EN';

interface Author {
  /** User name of the operator. */
  readonly by: string;
}

const writeNext = (issue: Issue | undefined): LotteryGameLine['next'] =>
  issue === undefined
    ? null
    : {
        numero: issue.numero,
        closesAt: issue.closes_at.toISOString(),
        drawsAt: issue.draws_at.toISOString(),
      };

/** Every game with what operators set for it, in the order of the portal, and its sales of today. */
export async function listBackOfficeGames(deps: MemberDeps): Promise<LotteryGameList> {
  const { db, merchant, clock } = deps;
  const { timeZone } = await readSettings(deps);
  const day = dayIn(timeZone, clock.now());
  const codes = games.map(({ code }) => code);
  const [states, { code: currency }, sums, next] = await Promise.all([
    readGameStates(deps),
    readCurrency(db, merchant),
    readGameSums(db, merchant, { codes, span: spanOfDay(day, timeZone) }),
    findOnSale(deps, { games, money: 'real' }),
  ]);
  const lines = sortGames(games, states).map((game): LotteryGameLine => {
    const { code, group } = game;
    const state = states.get(code);
    const closedAt = state?.closed_at ?? null;
    return {
      code,
      name: nameIn(game.names, backOfficeLanguage),
      area: group.area,
      family: group.family,
      group: nameIn(group.names, backOfficeLanguage),
      closure:
        state === undefined || closedAt === null
          ? null
          : { at: closedAt.toISOString(), author: state.closed_by, reason: state.closed_reason },
      marks: state?.marks ?? [],
      isFeatured: state?.is_featured ?? false,
      next: writeNext(next.get(code)),
      today: writeSales(sums.get(code), currency),
    };
  });
  return { games: lines, currency, day };
}

const write = async (
  db: Database,
  { merchant }: Pick<MemberDeps, 'merchant'>,
  game: string,
  set: Updateable<LotteryTables['lottery_game']>,
): Promise<void> => {
  await db
    .insertInto('lottery_game')
    .values({ ...set, merchant, game })
    .onConflict((conflict) => conflict.columns(['merchant', 'game']).doUpdateSet(set))
    .execute();
};

/** Writes what is set for a game, and the audit. @throws AppError 404 `game.unknown` */
async function change(
  deps: MemberDeps,
  {
    action,
    code,
    note,
    by,
  }: { readonly action: string; readonly code: string; readonly note: string } & Author,
  work: (db: Database, game: LotteryGame, now: Date) => Promise<void>,
): Promise<void> {
  const game = requireCode(code);
  const { merchant, clock } = deps;
  await deps.db.transaction().execute(async (db) => {
    const now = clock.now();
    await work(db, game, now);
    await appendOperation(db, merchant, { action, author: by, subject: `lottery:${code}`, note, at: now });
  });
}

/** Ends the sale of a game; its issues are drawn all the same. @throws AppError 404 `game.unknown` */
export const closeGame = (
  deps: MemberDeps,
  { game, note, by }: InputOf<typeof lottery.close>,
): Promise<void> =>
  change(deps, { action: 'lottery.close', code: game, note, by }, (db, { code }, now) =>
    write(db, deps, code, { closed_at: now, closed_by: by, closed_reason: note }),
  );

/** @throws AppError 404 `game.unknown` */
export const openGame = (
  deps: MemberDeps,
  { game, note, by }: InputOf<typeof lottery.close>,
): Promise<void> =>
  change(deps, { action: 'lottery.open', code: game, note, by }, (db, { code }) =>
    write(db, deps, code, { closed_at: null, closed_by: '', closed_reason: '' }),
  );

/** @throws AppError 404 `game.unknown` */
export const markGame = (
  deps: MemberDeps,
  { game, marks, isFeatured, by }: InputOf<typeof lottery.mark>,
): Promise<void> => {
  const note = [...marks, ...(isFeatured ? ['featured'] : [])].join(', ');
  return change(deps, { action: 'lottery.mark', code: game, note, by }, (db, { code }) =>
    write(db, deps, code, { marks: [...marks], is_featured: isFeatured }),
  );
};

/**
 * Puts a game before another of its page, or last. The places of all games of the page are written, so that one
 * that joins the catalogue later comes after them.
 * @throws AppError 404 `game.unknown`, also where `before` is on another page
 */
export const moveGame = (
  deps: MemberDeps,
  { game, before, by }: InputOf<typeof lottery.move>,
): Promise<void> => {
  const note = before === null ? 'last' : `before ${before}`;
  return change(deps, { action: 'lottery.move', code: game, note, by }, async (db, moved) => {
    const states = await readGameStates({ db, merchant: deps.merchant });
    const ofPage = sortGames(games, states).filter(({ group }) => group.area === moved.group.area);
    const others = ofPage.filter((one) => one !== moved);
    const place = before === null ? others.length : others.indexOf(requireCode(before));
    if (place === -1) throw refuseCall('game.unknown', 'There is no such game on this page.', 404);
    const sorted = others.toSpliced(place, 0, moved);
    for (const [position, { code }] of sorted.entries()) await write(db, deps, code, { position });
  });
};
