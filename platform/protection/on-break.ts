import type { Database } from '../../server/db/database.ts';
import type { AppError } from '../../server/infrastructure/http/app-error.ts';
import { refuseCall } from '../calls/refusals.ts';
import type { OperationName } from '../calls/call.ts';

/** The refusal of whatever is closed during a break. `value` may bring more than its end. */
export const onBreak = (until: Date | null, more: Readonly<Record<string, unknown>> = {}): AppError =>
  refuseCall('account.on-break', 'The member is on a break.', 403, {
    ...(until === null ? {} : { until: until.toISOString() }),
    ...more,
  });

/** The refusal of whatever a member asks for while the account is frozen, or after the member closed it. */
export const frozenAccount = (closedAt: Date | null = null): AppError =>
  closedAt === null
    ? refuseCall('account.frozen', 'The account is suspended.', 403)
    : refuseCall('account.closed', 'The member closed the account.', 403);

/**
 * Locks the member and refuses where the account is frozen. A freeze locks the same row: a call that began
 * before it is either done before, or refused here.
 * @throws AppError 403 `account.frozen`
 */
export async function lockUnfrozen(db: Database, memberId: string): Promise<void> {
  const { frozen, closed_at } = await db
    .selectFrom('member')
    .select(['frozen', 'closed_at'])
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (frozen) throw frozenAccount(closed_at);
}

/**
 * Refuses a step that a break or a freeze closes. Call it with the member's row locked.
 * @throws AppError 403 `account.frozen`, 403 `account.on-break` with `value.until`
 */
export async function refuseOnBreak(db: Database, memberId: string, now: Date): Promise<void> {
  const { break_until, frozen, closed_at } = await db
    .selectFrom('member')
    .select(['break_until', 'frozen', 'closed_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (frozen) throw frozenAccount(closed_at);
  if (break_until !== null && break_until > now) throw onBreak(break_until);
}

/**
 * What a member reaches during a break: the way of their money out, what it needs, their own records, and
 * help. Everything else that needs a session is refused.
 */
export const openOnBreak: ReadonlySet<OperationName> = new Set<OperationName>([
  'session.logout',
  'member.info',
  'member.icon',
  'member.setLanguage',
  'member.hasPaymentPassword',
  'member.setPaymentPassword',
  'member.changePaymentPassword',
  'messages.unread',
  'messages.inbox',
  'messages.read',
  'messages.remove',
  'messages.settings',
  'messages.saveSettings',
  'devices.list',
  'devices.end',
  'devices.logins',
  'wallet.balance',
  'wallet.pending',
  'wallet.list',
  'wallet.merchant',
  'wallet.toMain',
  'withdrawals.form',
  'withdrawals.submit',
  'withdrawals.list',
  'withdrawals.detail',
  'withdrawals.answer',
  'withdrawals.hold',
  'rewards.wagering',
  'identity.documents',
  'identity.setting',
  'identity.send',
  'security.config',
  'member.overview',
  'devices.trusted',
  'records.account',
  'records.bets',
  'records.detail',
  'records.profit',
  'records.statements',
  'records.statement',
  'records.file',
  'lottery.today',
  'lottery.ticket',
  'lottery.chases',
  'lottery.cancelChase',
  'lottery.cancel',
  'lottery.chaseIssues',
  'feedback.list',
  'feedback.setting',
  'feedback.send',
  'payout.accounts',
  'payout.addAccount',
  'payout.removeAccount',
  'confirmations.list',
  'confirmations.receipt',
  'confirmations.answer',
  'care.standing',
  'care.history',
  'care.setLimit',
  'care.keepLimit',
  'care.breakEnd',
  'care.takeBreak',
  'care.returnState',
  'care.askReturn',
  'care.keepExclusion',
  'dataExport.read',
  'dataExport.request',
  'dataExport.file',
  'ownerProof.read',
  'ownerProof.send',
  'ownerProof.confirm',
  'closure.read',
  'closure.close',
]);
