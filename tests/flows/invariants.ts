import type { JsonObject } from '../../src/protocol/json/json.ts';
import type { LogEntry } from '../../src/lab/event-log.ts';
import type { Simulation } from '../../src/lab/simulation.ts';
import type { MachineContract } from '../../src/protocol/machine/machine-contract.ts';
import { createProjectionCheck } from './findings.ts';
import type { Invariant, Moment } from './invariant.ts';
import { moneyInvariants } from './money-invariants.ts';
import { toText } from '../../src/protocol/json/to-text.ts';

/** Context key of a secret → states (or their parents) where a flow still needs it. */
const holdingStates: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  login: {
    credentials: ['verifying'],
    captchaAnswer: ['editing', 'verifying'],
    oldPassword: ['submitting', 'changingPassword', 'savingPassword'],
  },
  registration: {
    values: ['checking', 'verifying', 'sms', 'proving', 'submitting'],
    captchaAnswer: ['editing', 'checking'],
    // What was proven is good until the account is made.
    attempt: ['editing', 'checking', 'verifying', 'sms', 'proving', 'submitting', 'locked'],
    ticket: ['editing', 'checking', 'sms', 'proving', 'submitting', 'locked'],
    code: ['proving'],
  },
  // Until the server has said whether it asks a security question besides.
  forgotPassword: {
    password: ['resetting', 'answering', 'proving'],
    reset: ['resetting', 'answering', 'proving'],
  },
  resetPassword: {
    link: ['editing', 'saving', 'answering', 'proving', 'locked'],
    newPassword: ['saving', 'answering', 'proving'],
  },
  dataExport: { password: ['asking'] },
  accountClosure: { password: ['closing'], fundPassword: ['closing'] },
  contactChange: {
    password: ['starting'],
    ticket: ['proving', 'sendingOld', 'judging', 'naming', 'sendingNew', 'confirming', 'saving', 'locked'],
    code: ['judging', 'saving'],
  },
  ownerProof: { code: ['judging'] },
  authenticator: {
    setupKey: ['scanning', 'confirming'],
    recoveryCodes: ['keeping'],
  },
  stepUp: { ticket: ['choosing', 'answering', 'checking'] },
  thirdPartyLogin: { bindTicket: ['bindingNeeded', 'binding'] },
  onBreak: { ticket: ['telling'] },
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
  'attempt-1',
  'code-1',
  'link-1',
  'Fund-2026',
  '480213',
  '480214',
  '771904',
  'Mango',
];

function isWithin(state: string, parents: readonly string[]): boolean {
  return parents.some((parent) => state === parent || state.startsWith(`${parent}.`));
}
const keepsNoSecret: Invariant =
  () =>
  ({ simulation, reading: { state } }) => {
    const allowed = holdingStates[simulation.contract.id] ?? {};
    const context = simulation.actor.getSnapshot().context as Readonly<Record<string, unknown>>;
    const kept = simulation.contract.secrets.find(
      (key) => (context[key] ?? null) !== null && !isWithin(state, allowed[key] ?? []),
    );
    return kept === undefined ? null : `${kept} is still in the context in ${state}`;
  };
