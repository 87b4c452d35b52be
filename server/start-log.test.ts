import { expect, it } from 'vitest';
import { createStartLog } from './start-log.ts';

const foyer = {
  portalOrigin: 'https://play.example',
  consoleOrigin: 'https://console.example',
  gamesOrigin: null,
  revision: 7,
  database: 'PostgreSQL 18 at db.example',
  demoAccounts: null,
  setupLink: { url: 'https://console.example/setup#token-of-one-use', expiresAt: '2026-12-01T10:00:00.000Z' },
};
const start = (isProduction: boolean) => {
  const [out, error]: [string[], string[]] = [[], []];
  const lines = {
    out: (line: string) => void out.push(line),
    error: (line: string) => void error.push(line),
  };
  const log = createStartLog(isProduction, lines, () => 1_000);
  log.say('Database brought up to date\n(2 migrations).');
  log.ready(foyer, 3.21);
  log.fail('Port 4100 is taken.');
  return { out, error };
};

it('says a JSON line for each sentence in production, and the link for the first administrator in none', () => {
  const { out, error } = start(true);
  const read = out.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  expect(read.map(({ level, time, msg }) => [level, time, msg])).toEqual([
    [30, 1_000, 'Database brought up to date\n(2 migrations).'],
    [30, 1_000, 'Foyer is ready after 3.2 s.'],
    [60, 1_000, 'Foyer cannot start. Port 4100 is taken.'],
  ]);
  expect(read[1]).toMatchObject({ portalOrigin: 'https://play.example', revision: 7 });
  expect(out.every((line) => !line.includes('\n') && !line.includes('token-of-one-use'))).toBe(true);
  expect(error.join('\n')).toContain('https://console.example/setup#token-of-one-use');
});
it('says the same in words to a person at a terminal', () => {
  const { out, error } = start(false);
  expect(out[0]).toBe('  Database brought up to date\n(2 migrations).');
  expect(out[1]).toContain('  Portal   https://play.example');
  expect(out[1]).toContain('setup#token-of-one-use');
  expect(error).toEqual(['\nFoyer cannot start.\nPort 4100 is taken.\n']);
});
