import { sql, type Selectable } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { Random } from '../../../server/infrastructure/random.ts';
import { placeOf, secretColumns } from '../../../server/infrastructure/keys/secret-columns.ts';
import { tellMember, type MemberNotice } from '../../messages/tell.ts';
import type { MemberParts } from '../../parts.ts';
import { playCurrency, readMemberCurrency } from '../../money/wallet/currency.ts';
import { bookTransfer, ensureHouse, findMainWallet, houseAccounts } from '../../money/wallet/ledger.ts';
import { readJackpotRules, type JackpotRule } from './jackpot-rules.ts';
import type { JackpotPoolTable } from './tables.ts';

type Pool = Selectable<JackpotPoolTable>;
type Parts = Pick<MemberParts, 'merchant' | 'random' | 'secretBox' | 'liveSite'>;

/** A round that was played to its end for money. */
interface PlayedStake {
  readonly memberId: string;
  /** Minor units. */
  readonly stake: bigint;
  /** It grows each jackpot once, and what it wins counts as its own. */
  readonly round: { readonly id: string; readonly vendor: string; readonly name: string };
  readonly at: Date;
}
const restUnit = 10_000n;
const targetBytes = 14;

const won: MemberNotice = {
  EN: { title: 'You’ve won a jackpot', body: 'You’ve won {name}: {sum} is in your wallet.' },
  AR: { title: 'ربحت الجائزة الكبرى', body: '{name}: أصبح {sum} في محفظتك.' },
  TY: { title: 'Nanalo ka ng jackpot', body: 'Nakuha mo ang {name}: nasa wallet mo na ang {sum}.' },
};

/** A sum above the seed and up to the most, each as likely. */
function drawTarget(random: Random, { seed, most }: JackpotRule): bigint {
  const span = most - seed;
  const bytes = random.bytes(targetBytes);
  // Fourteen bytes over a span of money: the bias is below one in 2^50.
  const value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  return seed + 1n + (value % span);
}
const placeOfTarget = ({ merchant }: Parts, pool: string) =>
  placeOf(secretColumns.jackpotTarget, merchant, pool);
const sealTarget = (parts: Parts, rule: JackpotRule): string =>
  parts.secretBox.seal(drawTarget(parts.random, rule).toString(), placeOfTarget(parts, rule.id));

/** Moves money of the house between what games took and what is in jackpots. */
async function moveHouse(
  db: Database,
  { merchant }: Parts,
  { reference, amount, at }: { readonly reference: string; readonly amount: bigint; readonly at: Date },
): Promise<boolean> {
  if (amount === 0n) return true;
  const postings = [
    { accountId: await ensureHouse(db, merchant, houseAccounts.games), amount: -amount },
    { accountId: await ensureHouse(db, merchant, houseAccounts.jackpots), amount },
  ];
  return bookTransfer(db, { merchant, kind: 'jackpot.grow', reference, at, postings });
}

