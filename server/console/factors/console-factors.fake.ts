import type { ChangedFactors, AuthenticatorSecret } from '../../../src/protocol/calls/factors.ts';
import type { ConsoleRole } from '../../../src/protocol/console/console-api.ts';
import type { TestDatabase } from '../../db/test-database.ts';
import { createFakeClock, type FakeClock } from '../../infrastructure/clock.fake.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createSecretBox } from '../../infrastructure/keys/secret-box.ts';
import { makeTotp, readStep } from '../../infrastructure/second-factor/totp.ts';
import { createConsoleApp, plainPasswords, type ConsoleApp } from '../fakes/console-app.fake.ts';
import { openPeople } from '../people/open-people.ts';
import { createPostgresConsoleStore } from '../postgres-console-store.ts';
import { openLostFactors } from './lost-factors.ts';
import { openFactors } from './open-factors.ts';

export const operatorPassword = 'copper kettle 94 lamps';
export const consoleOrigin = 'http://console.test';

type Answer = Awaited<ReturnType<ConsoleApp['call']>>;
/** A browser: sends its cookie, and keeps what it is given. */
export interface Browser {
  readonly post: (path: string, body?: object) => Promise<Answer>;
  readonly get: (path: string) => Promise<Answer>;
  readonly cookie: () => string;
}
export interface FactorRig extends ConsoleApp {
  readonly clock: FakeClock;
  readonly browse: (cookie?: string) => Browser;
  /** A browser in which the password was right. */
  readonly logIn: (username: string) => Promise<Browser>;
  /** As it is after the first set-up: logged in, with an authenticator. */
  readonly setUp: (role: ConsoleRole) => Promise<{
    readonly browser: Browser;
    readonly secret: string;
    readonly recoveryCodes: readonly string[];
  }>;
  /** A code that was not used: each moves the clock by one step. */
  readonly nextCode: (secret: string) => string;
  readonly actions: () => Promise<readonly string[]>;
}

/** The console with one operator of each role, on a real database. */
export async function openFactorRig(
  database: TestDatabase,
  { demo = false, clock = createFakeClock('2026-11-21T10:00:00Z') } = {},
): Promise<FactorRig> {
  const { db, pool } = database;
  const secretBox = createSecretBox(new Uint8Array(32).fill(5));
  const common = { db, clock, random: systemRandom, merchant: 'demo', demo };
  const app = await createConsoleApp({
    parts: {
      ...openPeople({
        ...common,
        consoleOrigin,
        linkKey: new Uint8Array(32).fill(3),
        operatorWaitHours: 24,
        mail: null,
      }),
      factors: openFactors({ ...common, secretBox, consoleOrigin, label: 'Lumina console' }),
      lostFactors: openLostFactors(common),
      clock,
      store: createPostgresConsoleStore(db),
      passwords: plainPasswords,
    },
  });
  await pool.query(`update console_account set password_hash = $1, public_password = false`, [
    await plainPasswords.hash(operatorPassword),
  ]);
  const browse = (first = ''): Browser => {
    let cookie = first;
    const keep = (answer: Answer): Answer => {
      const given = answer.cookies[0];
      if (given) cookie = `${given.name}=${given.value}`;
      return answer;
    };
    return {
      post: async (path, body = {}) => keep(await app.call('POST', `/api/${path}`, { cookie, body })),
      get: async (path) => keep(await app.call('GET', `/api/${path}`, { cookie })),
      cookie: () => cookie,
    };
  };
  const logIn = async (username: string): Promise<Browser> => {
    const browser = browse();
    const answer = await browser.post('login', { username, password: operatorPassword });
    if (answer.statusCode !== 200) throw new Error(`Expected a login, got ${answer.body}`);
    return browser;
  };
  const nextCode = (secret: string): string => {
    clock.advance(30_000);
    return makeTotp(secret, readStep(clock.now()));
  };
  return {
    ...app,
    clock,
    browse,
    logIn,
    nextCode,
    setUp: async (role) => {
      const browser = await logIn(role);
      const { secret } = (await browser.post('factors/authenticator/start')).json<AuthenticatorSecret>();
      const confirmed = await browser.post('factors/authenticator/confirm', { code: nextCode(secret) });
      const { recoveryCodes } = confirmed.json<ChangedFactors>();
      return { browser, secret, recoveryCodes: recoveryCodes ?? [] };
    },
    actions: async () => {
      const { rows } = await pool.query<{ entry: string }>(
        'select entry from operation_audit order by position',
      );
      return rows
        .map(({ entry }) => JSON.parse(entry) as { action: string; author: string; note: string })
        .map(({ action, author, note }) => `${author}: ${action} ${note}`.trim());
    },
  };
}
