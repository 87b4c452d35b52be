import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerVendorServer, vendorBase } from '../../demo/vendor-server/vendor-server.ts';
import { createWalletLink } from '../../demo/vendor/wallet-link.ts';
import { vendorCode } from '../../demo/games.ts';
import { ensureGatewayKey } from '../../platform/money/cashier/gateway/gateway-key.ts';
import { createPlayRig, type PlayRig } from '../../platform/play/play-rig.fake.ts';
import { walletBase, type WalletCall } from '../../platform/play/vendors/wallet-contract.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';
import { systemClock } from '../infrastructure/clock.ts';
import { createHttpServer } from '../infrastructure/http/http-server.ts';
import { systemRandom } from '../infrastructure/random.ts';
import { createKitClient, type KitPost } from './kit-client.ts';
import { createKitWallet, type KitWallet } from './kit-wallet.ts';
import { tryRules, writeReport, type RuleResult } from './rules.ts';
import { vendorRules } from './vendor-rules.ts';
import { walletRules } from './wallet-rules.ts';
import { readAddressTicket } from '../../platform/play/read-ticket.fake.ts';

let rig: PlayRig;
beforeAll(async () => {
  rig = await createPlayRig();
});
afterAll(() => rig.close());

const failedOf = (results: readonly RuleResult[]): readonly string[] =>
  results.filter(({ fault }) => fault !== null).map(({ id }) => id);

it('finds a key of the demonstration before its first game, which can be changed for one to try', async () => {
  const keys = await rig.database.db.selectFrom('gateway_key').select('gateway').execute();
  expect(keys).toContainEqual({ gateway: vendorCode });
});

describe("the rules of a platform's wallet", () => {
  /** The wallet of the rig, whose clock is not the kit's. */
  const open = async (change: (path: string, body: string) => string = (_, body) => body) => {
    const secret = await ensureGatewayKey(rig.database.db, rig.deps, vendorCode);
    const token = await rig.logIn('player');
    const { value } = await rig.call('games.launch', { nodeId: '10001' }, { token });
    const ticket = readAddressTicket(value.game_url);
    const post: KitPost = async (path, payload, headers) => {
      const url = `${walletBase}${path}`;
      const answer = await rig.app.inject({ method: 'POST', url, headers, payload: change(path, payload) });
      return { status: answer.statusCode, body: answer.body };
    };
    return { call: createKitClient(post, { vendor: vendorCode, secret }), ticket };
  };

  it('are kept by ours', async () => {
    rig.clock.advance(systemClock.now().getTime() - rig.clock.now().getTime());
    const results = await tryRules(walletRules, await open());
    expect(failedOf(results), writeReport(results)).toEqual([]);
  });

  it('are broken by name where the body is not what was signed', async () => {
    rig.clock.advance(systemClock.now().getTime() - rig.clock.now().getTime());
    const results = await tryRules(
      walletRules,
      await open((path, body) => (path === '/debit' ? `${body} ` : body)),
    );
    expect(failedOf(results)).toEqual(
      expect.arrayContaining(['wallet.debit', 'wallet.credit', 'wallet.rollback', 'wallet.finish']),
    );
    expect(failedOf(results)).not.toContain('wallet.replay');
  });
});

const vendor = 'kit-vendor';
const secret = 'a secret of the kit';
const former = 'the one before it';
const postTo =
  (wallet: KitWallet) => async (call: string, body: string, headers: Readonly<Record<string, string>>) => {
    const reply = wallet.take(call as WalletCall, body, headers);
    if (reply === null) throw new Error('The connection was cut.');
    return reply;
  };
const bench = (post: KitPost, wallet: KitWallet) => ({
  call: createKitClient(post, { vendor, secret }),
  wallet,
  formerSecret: former,
  game: '10001',
  patienceMs: 1_500,
});

describe("the rules of a vendor's server", () => {
  it("are kept by the demonstration's", async () => {
    const wallet = createKitWallet({ vendor, secret });
    const app = createHttpServer({
      headers: { all: {}, of: () => ({}) },
      trustProxy: { kind: 'none' },
      logLevel: 'silent',
    });
    const common = { clock: systemClock, random: systemRandom };
    registerVendorServer(app, {
      ...common,
      db: rig.database.db,
      wallet: createWalletLink({ ...common, vendor, readSecret: async () => secret, post: postTo(wallet) }),
      readSecrets: async () => [secret, former],
      gamesOrigin: 'https://games.test',
      portalOrigin: 'https://portal.test',
    });
    const post: KitPost = async (path, payload, headers) => {
      const answer = await app.inject({ method: 'POST', url: `${vendorBase}${path}`, headers, payload });
      return { status: answer.statusCode, body: answer.body };
    };
    const results = await tryRules(vendorRules, bench(post, wallet));
    await app.close();
    expect(failedOf(results), writeReport(results)).toEqual([]);
  });

  it('are broken by name by a vendor that signs once, pays what it does not know, and names each try', async () => {
    const wallet = createKitWallet({ vendor, secret });
    const link = createWalletLink({
      vendor,
      clock: systemClock,
      random: { ...systemRandom, token: () => 'always-the-same-nonce' },
      readSecret: async () => secret,
      post: postTo(wallet),
    });
    let tries = 0;
    const send = (round: string, session: string): Promise<unknown> =>
      link.settle({ launch: session, round: `${round}-${(tries += 1)}`, amount: '10.00' });
    const playBadly = async (ticket: string): Promise<void> => {
      const { launch } = await link.open(ticket);
      const round = systemRandom.uuid();
      await link.stake({ launch, round, amount: '5.00' }).catch(() => undefined);
      for (let turn = 0; turn < 6; turn += 1) {
        const isDone = await send(round, launch).then(
          () => true,
          () => false,
        );
        if (isDone) return;
        await sleep(20);
      }
    };
    /** It believes everybody, and has nothing to say of its games. */
    const post: KitPost = async (path, body) => {
      if (path === '/test/round') void playBadly(parseOwnJson<{ ticket: string }, 'memory'>(body).ticket);
      const value = path === '/test/round' ? { round: 'bad' } : { maintenance: false };
      return { status: 200, body: JSON.stringify({ success: true, value }) };
    };
    const results = await tryRules(vendorRules, { ...bench(post, wallet), patienceMs: 400 });
    const failed = failedOf(results);
    expect(failed).toEqual([
      'vendor.unsigned',
      'vendor.window',
      'vendor.launch',
      'vendor.rooms',
      'vendor.jackpots',
      'vendor.catalogue',
      'vendor.matches',
      'vendor.win',
      'vendor.debit-unanswered',
      'vendor.debit-temporary',
      'vendor.debit-refused',
      'vendor.credit-retry',
      'vendor.rollback-unknown',
      'vendor.messages',
    ]);
    expect(results.find(({ id }) => id === 'vendor.messages')?.fault).toContain('nonce was used before');
  });
});