async function lockPool(db: Database, parts: Parts, rule: JackpotRule, now: Date): Promise<Pool> {
  const { merchant } = parts;
  const find = () =>
    db
      .selectFrom('jackpot_pool')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('pool', '=', rule.id)
      .forUpdate()
      .executeTakeFirst();
  const row = await find();
  if (row !== undefined) return row;
  const made = await db
    .insertInto('jackpot_pool')
    .values({
      merchant,
      pool: rule.id,
      amount: rule.seed.toString(),
      rest: 0,
      turn: 1,
      changed_at: now,
      target_sealed: sealTarget(parts, rule),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('pool')
    .executeTakeFirst();
  if (made !== undefined)
    await moveHouse(db, parts, { reference: `jackpot:${rule.id}:seed:1`, amount: rule.seed, at: now });
  const pool = await find();
  if (pool === undefined) throw new Error(`Expected the jackpot ${rule.id} to be there.`);
  return pool;
}

const writePool = (
  db: Database,
  { merchant, pool }: Pool,
  set: { amount: string; rest?: number; target_sealed?: string; turn?: number; changed_at: Date },
): Promise<unknown> =>
  db.updateTable('jackpot_pool').set(set).where('merchant', '=', merchant).where('pool', '=', pool).execute();

/** Pays a jackpot that has fallen, and begins the next turn. */
async function pay(
  db: Database,
  parts: Parts,
  { rule, pool, amount }: { readonly rule: JackpotRule; readonly pool: Pool; readonly amount: bigint },
  { memberId, round, at }: PlayedStake,
): Promise<void> {
  const { merchant } = parts;
  const { code: currency } = await readMemberCurrency(db, memberId);
  const postings = [
    { accountId: await ensureHouse(db, merchant, houseAccounts.jackpots), amount: -amount },
    { accountId: await findMainWallet(db, memberId), amount },
  ];
  const reference = `jackpot:${rule.id}:win:${pool.turn}`;
  if (!(await bookTransfer(db, { merchant, kind: 'game.win', reference, at, postings })))
    throw new Error(`Expected ${reference} to be booked once.`);
  await db
    .insertInto('jackpot_win')
    .values({
      merchant,
      pool: rule.id,
      turn: pool.turn,
      member_id: memberId,
      amount: amount.toString(),
      won_at: at,
      round_id: round.id,
    })
    .execute();
  await sql`update play_round set jackpot = jackpot + ${amount.toString()}::bigint where id = ${round.id}`.execute(
    db,
  );
  const turn = pool.turn + 1;
  await moveHouse(db, parts, { reference: `jackpot:${rule.id}:seed:${turn}`, amount: rule.seed, at });
  await writePool(db, pool, {
    amount: rule.seed.toString(),
    turn,
    changed_at: at,
    target_sealed: sealTarget(parts, rule),
  });
  await tellMember(db, memberId, { notice: won, values: { name: rule.name, sum: { amount, currency } }, at });
}

async function grow(db: Database, parts: Parts, rule: JackpotRule, played: PlayedStake): Promise<void> {
  const { stake, round, at } = played;
  const pool = await lockPool(db, parts, rule, at);
  const parted = stake * rule.rate + BigInt(pool.rest);
  const whole = parted / restUnit;
  const reference = `jackpot:${rule.id}:${round.vendor}:${round.name}`;
  if (whole > 0n && !(await moveHouse(db, parts, { reference, amount: whole, at }))) return;
  const amount = BigInt(pool.amount) + whole;
  const target = BigInt(parts.secretBox.open(pool.target_sealed, placeOfTarget(parts, rule.id)));
  const rest = Number(parted % restUnit);
  await writePool(db, pool, { amount: amount.toString(), rest, changed_at: at });
  if (amount >= target) await pay(db, parts, { rule, pool, amount }, played);
}

/** The jackpots that a member's stakes go into, in the order in which they are locked. Play money grows none. */
async function listJackpots(db: Database, parts: Parts, memberId: string): Promise<readonly JackpotRule[]> {
  const { code } = await readMemberCurrency(db, memberId);
  if (code === playCurrency.code) return [];
  return (await readJackpotRules(parts, code)).toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * Locks every jackpot that a round may grow. Call it with the member locked, before money of the round is booked:
 * jackpots come before accounts of the ledger, or of two rounds that end at the same moment one fails.
 */
export async function lockJackpots(db: Database, parts: Parts, memberId: string, now: Date): Promise<void> {
  for (const rule of await listJackpots(db, parts, memberId)) await lockPool(db, parts, rule, now);
}

/**
 * Puts the share of a stake into every jackpot, in the transaction that ends its round, and pays one that
 * falls. Call it once for each round, with the jackpots locked.
 */
export async function growJackpots(db: Database, parts: Parts, played: PlayedStake): Promise<void> {
  if (played.stake <= 0n) return;
  for (const rule of await listJackpots(db, parts, played.memberId)) await grow(db, parts, rule, played);
}
