import type { OperationName } from '../../api/create-api.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { CallOperation } from '../../runtime/core/runtime-host.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import type { LastReads } from './last-reads.ts';

interface Refresh {
  readonly event: string;
  /**
   * Readings of the flow that show what is new: it reloads only where one has another answer than on screen. Left
   * out where the step looks without covering the page.
   */
  readonly reads?: readonly OperationName[];
}
const of = (event: string, ...reads: readonly OperationName[]): readonly Refresh[] => [{ event, reads }];

/** Flows that show what changes without them, by machine: what makes each look again. */
export const refreshedFlows = {
  accountClosure: of('closure.check', 'closure.read'),
  activityApplication: [{ event: 'status.check' }, ...of('activity.refresh', 'rewards.activity')],
  contractOffers: of('line.retry', 'contracts.directLine'),
  deposit: [{ event: 'payment.check' }, ...of('deposit.retry', 'deposit.settings')],
  deviceList: of('devices.refresh', 'devices.list'),
  identityDocuments: of('documents.refresh', 'identity.documents'),
  limits: of('limits.refresh', 'care.standing'),
  lotteryChase: of('chase.refresh', 'lottery.chases'),
  lotteryTicket: [{ event: 'ticket.refresh' }],
  missionClaim: of('missions.refresh', 'missions.list'),
  payoutAccounts: of('accounts.retry', 'payout.accounts'),
  pointsRedeem: [{ event: 'status.check' }, ...of('rewards.refresh', 'points.rewards', 'points.config')],
  promotionOffer: of('offer.refresh', 'promotions.read'),
  rebateClaim: of('rebate.refresh', 'rebates.read'),
  redEnvelope: of('envelope.refresh', 'rewards.envelope'),
  rewardClaim: of('rewards.refresh', 'rewards.claims'),
  withdrawal: [{ event: 'status.check' }],
  withdrawalConfirmation: of('status.check', 'confirmations.receipt'),
} as const satisfies Readonly<Record<string, readonly Refresh[]>>;
export type RefreshedFlow = keyof typeof refreshedFlows;
const isRefreshed = (machine: string): machine is RefreshedFlow => Object.hasOwn(refreshedFlows, machine);

/**
 * Makes the flows on screen look again, each at a step where it can: a form that is being filled in stays.
 * @param machines only these; all where left out
 */
export function refreshFlows(
  { store, machines }: Pick<Runtime, 'store' | 'machines'>,
  { call, lastReads }: { readonly call: CallOperation; readonly lastReads: LastReads },
  only?: readonly RefreshedFlow[],
): void {
  const look = async (key: string, { event, reads }: Refresh): Promise<void> => {
    if (machines.canSend(key, event) !== true) return;
    if (reads !== undefined && !(await lastReads.isOutdated(reads, call))) return;
    if (machines.canSend(key, event) === true) machines.tell(key, event, {});
  };
  for (const key of Object.keys((store.get('machine') as JsonObject | undefined) ?? {})) {
    const machine = machines.machineAt(key);
    if (machine === undefined || !isRefreshed(machine) || only?.includes(machine) === false) continue;
    for (const refresh of refreshedFlows[machine])
      // What is on screen stays where the question fails; the next notice asks again.
      look(key, refresh).catch(() => undefined);
  }
}
