import { consoleRoles } from '../../../src/protocol/console-api.ts';
import { addressPattern, longestPassword, usernamePattern } from '../../../src/protocol/operator-rules.ts';
import {
  count,
  decimalId,
  list,
  nullable,
  nullableText,
  object,
  proposalRecord,
  shortText,
  text,
} from '../schemas.ts';

const username = { type: 'string', pattern: usernamePattern } as const;
const name = { type: 'string', minLength: 1, maxLength: 80 } as const;
const role = { enum: consoleRoles } as const;
const email = { type: 'string', pattern: addressPattern, maxLength: 254 } as const;
const flag = { type: 'boolean' } as const;
/** Longer than any password that is accepted, so that the answer can say so; not so long that it is work. */
const password = { type: 'string', maxLength: longestPassword * 4 } as const;
const token = { type: 'string', minLength: 1, maxLength: 100 } as const;

const operators = list(
  object({
    ...{ username: text, name: text, role: text, email: text, state: text },
    sessions: count,
    lastSeenAt: nullableText,
    linkExpiresAt: nullableText,
    decidesFrom: nullableText,
  }),
);
const proposals = list(
  object({
    ...proposalRecord,
    ...{ kind: text, username: text, name: text, role: text, email: text },
    roleNow: nullableText,
    emailNow: nullableText,
    hands: list(object({ deed: text, by: text, at: text })),
  }),
);
const people = { operators, waiting: proposals, past: proposals, waitHours: count, isMailed: flag };
export const peopleAnswer = object(people);
export const linkedPeopleAnswer = object({
  ...people,
  link: nullable(object({ url: text, expiresAt: text })),
  sentTo: nullableText,
  isProposed: flag,
});
const note = shortText;
export const invitationBody = object({ username, name, role, email, note }, ['email', 'note']);
export const roleBody = object({ username, role, note }, ['note']);
export const addressBody = object({ username, email, note }, ['note']);
export const disabledBody = object({ username, disabled: flag, note }, ['note']);
export const resetBody = object({ username, note }, ['note']);
export const operatorBody = object({ username });
export const decisionBody = object({
  id: decimalId,
  state: { enum: ['approved', 'rejected'] },
  reason: shortText,
});
export const proposalBody = object({ id: decimalId });

export const lookBody = object({ token });
export const purposeAnswer = object({ purpose: text, username: text, name: text });
export const takeBody = object({
  token,
  username: { type: 'string', maxLength: 32 },
  name: { type: 'string', maxLength: 80 },
  password,
});

export const accountAnswer = object({
  decidesFrom: nullableText,
  sessions: list(
    object({ id: text, isCurrent: flag, openedAt: text, lastSeenAt: text, network: text, browser: text }),
  ),
});
export const passwordBody = object({ current: password, password });
export const installationAnswer = object({ demo: flag });
