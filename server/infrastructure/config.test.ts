import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { secretVariables } from './environment.ts';

test('needs no variable at all', () => {
  expect(readConfig({})).toEqual({
    portalPort: 4100,
    consolePort: 4101,
    gamesPort: 4102,
    host: 'localhost',
    portalOrigin: 'http://localhost:4100',
    consoleOrigin: 'http://localhost:4101',
    gamesOrigin: 'http://localhost:4102',
    dataFolder: resolve('.data'),
    databaseUrl: null,
    databaseDirectUrl: null,
    verifyDatabaseUrl: null,
    opsPort: null,
    opsHost: 'localhost',
    upstreamUrl: null,
    signingKey: null,
    secretKey: null,
    formerSecretKeys: [],
    backupKey: null,
    merchant: 'demo',
    environment: 'local',
    demo: true,
    trustProxy: { kind: 'none' },
    drainSeconds: 0,
    countryHeader: null,
    senders: { smtp: null, sms: null, mailReports: null },
    messagesKeptDays: 90,
    operatorWaitHours: 24,
    connectionsPerNetwork: 200,
    logLevel: 'warn',
  });
});
test('believes a header about the country only behind a proxy', () => {
  expect(() => readConfig({ COUNTRY_HEADER: 'CF-IPCountry' })).toThrow(/COUNTRY_HEADER: needs TRUST_PROXY/);
  expect(readConfig({ COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: '1' }).countryHeader).toBe('cf-ipcountry');
});
test('says everything that is wrong at once and repeats no password', () => {
  const read = () =>
    readConfig({
      PORTAL_PORT: 'x',
      CONSOLE_PORT: '70000',
      DATABASE_URL: 'mysql://u:secret@h/d',
      UPSTREAM_URL: 'nowhere',
      MERCHANT: 'A B',
    });
  expect(read).toThrow(/PORTAL_PORT[\s\S]*CONSOLE_PORT[\s\S]*MERCHANT[\s\S]*DATABASE_URL[\s\S]*UPSTREAM_URL/);
  expect(read).not.toThrow(/secret/);
  const weak = () => readConfig({ SECRET_KEY: 'my-password', PORTAL_PORT: 'x' });
  expect(weak).toThrow(/PORTAL_PORT[\s\S]*SECRET_KEY: expected 32 random bytes.*openssl rand/);
  expect(weak).not.toThrow(/my-password/);
  expect(() => readConfig({ PORTAL_PORT: '80', CONSOLE_PORT: '80' })).toThrow(/must differ/);
  expect(() => readConfig({ PORTAL_PORT: '80', GAMES_PORT: '80' })).toThrow(/GAMES_PORT: must differ/);
});
test('gives the games the port after the console, past the portal', () => {
  expect(readConfig({ CONSOLE_PORT: '5001' }).gamesPort).toBe(5002);
  expect(readConfig({ PORTAL_PORT: '5002', CONSOLE_PORT: '5001' }).gamesPort).toBe(5003);
});
test('makes no demo accounts in production unless asked', () => {
  expect([
    readConfig({ NODE_ENV: 'production' }).demo,
    readConfig({ NODE_ENV: 'production', DEMO: '1' }).demo,
    readConfig({ DEMO: '0' }).demo,
  ]).toEqual([false, true, false]);
});
test('shows a demonstration where others reach it only with DEMO=1 written out', () => {
  const open = [
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.0.2.4' },
    { CONSOLE_ORIGIN: 'https://console.example.com' },
    { PORTAL_ORIGIN: 'https://localhost.example.com' },
    { GAMES_ORIGIN: 'http://127.0.0.1.example.com' },
  ];
  for (const env of open) {
    expect(() => readConfig(env), JSON.stringify(env)).toThrow(/DEMO=0 for real use.*DEMO=1 to show/);
    expect(readConfig({ ...env, DEMO: '1' }).demo).toBe(true);
    expect(readConfig({ ...env, DEMO: '0' }).demo).toBe(false);
    expect(readConfig({ ...env, NODE_ENV: 'production' }).demo).toBe(false);
  }
  for (const HOST of ['localhost', '127.0.0.1', '127.1.2.3', '::1'])
    expect(readConfig({ HOST, PORTAL_ORIGIN: 'http://[::1]:8080' }).demo).toBe(true);
});
test('reads senders, and repeats no secret of a wrong one', () => {
  const good = readConfig({
    SMTP_URL: 'smtp://ana:p%40ss@smtp.lumina.example?tls=optional',
    MAIL_FROM: 'Lumina <no-reply@lumina.example>',
    SMS_TEMPLATE: '{"url":"https://sms.example/","body":{"to":"{{to}}","text":"{{text}}"}}',
    MESSAGES_KEPT_DAYS: '30',
  });
  expect(good.senders.smtp).toEqual({
    host: 'smtp.lumina.example',
    port: 587,
    secure: false,
    requireTls: false,
    user: 'ana',
    password: 'p@ss',
    from: 'Lumina <no-reply@lumina.example>',
  });
  expect([good.senders.sms?.method, good.messagesKeptDays]).toEqual(['POST', 30]);
  const wrong = () =>
    readConfig({ SMTP_URL: 'http://x:s3cret@y', SMS_TEMPLATE: '{"s3cret":1}x', MESSAGES_KEPT_DAYS: '0' });
  expect(wrong).toThrow(/SMTP_URL[^]*MAIL_FROM[^]*SMS_TEMPLATE[^]*MESSAGES_KEPT_DAYS/);
  expect(wrong).not.toThrow(/s3cret/);
});

