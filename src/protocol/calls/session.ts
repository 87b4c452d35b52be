import { consolePermissions, consoleRoles } from '../console/console-api.ts';
import { factorStates, proofWays } from '../console/console-factors.ts';
import { decimalId, done, get, post } from '../console/define-call.ts';
import { longestPassword } from '../release/operator-rules.ts';
import { flag, list, nullable, object, oneOf, text, textUpTo, type ValueOf } from '../json/typed-schema.ts';

/** Logging in and out, links for one use, and an operator's own account. Moments are ISO 8601 in UTC. */

/** Of an operator who is logged in, or on the way. */
export const consoleSession = object({
  account: object({ username: text, name: text, role: oneOf(consoleRoles) }),
  permissions: list(oneOf(consolePermissions)),
  brand: object({ code: text, name: text }),
  /** Shown in the top bar, for example `local` or `production`. */
  environment: text,
  /** True where the passwords of the accounts are public. */
  demo: flag,
  /** Scheme, host and port of the portal, for the preview frame. */
  portalOrigin: text,
  /** The brand's, an IANA name: every moment on the screens is in it. */
  timeZone: text,
  /** When the session ends whatever is done. */
  expiresAt: text,
  /** How far the login is, and what the account can prove itself by. Until it is whole, nothing is permitted. */
  factor: object({ state: oneOf(factorStates), ways: list(oneOf(proofWays)) }),
});
/** Longer than any password that is accepted, so that the answer can say so; not so long that it is work. */
const password = textUpTo(longestPassword * 4);
const token = textUpTo(100, 1);

export const session = {
  me: get('/me', { needs: 'read', early: ['asked', 'due'], answer: consoleSession }),
  logIn: post('/login', {
    needs: 'nothing',
    input: object({ username: textUpTo(80, 1), password: textUpTo(256, 1) }),
    answer: consoleSession,
  }),
  logOut: post('/logout', { needs: 'nothing', answer: done }),
};

const purpose = object({
  purpose: oneOf(['setup', 'invitation', 'reset']),
  /** Empty for `setup`: the person who has the link chooses. */
  username: text,
  name: text,
});
/** Username and name count for `setup` only. */
const linkUse = object({ token, username: textUpTo(32), name: textUpTo(80), password });
export const links = {
  /** What the login page shows without a session: whether the passwords of the accounts are public. */
  installation: get('/installation', { needs: 'nothing', answer: object({ demo: flag }) }),
  look: post('/links/look', { needs: 'nothing', input: object({ token }), answer: purpose }),
  take: post('/links/take', { needs: 'nothing', input: linkUse, answer: consoleSession }),
};

/** A browser in which the operator is logged in. */
const browser = object({
  id: text,
  isCurrent: flag,
  openedAt: text,
  lastSeenAt: text,
  /** IPv4 address, or network of an IPv6 address. */
  network: text,
  browser: text,
});
const ownAccount = object({
  /** From when the account decides about money and proposals; null where it does. */
  decidesFrom: nullable(text),
  sessions: list(browser),
});
export const account = {
  read: get('/account', { needs: 'read', answer: ownAccount }),
  endSession: post('/account/end-session', {
    needs: 'read',
    input: object({ id: decimalId }),
    answer: ownAccount,
  }),
  changePassword: post('/account/password', {
    needs: 'read',
    proof: 'factor',
    input: object({ current: password, password }),
    answer: consoleSession,
  }),
};

export type ConsoleSession = ValueOf<typeof consoleSession>;
export type LinkPurpose = ValueOf<typeof purpose>;
export type LinkUse = ValueOf<typeof linkUse>;
export type OwnSession = ValueOf<typeof browser>;
export type OwnAccount = ValueOf<typeof ownAccount>;
