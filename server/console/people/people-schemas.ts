import { consoleRoles } from '../../../src/protocol/console-api.ts';
import { longestPassword, usernamePattern } from '../../../src/protocol/operator-rules.ts';
import { count, list, nullableText, object, text } from '../schemas.ts';

const username = { type: 'string', pattern: usernamePattern } as const;
const name = { type: 'string', minLength: 1, maxLength: 80 } as const;
const role = { enum: consoleRoles } as const;
const flag = { type: 'boolean' } as const;
/** Longer than any password that is accepted, so that the answer can say so; not so long that it is work. */
const password = { type: 'string', maxLength: longestPassword * 4 } as const;
const token = { type: 'string', minLength: 1, maxLength: 100 } as const;

const operators = list(
  object({
    ...{ username: text, name: text, role: text, state: text },
    sessions: count,
    lastSeenAt: nullableText,
    linkExpiresAt: nullableText,
  }),
);
export const peopleAnswer = object({ operators });
export const linkedPeopleAnswer = object({ operators, link: object({ url: text, expiresAt: text }) });
export const invitationBody = object({ username, name, role });
export const roleBody = object({ username, role });
export const disabledBody = object({ username, disabled: flag });
export const operatorBody = object({ username });

export const lookBody = object({ token });
export const purposeAnswer = object({ purpose: text, username: text, name: text });
export const takeBody = object({
  token,
  username: { type: 'string', maxLength: 32 },
  name: { type: 'string', maxLength: 80 },
  password,
});

export const accountAnswer = object({
  sessions: list(
    object({ id: text, isCurrent: flag, openedAt: text, lastSeenAt: text, network: text, browser: text }),
  ),
});
export const passwordBody = object({ current: password, password });
export const installationAnswer = object({ demo: flag });
