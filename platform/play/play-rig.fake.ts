import type { InjectOptions } from 'fastify';
import { openGames, vendorCode, type Games } from '../../demo/games.ts';
import { placesOf } from '../../src/protocol/money/currency-places.ts';
import { ensureGatewayKey } from '../money/cashier/gateway/gateway-key.ts';
import { createMemberRig, createSeededRig, plainPasswords, type MemberRig } from '../member-rig.fake.ts';
import { seedMember } from '../../demo/seed/seed.ts';
import { writeWalletCall, type ShortMessage } from './vendors/wallet-message.fake.ts';
import { readAddressTicket } from './read-ticket.fake.ts';

export interface WalletReply {
  readonly status: number;
  readonly code: string | undefined;
  readonly value: Readonly<Record<string, unknown>>;
}
/** The member platform with its vendor beside it, on one database, with cards that a test chooses. */
export interface PlayRig extends MemberRig {
  readonly games: Games;
  /** Cards that are drawn next; random ones when there are no more. */
  readonly cards: number[];
  /** The network between vendor and wallet: a test may cut it. */
  readonly network: { isCut: boolean; isAnswerLost: boolean };
  logIn(account: string): Promise<string>;
  /** Calls the wallet as the vendor; `secret` signs as somebody else. */
  wallet(message: ShortMessage, secret?: string): Promise<WalletReply>;
  /** Starts a game and uses its ticket; the launch's id. */
  openLaunch(token: string, nodeId?: string): Promise<string>;
  balanceOf(account: string): Promise<bigint>;
}

export const nodeId = '10001';
export const otherNode = '10002';

interface Currency {
  readonly code: string;
  readonly symbol: string;
}
/** Seeded in another currency than pesos. */
const seedIn = async ({ code, symbol }: Currency): Promise<MemberRig> => {
  const rig = await createMemberRig();
  const row = { code, symbol, places: placesOf(code) };
  await rig.database.db.updateTable('ledger_currency').set(row).where('merchant', '=', 'demo').execute();
  await seedMember(rig.deps, () => undefined, plainPasswords);
  return rig;
};

/**
 * Makes `PlayRig` with the accounts and games of the seed; nobody is asked for captchas.
 * @param currency What the site's brand says about money before anything is booked; pesos without it.
 */
export async function createPlayRig(currency?: Currency): Promise<PlayRig> {
  const rig = currency === undefined ? await createSeededRig() : await seedIn(currency);
  rig.live.modules = { ...rig.live.modules, GEETEST3: false };
  await rig.database.pool.query('update game set maintenance = false where node_id in (10001, 10002)');
  const cards: number[] = [];
  const network = { isCut: false, isAnswerLost: false };
  const random = {
    ...rig.deps.random,
    integer: (from: number, below: number) => cards.shift() ?? rig.deps.random.integer(from, below),
  };
  const portal = {
    inject: async (request: InjectOptions) => {
      if (network.isCut) throw new Error('The network is cut.');
      const answer = await rig.app.inject(request);
      if (network.isAnswerLost) throw new Error('The answer is lost.');
      return answer;
    },
  };
  const parts = { ...rig.deps, random, gamesOrigin: rig.deps.gameVendor?.origin ?? null };
  const options = {
    portal: portal as never,
    trustProxy: { kind: 'none' as const },
    logLevel: 'silent' as const,
    onTrouble: (cause: unknown) => {
      throw cause;
    },
  };
  // Tests end rounds themselves: a sweep beside them would meet a clock that one of them moves.
  const games = await openGames(parts, options, () => ({ stop: async () => undefined }));
  if (games === null) throw new Error('Expected games, got none.');
  const wallet: PlayRig['wallet'] = async (message, secret) => {
    const key = secret ?? (await ensureGatewayKey(rig.database.db, rig.deps, vendorCode));
    const nonce = rig.deps.random.token(18);
    const signing = { vendor: vendorCode, secret: key, now: rig.clock.now(), nonce };
    const { path: url, body: payload, headers } = writeWalletCall(message, signing);
    const answer = await rig.app.inject({ method: 'POST', url, headers, payload });
    const told = answer.json<{ errorCode?: string; value?: Readonly<Record<string, unknown>> }>();
    return { status: answer.statusCode, code: told.errorCode, value: told.value ?? {} };
  };
  return {
    ...rig,
    games,
    cards,
    network,
    wallet,
    logIn: async (username) =>
      (await rig.call('session.login', { username, password: 'Foyer-2026' })).value.token,
    openLaunch: async (token, game = nodeId) => {
      const { value, status, error } = await rig.call('games.launch', { nodeId: game }, { token });
      if (status !== 200) throw new Error(`Expected a launch, got ${error.errorCode}`);
      const ticket = readAddressTicket(value.game_url);
      return String((await wallet({ call: 'open', ticket })).value['session']);
    },
    balanceOf: async (account) => {
      const { rows } = await rig.database.pool.query<{ balance: bigint }>(
        `select a.balance from ledger_account a join member m on m.id = a.member_id
         where m.account = $1 and a.account_type = 1 and a.currency <> 'FUN'`,
        [account],
      );
      return BigInt(rows[0]?.balance ?? 0);
    },
    close: async () => {
      await games.close();
      await rig.close();
    },
  };
}