test('takes every secret from a file as from its variable, and says what is wrong with the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-secrets-'));
  const key = randomBytes(32).toString('base64');
  const values: Readonly<Record<(typeof secretVariables)[number], string>> = {
    DATABASE_URL: 'postgres://u:p@h/d',
    DATABASE_DIRECT_URL: 'postgres://u:p@direct/d',
    VERIFY_DATABASE_URL: 'postgres://u:p@h/verify',
    UPSTREAM_URL: 'https://u:p@platform.example',
    SECRET_KEY: key,
    SECRET_KEYS_OLD: randomBytes(32).toString('hex'),
    BACKUP_KEY: randomBytes(24).toString('base64'),
    SIGNING_KEY: '/run/keys/releases.pem',
    SMTP_URL: 'smtps://u:p@mail.example',
    SMS_TEMPLATE: '{"url":"https://s.example","body":{"to":"{{to}}","text":"{{text}}"}}',
    MAIL_REPORTS: `{"secrets":{"r":"${'k'.repeat(24)}"},"key":"r","idPath":"id"}`,
  };
  const others = { MAIL_FROM: 'no-reply@lumina.example' };
  const files: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    files[`${name}_FILE`] = join(folder, name);
    writeFileSync(join(folder, name), `${value}\n`);
  }
  expect(readConfig({ ...others, ...files })).toEqual(readConfig({ ...others, ...values }));
  writeFileSync(join(folder, 'empty'), '\n');
  for (const name of secretVariables) {
    const file = `${name}_FILE`;
    expect(() => readConfig({ [file]: join(folder, 'none') })).toThrow(
      `${file}: the file cannot be read (ENOENT)`,
    );
    expect(() => readConfig({ [file]: join(folder, 'empty') })).toThrow(`${file}: the file is empty`);
    expect(() => readConfig({ [name]: values[name], [file]: files[file] })).toThrow(
      `${name}: set it or ${file}, and not both`,
    );
  }
  rmSync(folder, { recursive: true });
});
test('knows every variable that holds a secret, by its name in what reads them', () => {
  const folder = new URL('.', import.meta.url);
  const sources = ['config.ts', 'messages/sender-config.ts'].map((file) =>
    readFileSync(new URL(file, folder), 'utf8'),
  );
  const read = sources.flatMap((source) =>
    [...source.matchAll(/\(\s*(?:env, )?'([A-Z_]+)'/g)].map(([, name = '']) => name),
  );
  const secret = read.filter((name) => /KEY|SECRET|PASSWORD|TOKEN|_URL$|TEMPLATE|REPORTS/.test(name));
  expect(new Set(secret)).toEqual(new Set(secretVariables));
});
test('takes a level of the log by its name', () => {
  expect(readConfig({ LOG_LEVEL: 'Debug' }).logLevel).toBe('debug');
  expect(() => readConfig({ LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL: expected one of fatal, error, warn');
});
