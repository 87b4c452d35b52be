import type { LogEntry } from '../../src/lab/event-log.ts';
import type { Invariant, Moment } from './invariant.ts';
import { toText } from '../../src/protocol/json/to-text.ts';

/** The part of a log line before its colon, and the part after it. */
function splitAnswer({ kind, text }: LogEntry): readonly [service: string, outcome: string] | null {
  const [service = '', outcome] = text.split(': ');
  return kind === 'answer' && outcome !== undefined ? [service, outcome] : null;
}
/** Refusals after which the same receipt may be answered again: nothing came of the answer. */
function isTaken(outcome: string, { contract }: Moment['simulation']): boolean {
  const found = contract.services['submitReceipt']?.outcomes.find(({ name }) => name === outcome);
  const { code } = (found?.value ?? {}) as { readonly code?: string };
  return found?.kind === 'done' || code === 'confirmation.closed';
}
const answersAReceiptOnce: Invariant = () => {
  let isOpen = false;
  return ({ simulation, news }) => {
    for (const entry of news) {
      const [service, outcome = ''] = splitAnswer(entry) ?? [];
      if (service === 'loadReceipt' && outcome !== 'network down') isOpen = outcome === 'pending';
      if (service === 'submitReceipt' && isTaken(outcome, simulation)) isOpen = false;
      if (entry.kind !== 'call' || entry.text !== 'submitReceipt') continue;
      if (!isOpen) return 'a receipt is answered that the server does not ask for';
    }
    return null;
  };
};
/** What the other side must have left the contract at for a step to make sense. */
const standingOfStep: Readonly<Record<string, readonly string[]>> = {
  accept: ['offered'],
  reject: ['offered'],
  requestEnd: ['active'],
  agreeEnd: ['end asked'],
  declineEnd: ['end asked'],
  takeBackEnd: ['end asked'],
  offer: ['none', 'offered', 'active', 'rejected', 'ended'],
};
const stepsWithTheContract: Invariant = () => {
  let standing = '';
  return ({ news }) => {
    for (const entry of news) {
      const [service, outcome = ''] = splitAnswer(entry) ?? [];
      const isWord = service === 'loadContract' || service === 'processContract';
      const told = /^(none|offered|active|rejected|end asked|ended)/.exec(outcome)?.[1];
      if (isWord && told !== undefined) standing = told;
      if (entry.kind !== 'call' || entry.text !== 'processContract') continue;
      const step = toText(entry.data?.['step']);
      if (standingOfStep[step]?.includes(standing) !== true)
        return `${step} of a contract that is ${standing}`;
    }
    return null;
  };
};
/** Calls that would be felt twice are never under way twice. */
const asksOnceAtATime: Invariant =
  () =>
  ({ simulation }) => {
    const felt = simulation
      .pending()
      .map(({ service }) => service)
      .filter((service) => simulation.contract.services[service]?.repeatable === false);
    const twice = felt.find((service, index) => felt.indexOf(service) !== index);
    return twice === undefined ? null : `${twice} is under way twice`;
  };
/** A call that spends or claims: the person's event that asks for it, and the look that comes before the next. */
const spending: Readonly<Record<string, { readonly asked: string; readonly look: string }>> = {
  redeemReward: { asked: 'redeem.submit', look: 'loadRewards' },
  convertPoints: { asked: 'password.submit', look: 'loadConversion' },
  openEnvelope: { asked: 'envelope.open', look: 'loadEnvelope' },
  claimSignIn: { asked: 'signIn.claim', look: 'loadSignIn' },
  applyForActivity: { asked: 'application.submit', look: 'loadActivity' },
  claimActivity: { asked: 'reward.claim', look: 'loadActivity' },
  claimRebate: { asked: 'rebate.claim', look: 'loadRebate' },
};
/** Follows one call that spends through the log. */
function followSpending(
  service: string,
  { asked, look }: { readonly asked: string; readonly look: string },
): (moment: Moment) => string | null {
  let [isAsked, isDone] = [false, false];
  return ({ simulation: { contract }, news }) => {
    const outcomes = contract.services[service]?.outcomes ?? [];
    for (const { at, kind, text } of news) {
      if (kind === 'event' && text === asked) isAsked = true;
      if (kind === 'call' && text === look) isDone = false;
      const isAnswer = kind === 'answer' && text.startsWith(`${service}: `);
      if (isAnswer && outcomes.some((one) => one.kind === 'done' && text === `${service}: ${one.name}`))
        isDone = true;
      if (kind !== 'call' || text !== service) continue;
      if (!isAsked) return `${service} after ${at} ms, and nobody asked`;
      if (isDone) return `${service} again after ${at} ms, without a look at what came of the last`;
      isAsked = false;
    }
    return null;
  };
}
const spendsOnceForEachAsking: Invariant = () => {
  const follows = Object.entries(spending).map(
    ([service, words]) => [service, followSpending(service, words)] as const,
  );
  return (moment) => {
    const { services } = moment.simulation.contract;
    for (const [service, follow] of follows) {
      const broken = services[service] === undefined ? null : follow(moment);
      if (broken !== null) return broken;
    }
    return null;
  };
};
const claimsEachRewardOnce: Invariant = () => {
  const claimed = new Set<unknown>();
  let current: unknown;
  return ({ news }) => {
    for (const { kind, text, data } of news) {
      if (kind === 'call' && text === 'claimReward') {
        current = data?.['reward'];
        if (claimed.has(current)) return `${String(current)} is claimed again`;
      }
      if (kind === 'answer' && text === 'claimReward: claimed') claimed.add(current);
    }
    return null;
  };
};

/** What must hold wherever money, points or promises move. */
export const moneyInvariants: Readonly<Record<string, Invariant>> = {
  'answers a receipt once': answersAReceiptOnce,
  'steps with the contract': stepsWithTheContract,
  'asks once at a time': asksOnceAtATime,
  'spends once for each asking': spendsOnceForEachAsking,
  'claims each reward once': claimsEachRewardOnce,
};
