import type { JsonObject } from '../../src/protocol/json.ts';
import type { LogEntry } from '../../src/lab/event-log.ts';
import type { Simulation } from '../../src/lab/simulation.ts';
import { createProjectionCheck } from './findings.ts';

/** What must hold after every move. Returns what does not, or null. */
export type Invariant = (simulation: Simulation) => string | null;

/** Context key of a secret → states (or their parents) where a flow still needs it. */
const holdingStates: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  login: {
    credentials: ['verifying'],
    captchaAnswer: ['editing', 'verifying'],
    oldPassword: ['submitting', 'changingPassword', 'savingPassword'],
  },
  registration: {
    values: ['verifying', 'sms', 'submitting'],
    captchaAnswer: ['editing', 'verifying', 'sms', 'submitting'],
    ticket: ['sms', 'submitting'],
    code: ['submitting'],
  },
  forgotPassword: { password: ['resetting'] },
  resetPassword: { link: ['editing', 'saving', 'locked'] },
  stepUp: { ticket: ['choosing', 'answering', 'checking'] },
  thirdPartyLogin: { bindTicket: ['bindingNeeded', 'binding'] },
  gameLaunch: { url: ['playing', 'windowBlocked'] },
  humanVerification: { offset: ['checking'], ticket: ['passed'] },
  smsCode: { code: ['sent.checking'] },
};
/** Values that samples and outcomes use as secrets: none of them may be seen anywhere. */
const secretValues: readonly string[] = [
  'Foyer-2026',
  'Foyer-2027',
  'Foyer-2028',
  '123456',
  'a7k2',
  'token-1',
  'token-2',
  'ticket-1',
  'code-1',
  'link-1',
  'Fund-2026',
  '480213',
  '480214',
  '771904',
];

function isWithin(state: string, parents: readonly string[]): boolean {
  return parents.some((parent) => state === parent || state.startsWith(`${parent}.`));
}
const keepsNoSecret: Invariant = (simulation) => {
  const { state } = simulation.read();
  const allowed = holdingStates[simulation.contract.id] ?? {};
  const context = simulation.actor.getSnapshot().context as Readonly<Record<string, unknown>>;
  const kept = simulation.contract.secrets.find(
    (key) => (context[key] ?? null) !== null && !isWithin(state, allowed[key] ?? []),
  );
  return kept === undefined ? null : `${kept} is still in the context in ${state}`;
};
const showsNoSecret: Invariant = (simulation) => {
  const seen = JSON.stringify([simulation.read(), simulation.store(), simulation.log()]);
  const leaked = secretValues.find((value) => seen.includes(`"${value}"`));
  return leaked === undefined ? null : `${leaked} can be seen`;
};
const holdsTokenOnlyAfterLogin: Invariant = (simulation) => {
  // A flow that signs nobody in works for somebody who has a token already.
  if (simulation.contract.effects?.['signedIn'] === undefined) return null;
  const last = simulation.effects().findLast(({ name }) => name === 'keepToken' || name === 'dropToken');
  const { state } = simulation.read();
  const isOutside = [
    'editing',
    'verifying',
    'sms',
    'submitting',
    'locked',
    'registered',
    'idle',
    'starting',
    'mailed',
    'resetting',
    'away',
    'bindingNeeded',
    'choosing',
    'answering',
    'expired',
  ].some((outside) => isWithin(state, [outside]));
  return last?.name === 'keepToken' && isOutside ? `a token is held in ${state}` : null;
};
const signsInOnce: Invariant = (simulation) =>
  simulation.effects().filter(({ name }) => name === 'signedIn').length > 1 ? 'signed in twice' : null;

