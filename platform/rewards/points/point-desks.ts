import { sql } from 'kysely';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { DeskFault } from '../../../src/protocol/desks/desk-faults.ts';
import type { DeskCalls } from '../../../src/protocol/desks/define-desk.ts';
import { pointRewards, pointSettings } from '../../../src/protocol/desks/points.ts';
import { readMoney, unitOf, writeMoney } from '../../../src/protocol/money/money.ts';
import { countUses } from '../../desks/count-uses.ts';
import { createDesk } from '../../desks/create-desk.ts';
import { findPictureFault } from '../../desks/find-picture-fault.ts';
import type { ValuesOf } from '../../desks/shelf.ts';
import { openTableShelf } from '../../desks/table-shelf.ts';

type Settings = ValuesOf<typeof pointSettings>;
type Reward = ValuesOf<typeof pointRewards>;
const sampleOfPoints = 1_000n;

const worthOf = ({ ratio }: Settings, currency: string): string =>
  writeMoney((sampleOfPoints * unitOf(currency)) / BigInt(ratio), currency);
/** What points are worth, for the console. */
export const createPointSettingDesk = (deps: MemberDeps): Answers<DeskCalls> =>
  createDesk<Settings>(
    deps,
    pointSettings,
    openTableShelf(pointSettings, { merchant: deps.merchant, table: 'point_setting' }),
    {
      foresee: async (_db, { before, after, currency }) => [
        before === null
          ? `1,000 points are worth ${worthOf(after, currency)} ${currency}.`
          : `1,000 points are worth ${worthOf(after, currency)} ${currency}, ${worthOf(before, currency)} until now.`,
      ],
    },
  );

/** Each kind pays its own thing. */
function findKindFaults({ kind, pays, grabs }: Reward, currency: string): Record<string, DeskFault> {
  const amount = readMoney(pays, currency) ?? 0n;
  if (kind === 'bonus' && amount === 0n) return { pays: 'prize.empty' };
  if (kind === 'ticket' && grabs === 0) return { grabs: 'prize.empty' };
  return kind !== 'bonus' && amount > 0n ? { pays: 'amount.too-large' } : {};
}

/** What points are redeemed for, for the console. Open redemptions keep what they were asked for. */
export function createPointRewardDesk(deps: MemberDeps): Answers<DeskCalls> {
  const { merchant } = deps;
  return createDesk<Reward>(
    deps,
    pointRewards,
    openTableShelf(pointRewards, { merchant, table: 'point_reward' }),
    {
      check: async (db, { key, after, currency }) => {
        const { rows } = await sql<{ taken: number }>`select quantity - available as taken from point_reward
          where merchant = ${merchant} and id::text = ${key ?? ''}`.execute(db);
        return {
          ...findKindFaults(after, currency),
          ...(await findPictureFault(deps, 'image', after.image)),
          ...((rows[0]?.taken ?? 0) > after.quantity ? { quantity: 'stock.too-small' as const } : {}),
        };
      },
      foresee: async (_db, { after, currency }) =>
        after.kind === 'bonus'
          ? [
              `All pieces together pay ${writeMoney((readMoney(after.pays, currency) ?? 0n) * BigInt(after.quantity), currency)} ${currency}.`,
            ]
          : [],
      usedBy: (db) =>
        countUses(db, {
          merchant,
          table: 'point_reward',
          from: 'point_redemption',
          column: 'reward_id',
          words: 'redemptions',
        }),
      note: async (db) => {
        const { rows } = await sql<{ id: string; available: number }>`
          select id::text, available from point_reward where merchant = ${merchant}`.execute(db);
        return Object.fromEntries(rows.map(({ id, available }) => [id, available === 0 ? ['Sold out'] : []]));
      },
    },
  );
}
