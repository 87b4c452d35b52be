import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../src/protocol/json/json.ts';
import type { OperationContract } from '../src/protocol/operation-contract.ts';
import { operations } from '../src/protocol/operations.ts';
import { codeOf, findFaults } from './calls/hostile-answers.fake.ts';
import {
  brokenBodies,
  extraFields,
  isInQuery,
  writeHostile,
  writeRequest,
  writeSample,
  type HostileRequest,
  type Sent,
} from './calls/hostile-requests.fake.ts';
import { makeOwn, nameAt, openToken, writeFields, writeGood, type OwnThings } from './own-things.fake.ts';
import { createWithdrawalRig, type WithdrawalRig } from './money/withdrawals/withdrawal-rig.fake.ts';
import { takeShare } from '../server/infrastructure/test-effort.fake.ts';
import { toText } from '../src/protocol/json/to-text.ts';

let rig: WithdrawalRig;
const ids = { player: '', agent: '' };
beforeAll(async () => {
  rig = await createWithdrawalRig();
  const { rows } = await rig.database.pool.query<{ id: string; account: 'player' | 'agent' }>(
    `select id, account from member where account in ('player', 'agent')`,
  );
  for (const { id, account } of rows) ids[account] = id;
  rig.live.modules = { ...rig.live.modules, FUNDTRANS3: true };
  await rig.database.pool.query(
    'update point_reward set limit_per_member = null, quantity = quantity + 10000, available = available + 10000',
  );
  keys = await makeOwn(rig, ids.agent);
});
afterAll(() => rig.close());
// Who is refused for trying too often is not refused for what was asked.
const forgetTries = () => rig.database.pool.query('delete from limit_window');
beforeEach(forgetTries);

const send = (contract: OperationContract, sent: Sent): Promise<LightMyRequestResponse> =>
  rig.app.inject(writeRequest(contract, { key: rig.deps.random.uuid(), ...sent }));
const ask = (contract: OperationContract, fields: JsonObject, sent: Sent = {}) =>
  send(contract, {
    ...sent,
    body: JSON.stringify(fields),
    query: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toText(value)])),
  });

/** Number of transfers, and the sum of what all members have: what no refused call may change. */
const readLedger = async (): Promise<string> => {
  const { rows } = await rig.database.pool.query<{ count: string; sum: string }>(
    `select (select count(*) from ledger_transfer), (select sum(balance) from ledger_account where owner = 'member')`,
  );
  return `${rows[0]?.count} ${rows[0]?.sum}`;
};

let keys: OwnThings;
const fieldsOf = (contract: OperationContract): JsonObject => writeFields(keys, contract);
const protectedOnes = operations.filter(({ token }) => token === 'required');
const moneyOnes = operations.filter(({ money }) => money);