const secretPattern = new RegExp(`"(?:${secretValues.join('|')})"`);
/** What would be stored is looked at wherever the state changes, and at every fourth move besides: it is dear. */
const showsNoSecret: Invariant = () => {
  let [looks, last] = [0, ''];
  return ({ simulation, reading, news }) => {
    const isDue = reading.state !== last || looks % 4 === 0;
    looks += 1;
    last = reading.state;
    const seen = JSON.stringify([reading, news, isDue ? simulation.store() : null]);
    const leaked = secretPattern.exec(seen)?.[0];
    return leaked === undefined ? null : `${leaked.slice(1, -1)} can be seen`;
  };
};
const statesWithoutToken: readonly string[] = [
  'editing',
  'checking',
  'verifying',
  'sms',
  'proving',
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
];
const holdsTokenOnlyAfterLogin: Invariant = () => {
  let isHeld = false;
  return ({ simulation, reading: { state }, effects }) => {
    // A flow that signs nobody in works for somebody who has a token already.
    if (simulation.contract.effects?.['signedIn'] === undefined) return null;
    for (const { name } of effects) {
      if (name === 'keepToken') isHeld = true;
      if (name === 'dropToken') isHeld = false;
    }
    return isHeld && isWithin(state, statesWithoutToken) ? `a token is held in ${state}` : null;
  };
};
const signsInOnce: Invariant = () => {
  let count = 0;
  return ({ effects }) => {
    count += effects.filter(({ name }) => name === 'signedIn').length;
    return count > 1 ? 'signed in twice' : null;
  };
};
const loadsCaptchaAtMostOnceASecond: Invariant = () => {
  let last = Number.NEGATIVE_INFINITY;
  return ({ news }) => {
    for (const { at, kind, text } of news) {
      if (kind !== 'call' || text !== 'loadCaptcha') continue;
      if (at - last < 1_000)
        return `a captcha was loaded ${at} ms after the start, within a second of the last`;
      last = at;
    }
    return null;
  };
};
/** Milliseconds that must pass after an answer before the same number gets another message. */
function readPause(answer: string, purpose: unknown): number {
  if (answer === 'sendCode: too many requests') return 300_000;
  if (answer === 'sendCode: sent a moment ago') return 42_000;
  if (answer === 'sendCode: sent, next in 30 s') return 30_000;
  if (answer === 'sendCode: sent') return purpose === 'login' ? 60_000 : 300_000;
  return 1_000;
}
const wordsOfExpiry: readonly string[] = [
  'proveNumber: expired',
  'resetByPhone: code expired',
  'verifyCode: expired',
];
/** The server's own word that the code is of no use any more ends the countdown. */
function isWordOfExpiry({ kind, text, data }: LogEntry): boolean {
  if (kind === 'answer') return wordsOfExpiry.includes(text);
  return kind === 'event' && text === 'code.refuse' && data?.['type'] === 'code.refuse';
}
const sendsOneMessageACountdown: Invariant = () => {
  const free = new Map<string, number>();
  let current: JsonObject = {};
  const follow = (entry: LogEntry): string | null => {
    const { at, kind, text, data } = entry;
    if (isWordOfExpiry(entry)) free.clear();
    if (kind === 'call' && text === 'sendCode') {
      current = data ?? {};
      if (at < (free.get(toText(current['mobileNum'])) ?? 0)) return `a second message after ${at} ms`;
    }
    if (kind === 'answer' && text.startsWith('sendCode:')) {
      // A failure for one number ends what is known of others: the server's own limits still hold.
      if (text !== 'sendCode: sent' && text !== 'sendCode: sent, next in 30 s') free.clear();
      free.set(toText(current['mobileNum']), at + readPause(text, current['purpose']));
    }
    return null;
  };
  return ({ news }) => {
    for (const entry of news) {
      const broken = follow(entry);
      if (broken !== null) return broken;
    }
    return null;
  };
};
const waitsAsItSays: Invariant =
  () =>
  ({ simulation, reading: { state, status } }) => {
    const waitKind = simulation.contract.states[state]?.waits;
    if (waitKind === undefined) return `${state} is not in the contract`;
    if (waitKind === 'server' && simulation.pending().length === 0) return `${state} waits for no call`;
    if (waitKind === 'timer' && simulation.untilNext() === null) return `${state} waits for no timer`;
    if ((waitKind === 'final') !== (status === 'done'))
      return `${state} says ${waitKind}, the machine ${status}`;
    return null;
  };
const raisesNoError: Invariant =
  () =>
  ({ news }) =>
    news.find(({ kind }) => kind === 'error')?.text ?? null;

const invariants: Readonly<Record<string, Invariant>> = {
  'raises no error': raisesNoError,
  'waits as its contract says': waitsAsItSays,
  'keeps no secret after its use': keepsNoSecret,
  'shows, logs and stores no secret': showsNoSecret,
  'holds a token only after login': holdsTokenOnlyAfterLogin,
  'signs in once': signsInOnce,
  'loads a captcha at most once a second': loadsCaptchaAtMostOnceASecond,
  'sends one message per countdown': sendsOneMessageACountdown,
  ...moneyInvariants,
};

const projectionChecks = new WeakMap<MachineContract, ReturnType<typeof createProjectionCheck>>();
function checkProjection({ contract, actor }: Simulation): string | null {
  const check = projectionChecks.get(contract) ?? createProjectionCheck(contract);
  projectionChecks.set(contract, check);
  return check(actor.getSnapshot());
}
/** Looks at a run after every move: everything above and the projection's schema. Returns what is broken, or null. */
export function createWatch(simulation: Simulation): () => string | null {
  const checks = Object.entries(invariants).map(([name, make]) => [name, make()] as const);
  let [seenEntries, seenEffects] = [0, 0];
  return () => {
    const news = simulation.log(seenEntries);
    const effects = simulation.effects(seenEffects);
    seenEntries += news.length;
    seenEffects += effects.length;
    const moment: Moment = { simulation, reading: simulation.read(), news, effects };
    for (const [name, check] of checks) {
      const broken = check(moment);
      if (broken !== null) return `${name}: ${broken}`;
    }
    return checkProjection(simulation);
  };
}
