import { consoleRoles } from '../console/console-api.ts';
import { launchSteps } from '../calls/launch.ts';
import { noticeKinds } from '../calls/notices.ts';
import type { JsonObject } from '../json/json.ts';
import {
  flag,
  list,
  object,
  oneOf,
  optional,
  record,
  text,
  textLike,
  textUpTo,
  whole,
  type Schema,
  type ValueOf,
} from '../json/typed-schema.ts';
import { addressPattern, usernamePattern } from '../release/operator-rules.ts';

/** What a set-up plan says. Whatever is left out stays as it is. */

const described = <Value>(schema: Schema<Value>, description: string): Schema<Value> => ({
  ...schema,
  description,
});
/** Any JSON object; the desk, the form or the check of the site judges what is in it. */
const values: Schema<JsonObject> = { type: 'object' };
const language = textLike('^[A-Z]{2,3}$');
const secret = described<{ readonly env?: string; readonly file?: string }>(
  {
    type: 'object',
    properties: { env: textLike('^[A-Za-z_][A-Za-z0-9_]*$'), file: textUpTo(400, 1) },
    additionalProperties: false,
    minProperties: 1,
    maxProperties: 1,
  },
  'Where a secret is: an environment variable or a file. The plan never has it.',
);
const address: Schema<string> = { ...textUpTo(254), pattern: addressPattern };
const person = object({
  username: textLike(usernamePattern),
  name: textUpTo(80, 1),
  role: oneOf(consoleRoles),
  email: optional(address),
  password: optional(
    described(
      secret,
      'The command does what the plan says in the name of operators whose password it knows.',
    ),
  ),
});
const smtp = object({
  host: textUpTo(200, 1),
  port: whole(1, 65_535),
  secure: flag,
  requireTls: flag,
  user: textUpTo(200),
  from: textUpTo(200),
  password: optional(secret),
});
const sms = object({
  template: described(values, 'The call of the provider, as the console has it under Senders.'),
  secrets: record(secret, { maxProperties: 10 }),
});
const entry = object({
  kind: oneOf(noticeKinds),
  tag: optional(textUpTo(40)),
  texts: record(object({ title: textUpTo(80), body: textUpTo(4_000) })),
  startsAt: optional(textUpTo(40)),
  endsAt: optional(textUpTo(40)),
  image: optional(textUpTo(200)),
  link: optional(textUpTo(200)),
});
/** Steps of the launch that a person confirms. */
const confirmable = launchSteps.filter((step) =>
  ['money', 'languages', 'market', 'legal', 'withdrawals', 'backup'].includes(step),
);

export const planSchema = object({
  $schema: optional(text),
  people: described(
    list(person, { minItems: 1 }),
    'Operators. The first whose password is known and whose role may, acts; another one approves.',
  ),
  brand: optional(described(values, 'Fields of the brand: name, licence, currency, timeZone, …')),
  market: optional(described(values, 'Fields of the market: minimumAge, helplineName, …')),
  switches: optional(described(record(flag), 'Code of a switch of the whitelabel tree → on or off.')),
  languages: optional(
    described(list(language, { minItems: 1 }), 'Languages that are on; all others are off.'),
  ),
  legal: optional(
    described(
      record(object({ version: textUpTo(20, 1), date: textLike('^[0-9]{4}-[0-9]{2}-[0-9]{2}$') })),
      'Legal text → edition and date.',
    ),
  ),
  texts: optional(described(record(record(text)), 'Language → key of a text → words.')),
  senders: optional(object({ email: optional(smtp), sms: optional(sms) })),
  desks: optional(
    described(
      record(list(values)),
      'Name of a desk → its rows: deposit-methods, receiving-accounts, withdrawal-rules, … A field that is left out stays as it is.',
    ),
  ),
  entries: optional(
    described(
      list(entry),
      'Help topics (HT), banners (B), news (PL), dialogs (PU), promotions (PR), news for agents (AG).',
    ),
  ),
  lotteries: optional(described(record(flag), 'Code of a lottery of the house → on sale or not.')),
  tests: optional(
    described(
      object({ email: optional(textUpTo(200, 3)), sms: optional(textUpTo(200, 3)) }),
      'Where a test message goes.',
    ),
  ),
  confirm: optional(
    described(list(oneOf(confirmable)), 'Steps of the launch that an administrator of the plan calls right.'),
  ),
});

export type SetupPlan = ValueOf<typeof planSchema>;
export type PlanPerson = SetupPlan['people'][number];
export type SecretPlace = ValueOf<typeof secret>;

/** As a file, for editors that complete by it. */
export const planSchemaFile = (): JsonObject => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Set-up plan of Foyer',
  ...(planSchema as JsonObject),
});
