import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { formDefinitions } from '../../src/forms/generated/definitions.ts';
import { errorMessageKeys, nameErrorMessage } from '../../src/machines/error-message.ts';
import { countedErrorCodes } from '../../src/protocol/error-codes.ts';
import { consoleErrorCodes } from '../../src/protocol/console/console-error-codes.ts';
import { serverOnlyCodes } from '../../src/protocol/server-only-codes.ts';
import { listCodes, listServerCodes } from './server-error-codes.ts';

const attempts = [0, 1, 2, 3, 4];
const messageKeys = [
  ...errorMessageKeys,
  ...countedErrorCodes.flatMap((code) => attempts.map((left) => `error.${code}-${left}`)),
];
const folder = fileURLToPath(new URL('../../locales/', import.meta.url));

test.each(readdirSync(folder).filter((name) => name.endsWith('.json')))(
  '%s has a text for every error a flow can show',
  (name) => {
    const texts = JSON.parse(readFileSync(`${folder}${name}`, 'utf8')) as Readonly<Record<string, string>>;
    expect(messageKeys.filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
  },
);

/** Codes that the source works out, by its file. */
const workedOut: Readonly<Record<string, readonly string[]>> = {
  'platform/calls/request-validator.ts': ['request_param_err'],
  // Passes on the code of the refusal that it adds to.
  'platform/identity/sign-in/log-in.ts': [],
  'platform/identity/passwords/password-rule.ts': ['password.weak', 'password.guessable'],
  'platform/rewards/points/redeem.ts': [
    'reward.closed',
    'reward.sold-out',
    'reward.limit',
    'reward.amount-missing',
    'points.insufficient',
  ],
  // Codes of the console: at a row of a file.
  'platform/desks/desk-rows.ts': [],
  'platform/protection/assert-within-limits.ts': ['limit.reached', 'limit.loss', 'limit.session'],
  'platform/rewards/claim-reward.ts': ['reward.unknown', 'reward.claimed', 'reward.expired'],
  'platform/rewards/tickets.ts': ['reward.unknown', 'reward.claimed', 'reward.expired'],
  'platform/identity/verification/human-check.ts': ['verification.wrong', 'verification.exhausted'],
  'server/infrastructure/http/http-server.ts': [
    'request.unknown',
    'request.too-large',
    'server.busy',
    'request_param_err',
  ],
};

test('no language has words for an error that no list has', () => {
  const words = JSON.parse(readFileSync(`${folder}EN.json`, 'utf8')) as Readonly<Record<string, string>>;
  const saidByForms = formDefinitions.flatMap(({ texts = {} }) => Object.values(texts));
  const listed = new Set([...messageKeys, ...saidByForms]);
  const keys = Object.keys(words).map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, ''));
  expect(keys.filter((key) => key.startsWith('error.') && !listed.has(key))).toEqual([]);
});

test('says every code that the server answers a player with in its own words', () => {
  const answered = listServerCodes();
  const fixed = answered.flatMap(({ code }) => (code === null ? [] : [code]));
  expect(fixed.length).toBeGreaterThan(150);
  const codes = [...fixed, ...Object.values(workedOut).flat()];
  const wordless = codes.filter((code) => nameErrorMessage(code) === nameErrorMessage('?'));
  const others: readonly string[] = [...serverOnlyCodes, ...consoleErrorCodes];
  expect([...new Set(wordless)].filter((code) => !others.includes(code))).toEqual([]);
});

test('knows each file that works out its code', () => {
  const files = listServerCodes().flatMap(({ code, file }) => (code === null ? [file] : []));
  expect([...new Set(files)].sort()).toEqual(Object.keys(workedOut).sort());
});

test('finds a code however a refusal is written', () => {
  const source = `
    throw refuseCall('a.call', 'x');
    throw refuseField('name', isShort ? 'a.short' : 'a.long', 'x');
    throw refuseFields({ name: 'a.field' });
    throw new AppError({ status: 400, code: 'a.thrown', message: 'x' });
    throw refuseCall(worked, 'x');`;
  expect(listCodes('a.ts', source).map(({ code }) => code)).toEqual([
    'a.call',
    'a.short',
    'a.long',
    'a.field',
    'a.thrown',
    null,
  ]);
});
