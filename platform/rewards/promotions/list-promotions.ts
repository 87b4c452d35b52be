import { sql, type Selectable } from 'kysely';
import type { PromotionsListValue, PromotionsReadValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';
import type { Caller } from '../../calls/call.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { readLocalText } from '../../messages/local-text.ts';
import type { MemberParts } from '../../parts.ts';
import { countPercent } from '../../money/turnover/wagering.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import type { EntryState, PromotionTable } from './tables.ts';

export type PromotionItem = PromotionsReadValue;
type Status = PromotionItem['status'];
type Hindrance = PromotionItem['hindrance'];
export type PromotionRow = Selectable<PromotionTable>;
type Store = Pick<MemberParts, 'db' | 'merchant' | 'clock'>;

/** What decides whether a member may join. */
export interface Joiner {
  readonly rank: number;
  readonly mobile: string | null;
  readonly hasDeposited: boolean;
}
interface Entry {
  readonly state: EntryState;
  readonly bonus: bigint;
  /** Minor units to be staked in all, and still. */
  readonly asked: bigint;
  readonly left: bigint;
}

/** What is in a member's way, the first thing; empty where nothing is. */
export function findHindrance(row: PromotionRow, joiner: Joiner): Hindrance {
  if (joiner.rank < row.least_rank) return 'level';
  if (row.first_deposit && joiner.hasDeposited) return 'firstDeposit';
  const codes = row.dialing_codes.split(', ');
  const isHere = codes.some((code) => joiner.mobile?.startsWith(code) === true);
  return row.dialing_codes !== '' && !isHere ? 'country' : '';
}

export async function readJoiner(db: Database, memberId: string): Promise<Joiner> {
  const { rows } = await sql<Joiner>`select level_rank as rank, mobile, exists (
      select from deposit_order d where d.member_id = m.id and d.status = 'paid') as "hasDeposited"
    from member m where id = ${memberId}`.execute(db);
  const joiner = rows[0];
  if (joiner === undefined) throw new Error(`Expected member ${memberId} to be there.`);
  return joiner;
}

async function readEntries({ db, merchant }: Store, memberId: string): Promise<ReadonlyMap<string, Entry>> {
  const rows = await db
    .selectFrom('promotion_entry as e')
    .leftJoin('bonus_wagering as b', (join) =>
      join.onRef('b.merchant', '=', 'e.merchant').on('b.reference', '=', sql<string>`'promotion:' || e.id`),
    )
    .leftJoin('member_turnover as t', 't.member_id', 'e.member_id')
    .select([
      'e.promotion_id',
      'e.state',
      'e.bonus',
      'b.amount',
      sql<string | null>`greatest(0, least(b.amount, b.mark - (t.asked - t.due)))::text`.as('left'),
    ])
    .where('e.merchant', '=', merchant)
    .where('e.member_id', '=', memberId)
    .execute();
  return new Map(
    rows.map(({ promotion_id, state, bonus, amount, left }) => [
      promotion_id,
      { state, bonus: BigInt(bonus ?? 0), asked: BigInt(amount ?? 0), left: BigInt(left ?? 0) },
    ]),
  );
}

/** The state of a promotion for a member, or for a visitor, who has no entry and no hindrance. */
function nameStatus(row: PromotionRow, entry: Entry | undefined, hindrance: Hindrance, now: Date): Status {
  if (entry?.state === 'forfeited') return 'forfeited';
  if (entry?.state === 'granted') return entry.left > 0n ? 'wagering' : 'done';
  const isOver = now >= row.ends_at;
  if (entry !== undefined) return isOver ? 'expired' : 'joined';
  if (isOver) return 'ended';
  if (now < row.starts_at) return 'upcoming';
  if (!row.enabled) return 'paused';
  return hindrance === '' ? 'open' : 'notForYou';
}

interface Viewing {
  readonly language: string;
  readonly now: Date;
  readonly currency: { readonly code: string; readonly symbol: string };
  readonly joiner: Joiner | null;
  readonly levels: ReadonlyMap<number, string>;
}
function toItem(row: PromotionRow, entry: Entry | undefined, viewing: Viewing): PromotionItem {
  const { language, now, currency, joiner, levels } = viewing;
  const { title, text } = readLocalText(row.texts, language);
  const hindrance = joiner === null ? '' : findHindrance(row, joiner);
  const status = nameStatus(row, entry, hindrance, now);
  const write = (minor: bigint | string): string => writeMoney(BigInt(minor), currency.code);
  const { bonus, asked, left } = entry ?? { bonus: 0n, asked: 0n, left: 0n };
  return {
    id: row.id,
    promotionType: row.promotion_type,
    title,
    text: text ?? '',
    terms: readLocalText(row.terms, language).title,
    image: row.image,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    status,
    hindrance: status === 'notForYou' ? hindrance : '',
    level: row.least_rank > 1 ? (levels.get(row.least_rank) ?? '') : '',
    firstDeposit: row.first_deposit,
    percent: row.percent ?? 0,
    fixed: row.fixed === null ? '' : write(row.fixed),
    cap: write(row.cap ?? row.fixed ?? 0n),
    minimum: write(row.minimum),
    wagering: row.wagering,
    currencySymbol: currency.symbol,
    bonus: bonus === 0n ? '' : write(bonus),
    asked: write(asked),
    left: write(left),
    progress: status === 'wagering' ? countPercent(asked, left) : status === 'done' ? 100 : 0,
    canGiveUp: status === 'joined' || (status === 'wagering' && left === asked),
  };
}

/** Answers `promotions.list`: those that run or come, and those that the member joined. */
export async function listPromotions(
  store: Store,
  { member, language }: Pick<Caller, 'member' | 'language'>,
): Promise<PromotionsListValue> {
  const { db, merchant, clock } = store;
  const now = clock.now();
  const [currency, levels, rows, joiner, entries] = await Promise.all([
    readCurrency(db, merchant),
    db.selectFrom('member_level').select(['rank', 'texts']).where('merchant', '=', merchant).execute(),
    db
      .selectFrom('promotion')
      .selectAll()
      .where('merchant', '=', merchant)
      // One that is off before it began was never there for members.
      .where((where) => where.or([where('enabled', '=', true), where('starts_at', '<=', now)]))
      .orderBy('position')
      .orderBy('id')
      .execute(),
    member === null ? null : readJoiner(db, member.id),
    member === null ? new Map<string, Entry>() : readEntries(store, member.id),
  ]);
  const viewing = {
    language,
    now,
    currency,
    joiner,
    levels: new Map(levels.map(({ rank, texts }) => [rank, readLocalText(texts, language).title])),
  };
  return { promotions: rows.map((row) => toItem(row, entries.get(row.id), viewing)) };
}

/** Answers `promotions.read`. @throws AppError 404 `promotion.unknown` */
export async function readPromotion(
  store: Store,
  id: string,
  caller: Pick<Caller, 'member' | 'language'>,
): Promise<PromotionItem> {
  const { promotions } = await listPromotions(store, caller);
  const promotion = promotions.find((one) => one.id === id);
  if (promotion === undefined) throw refuseCall('promotion.unknown', 'There is no such promotion.', 404);
  return promotion;
}
