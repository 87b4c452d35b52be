import type { ContractsConsolidatedValue } from '../../protocol/generated/wire-types.ts';
import type { CallOperation } from '../../runtime/core/runtime-host.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import type { TextStorage } from '../boot-guard.ts';
import { findPendingContract } from '../session/contracts-of-member.ts';
import { isStageRoute } from '../place/stage-routes.ts';
import { popupKey } from './show-announcements.ts';
import { runWhenIdle } from '../page/run-when-idle.ts';

const modal = 'contract-request';
/** What is said in place of the dialog. */
const saying = 'runtime.contractAsked';
const trialType = 4;
/** Where the dialog's flow runs; a page about a contract holds the same key. */
const flowKey = 'contract';
const isPlaying = (store: Runtime['store']): boolean => isStageRoute(store.get('route.id'));
/** The offer that this tab has shown to the member who is logged in: a reload does not show it again. */
const shownKey = 'contractShown';

export interface PendingContractOptions {
  readonly runtime: Runtime;
  readonly call: CallOperation;
  readonly tabTexts: TextStorage;
  /** Says a text of the site in a line that stops no one. */
  readonly say: (key: string) => void;
  /** False once the person has begun to use the page: a dialog would take the press that was meant for a game. */
  readonly mayInterrupt: () => boolean;
}

/**
 * The contract that waits for the member's answer and was not shown here, if there is one. A trial account
 * is not asked (wire contract A6).
 */
async function findNew({ runtime, call, tabTexts }: PendingContractOptions) {
  if (!Object.hasOwn(runtime.active().pointer.manifest.modals, modal)) return null;
  if (runtime.store.get('session.type') === trialType) return null;
  // During a break the call is refused, and there is nothing to accept.
  if ((runtime.store.get('member.breakUntil') ?? null) !== null) return null;
  // What the member API answers is checked by its contract tests.
  const answer = (await call('contracts.consolidated', {})) as unknown as ContractsConsolidatedValue;
  const pendingContract = findPendingContract(answer);
  if (pendingContract === null) return null;
  const mark = `${pendingContract.kind} ${pendingContract.product} ${pendingContract.version}`;
  return tabTexts.read(shownKey) === mark ? null : { ...pendingContract, mark };
}

/**
 * Opens the contract that needs an answer, once no other dialog is open and no contract flow is running. A person who
 * plays, or has begun to use the page, reads of it in a line instead.
 */
export async function openPendingContract(options: PendingContractOptions): Promise<boolean> {
  const { runtime, tabTexts, say, mayInterrupt } = options;
  const { store } = runtime;
  const contract = await findNew(options);
  if (contract === null) return false;
  const { kind, product, mark } = contract;
  tabTexts.write(shownKey, mark);
  // At most one dialog opens automatically in a visit.
  tabTexts.write(popupKey, '1');
  runWhenIdle(
    runtime,
    () => {
      if (store.get('session.state') !== 'member') return;
      if (mayInterrupt() && !isPlaying(store)) runtime.effects.open(modal, { kind, product });
      else say(saying);
    },
    flowKey,
  );
  return true;
}

/**
 * Shows offered contracts to a member who is already logged in: in a dialog when the page loads, and in an
 * announcement when a message about one arrives. After a login, the login flow opens the dialog.
 */
export function followContracts(options: PendingContractOptions): void {
  const { runtime, tabTexts, say } = options;
  const { store } = runtime;
  let isFirst = true;
  let unread: number | null = null;
  const report = (error: unknown): void => runtime.report('', error);
  const sayIfAsked = async (): Promise<void> => {
    if ((await findNew(options)) !== null) say(saying);
  };
  function follow(): void {
    const state = store.get('session.state');
    if (state !== 'member' && state !== 'visitor') return;
    const isRestored = isFirst && state === 'member';
    isFirst = false;
    if (state === 'visitor') {
      unread = null;
      tabTexts.write(shownKey, null);
      return;
    }
    const count = Number(store.get('member.unread') ?? 0);
    const hasMore = unread !== null && count > unread;
    unread = count;
    // A game that runs is not stopped for it.
    if (isRestored && !isPlaying(store)) openPendingContract(options).catch(report);
    else if (isRestored || hasMore) sayIfAsked().catch(report);
  }
  store.subscribe(['session.state', 'member.unread'], follow);
  follow();
}
