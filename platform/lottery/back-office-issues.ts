import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type {
  IssueFile,
  IssueLine,
  IssuePage,
  IssueState,
  lottery,
  LotterySales,
} from '../../src/protocol/calls/lottery.ts';
import type { InputOf } from '../../src/protocol/console/define-call.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { refuseCall } from '../calls/refusals.ts';
import { readSettings } from '../calls/system/settings.ts';
import { playCurrency, readCurrency } from '../money/wallet/currency.ts';
import { findByCode } from './catalogue.ts';
import { backOfficeLanguage } from './back-office-games.ts';
import { countTickets, readIssueSums, writeSales } from './issue-figures.ts';
import { spanOfDay } from '../brand-day.ts';
import type { Issue } from './issues.ts';
import { requireCode } from './lists.ts';
import { nameIn } from './play-names.ts';
import { findVoidProposal } from './void-proposals.ts';

const pageSize = 25;

/** The state of an issue at a moment; `conditions` ask the database for the same. */
function stateOf(issue: Issue, now: Date): IssueState {
  if (issue.voided_at !== null) return 'void';
  if (issue.drawn_at !== null) return 'drawn';
  if (issue.held_at !== null) return 'held';
  if (issue.closes_at <= now) return 'closed';
  return issue.opens_at <= now ? 'onSale' : 'planned';
}
const isOpen = sql`voided_at is null and drawn_at is null and held_at is null`;
const conditions: Readonly<Record<IssueState, (now: Date) => RawBuilder<SqlBool>>> = {
  void: () => sql`voided_at is not null`,
  drawn: () => sql`drawn_at is not null`,
  held: () => sql`held_at is not null`,
  closed: (now) => sql`${isOpen} and closes_at <= ${now}`,
  onSale: (now) => sql`${isOpen} and closes_at > ${now} and opens_at <= ${now}`,
  planned: (now) => sql`${isOpen} and opens_at > ${now}`,
};

const writeLine = (issue: Issue, sales: LotterySales, now: Date): IssueLine => ({
  id: issue.id,
  numero: issue.numero,
  state: stateOf(issue, now),
  opensAt: issue.opens_at.toISOString(),
  closesAt: issue.closes_at.toISOString(),
  drawsAt: issue.draws_at.toISOString(),
  numbers: issue.numbers ?? [],
  ...sales,
});

const currencyOf = async (db: Database, merchant: string, money: Issue['money']): Promise<string> =>
  money === 'play' ? playCurrency.code : (await readCurrency(db, merchant)).code;

/**
 * One page of a game's issues, the latest first. A page past the end is the last one.
 * @throws AppError 404 `game.unknown`, 400 `request.invalid` for a day that is none
 */
export async function listBackOfficeIssues(
  deps: MemberDeps,
  { game, filter, day, money, page: asked }: InputOf<typeof lottery.issues>,
): Promise<IssuePage> {
  const { db, merchant, clock } = deps;
  const now = clock.now();
  requireCode(game);
  let query = db
    .selectFrom('lottery_issue')
    .where('merchant', '=', merchant)
    .where('game', '=', game)
    .where('money', '=', money);
  if (filter !== 'all') query = query.where(conditions[filter](now));
  if (day !== '') {
    const { from, to } = spanOfDay(day, (await readSettings(deps)).timeZone);
    query = query.where('closes_at', '>=', from).where('closes_at', '<', to);
  }
  const { total } = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(asked, pages);
  const issues = await query
    .selectAll()
    .orderBy('closes_at', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const currency = await currencyOf(db, merchant, money);
  const sums = await readIssueSums(
    db,
    issues.map(({ id }) => id),
  );
  const rows = issues.map((issue) => writeLine(issue, writeSales(sums.get(issue.id), currency), now));
  return { rows, page, pages, total, currency };
}

const issueUnknown = () => refuseCall('lottery.issue-unknown', 'There is no such issue.', 404);

/** What is written of the end of an issue: how its sale was fixed, who signed it, and whether it is void. */
const writeProof = (issue: Issue, signed: { key_id: string; signature: string } | undefined) => ({
  commitment: issue.commitment,
  seed: issue.seed ?? '',
  drawnAt: issue.drawn_at?.toISOString() ?? null,
  sealed:
    issue.sealed_at === null
      ? null
      : { at: issue.sealed_at.toISOString(), tickets: issue.tickets ?? 0, root: issue.tickets_root ?? '' },
  certificate: signed === undefined ? null : { keyId: signed.key_id, signature: signed.signature },
  voided:
    issue.voided_at === null ? null : { at: issue.voided_at.toISOString(), reason: issue.void_reason ?? '' },
});

/** All about one issue. @throws AppError 404 `lottery.issue-unknown` */
export async function readBackOfficeIssue(deps: MemberDeps, id: string): Promise<IssueFile> {
  const { db, merchant, clock } = deps;
  const issue = await db
    .selectFrom('lottery_issue')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (issue === undefined) throw issueUnknown();
  const signed = await db
    .selectFrom('lottery_certificate')
    .select(['key_id', 'signature'])
    .where('issue_id', '=', id)
    .executeTakeFirst();
  const currency = await currencyOf(db, merchant, issue.money);
  const sums = await readIssueSums(db, [id]);
  const counts = await countTickets(db, id);
  const { won, lost, cancelled, given_back: givenBack, open: tickets, members, amount } = counts;
  const game = findByCode(issue.game);
  return {
    ...writeLine(issue, writeSales(sums.get(id), currency), clock.now()),
    ...writeProof(issue, signed),
    game: issue.game,
    gameName: game === undefined ? issue.game : nameIn(game.names, backOfficeLanguage),
    money: issue.money,
    currency,
    open: { tickets, members, amount: writeMoney(BigInt(amount), currency) },
    won,
    lost,
    cancelled,
    givenBack,
    proposal: await findVoidProposal(deps, id),
  };
}
