import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

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
    upstreamUrl: null,
    signingKey: null,
    secretKey: null,
    merchant: 'demo',
    environment: 'local',
    demo: true,
    trustProxy: false,
    countryHeader: null,
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