function findCalls(log: readonly LogEntry[], service: string): readonly LogEntry[] {
  return log.filter(({ kind, text }) => kind === 'call' && text === service);
}
const loadsCaptchaAtMostOnceASecond: Invariant = (simulation) => {
  const loads = findCalls(simulation.log(), 'loadCaptcha').map(({ at }) => at);
  const hasty = loads.findIndex((at, index) => index > 0 && at - (loads[index - 1] ?? 0) < 1_000);
  return hasty < 0
    ? null
    : `a captcha was loaded ${loads[hasty]} ms after the start, within a second of the last`;
};
/** Milliseconds that must pass after an answer before the same number gets another message. */
function readPause(answer: string, purpose: unknown): number {
  if (answer === 'sendCode: too many requests') return 300_000;
  if (answer === 'sendCode: sent') return purpose === 'login' ? 60_000 : 300_000;
  return 1_000;
}
const wordsOfExpiry: readonly string[] = [
  'register: code expired',
  'resetByPhone: code expired',
  'verifyCode: expired',
];
/** The server's own word that the code is of no use any more ends the countdown. */
function isWordOfExpiry(kind: LogEntry['kind'], text: string, data: JsonObject | undefined): boolean {
  if (kind === 'answer') return wordsOfExpiry.includes(text);
  return kind === 'event' && text === 'code.refuse' && data?.['type'] === 'code.refuse';
}
const sendsOneMessageACountdown: Invariant = (simulation) => {
  const free = new Map<string, number>();
  let current: JsonObject = {};
  for (const { at, kind, text, data } of simulation.log()) {
    if (isWordOfExpiry(kind, text, data)) free.clear();
    if (kind === 'call' && text === 'sendCode') {
      current = data ?? {};
      if (at < (free.get(String(current['mobileNum'])) ?? 0)) return `a second message after ${at} ms`;
    }
    if (kind === 'answer' && text.startsWith('sendCode:')) {
      // A failure for one number ends what is known of others: the server's own limits still hold.
      if (text !== 'sendCode: sent') free.clear();
      free.set(String(current['mobileNum']), at + readPause(text, current['purpose']));
    }
  }
  return null;
};
/** A call that spends or claims: the person's event that asks for it, and the look that comes before the next. */
const spending: Readonly<Record<string, { readonly asked: string; readonly look: string }>> = {
  redeemReward: { asked: 'redeem.submit', look: 'loadRewards' },
  convertPoints: { asked: 'password.submit', look: 'loadConversion' },
  openEnvelope: { asked: 'envelope.open', look: 'loadEnvelope' },
  claimSignIn: { asked: 'signIn.claim', look: 'loadSignIn' },
  applyForActivity: { asked: 'application.submit', look: 'loadActivity' },
  claimActivity: { asked: 'reward.claim', look: 'loadActivity' },
};
const spendsOnceForEachAsking: Invariant = ({ contract, log }) => {
  for (const [service, { asked, look }] of Object.entries(spending)) {
    if (contract.services[service] === undefined) continue;
    const done = contract.services[service].outcomes
      .filter(({ kind }) => kind === 'done')
      .map(({ name }) => `${service}: ${name}`);
    let isAsked = false;
    let isDone = false;
    for (const { at, kind, text } of log()) {
      if (kind === 'event' && text === asked) isAsked = true;
      if (kind === 'call' && text === look) isDone = false;
      if (kind === 'answer' && done.includes(text)) isDone = true;
      if (kind !== 'call' || text !== service) continue;
      if (!isAsked) return `${service} after ${at} ms, and nobody asked`;
      if (isDone) return `${service} again after ${at} ms, without a look at what came of the last`;
      isAsked = false;
    }
  }
  return null;
};
const claimsEachRewardOnce: Invariant = (simulation) => {
  const claimed = new Set<unknown>();
  let current: unknown;
  for (const { kind, text, data } of simulation.log()) {
    if (kind === 'call' && text === 'claimReward') {
      current = data?.['reward'];
      if (claimed.has(current)) return `${String(current)} is claimed again`;
    }
    if (kind === 'answer' && text === 'claimReward: claimed') claimed.add(current);
  }
  return null;
};
const waitsAsItSays: Invariant = (simulation) => {
  const { state, status } = simulation.read();
  const waits = simulation.contract.states[state]?.waits;
  if (waits === undefined) return `${state} is not in the contract`;
  if (waits === 'server' && simulation.pending().length === 0) return `${state} waits for no call`;
  if (waits === 'timer' && simulation.untilNext() === null) return `${state} waits for no timer`;
  if ((waits === 'final') !== (status === 'done')) return `${state} says ${waits}, the machine ${status}`;
  return null;
};
const raisesNoError: Invariant = (simulation) =>
  simulation.log().find(({ kind }) => kind === 'error')?.text ?? null;

const invariants: Readonly<Record<string, Invariant>> = {
  'raises no error': raisesNoError,
  'waits as its contract says': waitsAsItSays,
  'keeps no secret after its use': keepsNoSecret,
  'shows, logs and stores no secret': showsNoSecret,
  'holds a token only after login': holdsTokenOnlyAfterLogin,
  'signs in once': signsInOnce,
  'loads a captcha at most once a second': loadsCaptchaAtMostOnceASecond,
  'sends one message per countdown': sendsOneMessageACountdown,
  'spends once for each asking': spendsOnceForEachAsking,
  'claims each reward once': claimsEachRewardOnce,
};

const projectionChecks = new Map<string, ReturnType<typeof createProjectionCheck>>();
/** Everything above and the projection's schema. */
export function findBroken(simulation: Simulation): string | null {
  for (const [name, holds] of Object.entries(invariants)) {
    const broken = holds(simulation);
    if (broken !== null) return `${name}: ${broken}`;
  }
  const { contract } = simulation;
  const check = projectionChecks.get(contract.id) ?? createProjectionCheck(contract);
  projectionChecks.set(contract.id, check);
  return check(simulation.actor.getSnapshot());
}
