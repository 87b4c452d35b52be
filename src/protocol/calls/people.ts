import { consoleRoles } from '../console/console-api.ts';
import { decimalId, fileOf, get, post, reason, whereRejected } from '../console/define-call.ts';
import { addressPattern, usernamePattern } from '../release/operator-rules.ts';
import { proposalFields } from '../release/proposal.ts';
import {
  count,
  flag,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  textLike,
  textUpTo,
  type Schema,
  type ValueOf,
} from '../json/typed-schema.ts';

/** Operators, as administrators see and change them. Moments are ISO 8601 in UTC. */

/** `invited`: has a link and no password yet. `public`: of the demonstration, with the password of all. */
const state = oneOf(['active', 'invited', 'disabled', 'public']);
const role = oneOf(consoleRoles);
const operator = object({
  username: text,
  name: text,
  role,
  /** Where links for a password go; empty where none is known. */
  email: text,
  state,
  /** Open sessions. */
  sessions: count,
  /** Of the open sessions. */
  lastSeenAt: nullable(text),
  /** Until when the newest link can be used; null where there is none. */
  linkExpiresAt: nullable(text),
  /** From when the account decides about money and proposals; null where it does. */
  decidesFrom: nullable(text),
});
/** What is done to an account; a role is changed, an address replaced. */
const kind = oneOf(['add', 'reset', 'role', 'enable', 'address']);
/** Who had a hand in an account before. */
const hand = object({
  deed: oneOf(['made', 'reset', 'promoted', 'enabled', 'readdressed', 'confirmed']),
  by: text,
  at: text,
});
/** A change of an account that publishes, decides about money or manages people: another operator confirms it. */
const proposal = object({
  ...proposalFields,
  kind,
  username: text,
  name: text,
  /** What the account will have. */
  role,
  email: text,
  /** What it has; null for a new one. */
  roleNow: nullable(role),
  emailNow: nullable(text),
  /** Who had a hand in the account, newest first. */
  hands: list(hand),
});
const stateFields = {
  operators: list(operator),
  waiting: list(proposal),
  /** Decided lately, newest first. */
  past: list(proposal),
  /** Hours for which a new or changed account decides about nothing. */
  waitHours: count,
  /** Whether links go to the operators’ addresses; else they are shown to the one who makes or confirms a change. */
  isMailed: flag,
};
const peopleState = object(stateFields);
/** A link for one use. It is answered once and stored nowhere. */
const link = object({ url: text, expiresAt: text });
/** Answer to each change that may wait or make a link. */
const linkedPeople = object({
  ...stateFields,
  /** Null where there is none, or it went to the address. */
  link: nullable(link),
  sentTo: nullable(text),
  /** True where the change waits for another operator. */
  isProposed: flag,
});

const username = textLike(usernamePattern);
const email: Schema<string> = { ...textUpTo(254), pattern: addressPattern };
/** Why, for the operator who confirms. */
const note = optional(textUpTo(300));
const invitation = object({
  username,
  name: textUpTo(80, 1),
  role,
  /** Needed where links are sent. */
  email: optional(email),
  note,
});
const change = { needs: 'people', answer: linkedPeople } as const;
const listCall = get('/people', { needs: 'people', answer: peopleState });
export const people = {
  list: listCall,
  listFile: fileOf(listCall, 'operators'),
  invite: post('/people/invite', { ...change, input: invitation }),
  reset: post('/people/reset', { ...change, input: object({ username, note }) }),
  changeRole: post('/people/role', { ...change, input: object({ username, role, note }) }),
  changeAddress: post('/people/address', { ...change, input: object({ username, email, note }) }),
  disable: post('/people/disabled', { ...change, input: object({ username, disabled: flag, note }) }),
  /** Confirms or refuses a change that waits; the link comes back where nothing can be sent. */
  decide: post('/people/decide', {
    ...change,
    decides: true,
    input: object({ id: decimalId, state: oneOf(['approved', 'rejected']), reason }),
    reasonWhere: whereRejected,
  }),
  withdraw: post('/people/withdraw', { ...change, input: object({ id: decimalId }) }),
  endSessions: post('/people/end-sessions', {
    needs: 'people',
    input: object({ username }),
    answer: peopleState,
  }),
};

export type OperatorState = ValueOf<typeof state>;
export type Operator = ValueOf<typeof operator>;
export type OperatorChangeKind = ValueOf<typeof kind>;
export type AccountHand = ValueOf<typeof hand>;
export type OperatorProposal = ValueOf<typeof proposal>;
export type PeopleState = ValueOf<typeof peopleState>;
export type OperatorLink = ValueOf<typeof link>;
export type LinkedPeople = ValueOf<typeof linkedPeople>;
export type InvitationRequest = ValueOf<typeof invitation>;
