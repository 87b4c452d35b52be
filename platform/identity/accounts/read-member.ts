import type { Selectable } from 'kysely';
import {
  mostConsents,
  type Freeze,
  type MemberFile,
  type MemberLine,
} from '../../../src/protocol/calls/members.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { readJurisdiction } from '../../protection/jurisdiction.ts';
import { isOnRequest } from '../../protection/return-rule.ts';
import { readBreaksInForce } from '../../protection/return-store.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { listLogins } from '../sessions/login-history.ts';
import { maskEmail, maskMobile } from '../../calls/system/countries.ts';
import type { MemberTable } from '../../tables.ts';
import { readBalance } from '../../money/wallet/balance.ts';
import { isProposed } from '../../second-person.ts';
import { findHold } from '../../money/withdrawals/holds.ts';
import { trialType } from '../../money/wallet/currency.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;
const lastLogins = 5;

const columns = ['id', 'account', 'mobile', 'email', 'frozen', 'closed_at', 'break_until'] as const;
/** Members of this merchant; accounts of the free demo belong to no member. */
export const selectMembers = ({ db, merchant }: Deps) =>
  db
    .selectFrom('member')
    .select(columns)
    .where('merchant', '=', merchant)
    .where('customer_type', '<>', trialType);

type LineRow = Pick<Selectable<MemberTable>, (typeof columns)[number]>;
/** Lines of members whose rows were read, in the order of the rows. */
export async function writeLines(
  { db, clock }: Deps,
  rows: readonly LineRow[],
): Promise<readonly MemberLine[]> {
  const breaks = await readBreaksInForce(db, rows, clock.now());
  return rows.map((row) => {
    const inForce = breaks.get(row.id) ?? null;
    return {
      id: row.id,
      account: row.account,
      mobile: maskMobile(row.mobile),
      email: maskEmail(row.email),
      breakUntil: inForce === null ? null : (inForce.opensAt ?? inForce.endsAt).toISOString(),
      isOnRequest: inForce !== null && inForce.opensAt === null && isOnRequest(inForce),
      isFrozen: row.frozen,
      closedAt: row.closed_at?.toISOString() ?? null,
    };
  });
}
export const writeFreeze = (
  row: Pick<Selectable<MemberTable>, 'frozen_at' | 'frozen_by' | 'frozen_reason'>,
): Freeze => ({
  at: row.frozen_at?.toISOString() ?? null,
  by: row.frozen_by,
  reason: row.frozen_reason,
});

async function readConsentLines({ db }: Deps, memberId: string): Promise<MemberFile['consents']> {
  const rows = await db
    .selectFrom('member_consent')
    .select(['id', 'document', 'version', 'statement', 'given', 'channel', 'source', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(mostConsents)
    .execute();
  return rows.map(({ created_at: createdAt, ...line }) => ({ ...line, at: createdAt.toISOString() }));
}

/** All that staff see of one member. @throws AppError 404 `member.unknown` */
export async function readMember(deps: Deps & Pick<MemberDeps, 'liveSite'>, id: string): Promise<MemberFile> {
  const row = await selectMembers(deps)
    .select(['created_at', 'frozen_at', 'frozen_by', 'frozen_reason', 'closed_reason'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw refuseCall('member.unknown', 'There is no such account.', 404);
  const { sumBalance, currency } = await readBalance(deps, id, 0);
  const { content } = await listLogins(deps, id, { size: lastLogins });
  const hold = await findHold(deps.db, id, deps.clock.now());
  const { exclusions } = await readJurisdiction(deps);
  const [line] = await writeLines(deps, [row]);
  if (line === undefined) throw new Error('Expected a line for each row.');
  return {
    ...line,
    registeredAt: row.created_at.toISOString(),
    freeze: row.frozen ? writeFreeze(row) : null,
    closedReason: row.closed_reason,
    isUnfreezeWaiting: await isProposed(deps.db, 'unfreeze_proposal', id),
    isLiftWaiting: await isProposed(deps.db, 'hold_lift_proposal', id),
    withdrawalHold: hold === null ? null : { until: hold.until.toISOString(), reason: hold.reason },
    balance: sumBalance,
    currency,
    logins: content.map(({ id: login, at, outcome, device, network }) => ({
      id: login,
      at,
      outcome,
      device,
      network,
    })),
    consents: await readConsentLines(deps, id),
    exclusions,
  };
}