describe('who is not signed in', () => {
  it('is told so by every call that needs a member, without a token and with a wrong one', async () => {
    expect(protectedOnes.length).toBeGreaterThan(50);
    const before = await readLedger();
    const wrong: string[] = [];
    const tokens = [null, '', 'x', 'x'.repeat(43), 'x'.repeat(400), `' or 1=1`, keys.token.slice(1)];
    for (const [turn, contract] of protectedOnes.entries())
      for (const token of takeShare(tokens, tokens.length, turn)) {
        const response = await ask(contract, fieldsOf(contract), { token });
        if (response.statusCode !== 401 || codeOf(response) !== 'login.not.session')
          wrong.push(`${contract.name} with ${token} → ${response.statusCode} ${codeOf(response)}`);
      }
    expect(wrong).toEqual([]);
    expect(await readLedger()).toBe(before);
  });

  it('is told so before anything they sent is judged, and learns no field of a call', async () => {
    const wrong: string[] = [];
    for (const contract of protectedOnes) {
      const names = Object.keys((contract.request['properties'] ?? {}) as object);
      const junk = Object.fromEntries(['junk', ...names].map((name) => [name, 'junk '.repeat(200)]));
      for (const fields of [{}, junk]) {
        const response = await ask(contract, fields, { token: null });
        if (response.statusCode !== 401 || codeOf(response) !== 'login.not.session')
          wrong.push(`${contract.name} → ${response.statusCode} ${response.body.slice(0, 80)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('the key of a call that moves money', () => {
  it('is refused where it has not its form', async () => {
    const token = await openToken(rig, ids.agent);
    const before = await readLedger();
    const codes = new Set<string>();
    for (const contract of moneyOnes)
      for (const key of ['', 'short', 'with a space', 'x'.repeat(129), 'ключ-ключ'])
        codes.add(codeOf(await ask(contract, fieldsOf(contract), { token, key })));
    expect([...codes]).toEqual(['request.key-missing']);
    expect(await readLedger()).toBe(before);
  });

  it('gives the same answer again, and is refused with another request and for another call', async () => {
    const convert = operations.find(({ name }) => name === 'points.convert') as OperationContract;
    const redeem = operations.find(({ name }) => name === 'points.redeem') as OperationContract;
    const caller = { token: keys.token, key: 'hostile-key-1' };
    const first = await ask(convert, fieldsOf(convert), caller);
    expect(first.statusCode).toBe(200);
    const after = await readLedger();
    expect((await ask(convert, fieldsOf(convert), caller)).body).toBe(first.body);
    const withExtra = await ask(convert, { ...fieldsOf(convert), ...extraFields }, caller);
    expect(withExtra.body).toBe(first.body);
    for (const response of [
      await ask(convert, { ...fieldsOf(convert), points: 120 }, caller),
      await ask(redeem, fieldsOf(redeem), caller),
    ])
      expect([response.statusCode, codeOf(response)]).toEqual([422, 'request.key-reused']);
    expect(await readLedger()).toBe(after);
  });
});

/** Numbers that belong to nobody in particular: every member may send them. */
const common = new Set([
  'games.list.order',
  'missions.claim.id',
  'points.redeem.rewardId',
  'promotions.giveUp.id',
  'promotions.join.id',
  'promotions.read.id',
  'rewards.activity.id',
  'rewards.apply.id',
  'rewards.claimActivity.id',
  'verification.answer.id',
]);
const isCommon = (name: string): boolean =>
  common.has(name) ||
  // Each with a case in `agents/subtree-leaks.test.ts`.
  /^agent\.\w+\.parent$/.test(name) ||
  /\.(node|game|room|vendor|type|fromType|toType|group|loginDevice|recommender)Id$/.test(name);

describe('what belongs to somebody else', () => {
  /** Field by field, what the agent has and the player asks for. */
  const writeForeign = (): Readonly<Record<string, JsonObject>> => ({
    ...Object.fromEntries(
      Object.entries(writeGood(keys)).filter(([name]) => /^(confirmations|withdrawals|deposit)\./.test(name)),
    ),
    'deposit.settings': {},
    'deposit.create': {},
    'payout.removeAccount': { id: keys.card },
    'points.redemption': { id: keys.redemption },
    'rewards.claim': { promotionClaimId: keys.reward },
    'rewards.claimTicket': { transactionId: keys.reward },
    'rewards.cancelTicket': { transactionId: keys.reward },
    'devices.end': { id: keys.session },
    'passkeys.rename': { id: keys.passkey },
    'passkeys.remove': { id: keys.passkey, password: 'Foyer-2026' },
    'contracts.answerDaily': { id: '1' },
    'contracts.answerHourly': { contractId: '1' },
    'contracts.answerRealTime': { id: '1' },
    'contracts.line': { id: '1' },
    ...nameAt('bayani', 'contracts', 'read', 'end', 'offer', 'simulate', 'history', 'copy'),
    'contracts.offerMany': { accounts: [{ account: 'bayani' }] },
    'agent.changeLink': { id: keys.link },
    'agent.removeLink': { id: keys.link },
    'agent.rebates': { account: 'bayani' },
    'agent.setRebates': { account: 'bayani' },
    'agent.openAccount': { account: 'opened2' },
    'agent.promote': { account: 'bayani' },
    'agent.lotteryOdds': { account: 'bayani' },
    'agent.setLotteryOdds': { account: 'bayani' },
    'transfers.form': { account: 'bayani', to: 'downline' },
    'transfers.toDownline': { account: 'bayani' },
    'conversations.messages': { account: 'bayani' },
    'conversations.send': { account: 'bayani', to: 'downline' },
    'records.detail': { id: `l${keys.ticket}` },
    'lottery.ticket': { id: keys.ticket },
    'lottery.cancel': { id: [keys.ticket] },
    'lottery.proof': { id: keys.ticket },
    'lottery.cancelChase': { id: keys.chase },
    'lottery.chases': { id: keys.chase },
  });
  const foreign = () => Object.entries(writeForeign()).filter(([, fields]) => Object.keys(fields).length > 0);

  // Anyone who adds a call with a number says here whose it is.
  it('is known of every call that names something by its number', () => {
    const named = operations.flatMap(({ name, request }) =>
      Object.keys((request['properties'] ?? {}) as object)
        .filter((field) => /^(id|card|accounts?|order|parent)$|Id$/.test(field))
        .map((field) => `${name}.${field}`),
    );
    const judged = foreign().flatMap(([name, fields]) =>
      Object.keys(fields).map((field) => `${name}.${field}`),
    );
    expect(named.filter((one) => !isCommon(one) && !judged.includes(one))).toEqual([
      // Answered with what is the caller's own.
      'agent.links.id',
      'deposit.settings.order',
      // How a list is sorted.
      'lottery.opened.order',
    ]);
  });

  it('is refused as if it were not there, and stays as it is', async () => {
    const token = await openToken(rig, ids.player);
    const before = await readLedger();
    const answers: string[] = [];
    for (const [name, fields] of foreign()) {
      await forgetTries();
      const contract = operations.find((one) => one.name === name) as OperationContract;
      const response = await ask(contract, { ...writeSample(contract), ...fields }, { token });
      answers.push(`${name} ${response.statusCode} ${codeOf(response)}`);
    }
    expect(answers).toEqual([
      'confirmations.answer 404 withdrawal.unknown',
      'confirmations.receipt 404 withdrawal.unknown',
      'withdrawals.answer 404 withdrawal.unknown',
      'withdrawals.detail 404 withdrawal.unknown',
      'withdrawals.cancel 404 withdrawal.unknown',
      'withdrawals.submit 400 payout.unknown',
      'deposit.order 404 order.unknown',
      'deposit.cancel 404 order.unknown',
      'deposit.prove 404 order.unknown',
      // Removed twice is removed: the answer is the caller's own list.
      'payout.removeAccount 200 ',
      'points.redemption 404 points.no-order',
      'rewards.claim 404 reward.unknown',
      'rewards.claimTicket 404 reward.unknown',
      'rewards.cancelTicket 404 reward.unknown',
      'devices.end 200 ',
      'passkeys.rename 404 passkey.unknown',
      'passkeys.remove 404 passkey.unknown',
      'contracts.answerDaily 404 contract.changed',
      'contracts.answerHourly 404 contract.changed',
      'contracts.answerRealTime 404 contract.changed',
      'contracts.line 403 agent.only',
      'contracts.read 403 agent.only',
      'contracts.end 403 agent.only',
      'contracts.offer 403 agent.only',
      'contracts.simulate 403 agent.only',
      'contracts.history 403 agent.only',
      'contracts.copy 403 agent.only',
      'contracts.offerMany 403 agent.only',
      'agent.changeLink 403 agent.only',
      'agent.removeLink 403 agent.only',
      'agent.rebates 403 agent.only',
      'agent.setRebates 403 agent.only',
      'agent.openAccount 403 agent.only',
      'agent.promote 403 agent.only',
      'agent.lotteryOdds 403 agent.only',
      'agent.setLotteryOdds 403 agent.only',
      'transfers.form 403 agent.only',
      'transfers.toDownline 403 agent.only',
      'conversations.messages 403 agent.only',
      'conversations.send 403 agent.only',
      'records.detail 404 record.unknown',
      'lottery.ticket 404 lottery.ticket-unknown',
      'lottery.cancel 404 lottery.ticket-unknown',
      'lottery.proof 404 lottery.ticket-unknown',
      'lottery.cancelChase 404 lottery.ticket-unknown',
      'lottery.chases 404 lottery.ticket-unknown',
    ]);
    const { rowCount } = await rig.database.pool.query(
      `select 1 from payout_account where id = $1 and removed_at is null
        union all select 2 from member_session where id = $2`,
      [keys.card, keys.session],
    );
    expect(rowCount).toBe(2);
    expect(await readLedger()).toBe(before);
  });
});

/** Calls that use up what they are about: made again after each that was taken. */
const usesUp =
  /^(confirmations\.answer|withdrawals\.(answer|cancel|submit)|deposit\.(create|cancel|prove)|payout|rewards\.(claim|cancelTicket)|points\.(convert|redeem)|session\.logout|devices|lottery\.cancel)/;

describe.each(operations.map((contract) => [contract.name, contract] as const))('%s', (_, contract) => {
  const write = () => takeShare(writeHostile(contract, fieldsOf(contract)), 14, operations.indexOf(contract));
  it('answers every absurd value of every field with a refusal or an answer, never with a failure', async () => {
    let token = contract.token === 'none' ? null : await openToken(rig, ids.agent);
    const failed: string[] = [];
    const judge = ({ what }: Pick<HostileRequest, 'what'>, response: LightMyRequestResponse): void => {
      failed.push(...findFaults(contract, what, response));
    };
    let requests = write();
    const isWatched = contract.money || usesUp.test(contract.name) || contract.name === 'session.trial';
    let before = await readLedger();
    for (let index = 0; index < requests.length; index += 1) {
      const hostile = requests[index] as HostileRequest;
      const sent = { token, body: hostile.body, query: hostile.query };
      let response = await send(contract, sent);
      if (response.statusCode === 429) {
        await forgetTries();
        response = await send(contract, sent);
      }
      judge(hostile, response);
      if (response.statusCode === 200 && usesUp.test(contract.name)) {
        keys = await makeOwn(rig, ids.agent);
        token = keys.token;
        requests = write();
      }
      if (!isWatched) continue;
      if (response.statusCode !== 200) expect(await readLedger()).toBe(before);
      else before = await readLedger();
    }
    // All other calls move none, whatever they answer.
    if (!isWatched) expect(await readLedger()).toBe(before);
    for (const [what, body] of takeShare(Object.entries(brokenBodies), 5, operations.indexOf(contract))) {
      if (isInQuery(contract)) break;
      judge({ what }, await send(contract, { token, body }));
    }
    judge(
      { what: 'fields nobody declared' },
      await ask(contract, { ...fieldsOf(contract), ...extraFields }, { token }),
    );
    expect(failed).toEqual([]);
  });
});
