import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { operations } from '../../src/protocol/operations.ts';
import { byEffort } from '../../server/infrastructure/test-effort.fake.ts';
import { toText } from '../../src/protocol/json/to-text.ts';
import { createMemberRig, type MemberRig } from '../member-rig.fake.ts';
import { growForest, type Forest, type Person } from './forest.fake.ts';

let rig: MemberRig;
let forest: Forest;
beforeAll(async () => {
  rig = await createMemberRig();
  forest = await growForest(rig);
});
afterAll(() => rig.close());

const pairs = byEffort(16, 400);
const pairsBelow = byEffort(5, 40);
const days = { from: '2026-05-01', to: '2026-05-31' };
const contract = { kind: 'dividend', product: 'CONS' };
const tiers = [{ bet: '0', loss: '0', members: 0, rate: '0.01' }];
const typedTiers = [{ bet: '0', loss: '0', members: '0', rate: '0.01' }];
const money = { amount: '100.00', fundPassword: '246810' };
const wantsEnd = { status: 'V' };
/** What a call is asked to get at a person. A call that cannot name a person, or a thing of one, is asked as it is. */
const cases: Readonly<Record<string, (target: Person) => JsonObject>> = {
  'agent.affiliate': ({ code }) => ({ code }),
  'agent.announcements': () => ({}),
  'agent.bets': ({ account }) => ({ parent: account, ...days }),
  'agent.branches': ({ account }) => ({ parent: account, ...days }),
  'agent.changeLink': ({ linkId }) => ({ id: linkId, state: 'paused' }),
  'agent.createLink': () => ({ type: 0 }),
  'agent.default': () => ({}),
  'agent.downlines': ({ account }) => ({ parent: account }),
  'agent.file': ({ account }) => ({ record: 'profit', parent: account, ...days }),
  'agent.globalRebates': () => ({}),
  'agent.links': ({ linkId }) => ({ id: linkId }),
  'agent.lotteryOdds': ({ account }) => ({ account }),
  'agent.lotteryProfit': ({ account }) => ({ parent: account, ...days }),
  // A name that is in use says so: that is known to everyone who registers.
  'agent.openAccount': ({ account }) => ({ account, type: 0, password: 'First-2026' }),
  'agent.overview': ({ account }) => ({ parent: account, ...days }),
  'agent.promote': ({ account }) => ({ account }),
  'agent.rebates': ({ account }) => ({ account }),
  'agent.registered': ({ linkId }) => ({ link: linkId }),
  'agent.removeLink': ({ linkId }) => ({ id: linkId }),
  'agent.setLotteryOdds': ({ account }) => ({ account, series: 1900 }),
  'agent.setRebates': ({ account }) => ({ account, rebates: { RNG: '0' } }),
  'agent.transactions': ({ account }) => ({ parent: account, ...days }),
  'agent.userLoss': ({ account }) => ({ parent: account, ...days }),
  'contracts.accrued': () => ({}),
  'contracts.answerDaily': ({ contracts }) => ({ id: contracts.daily, ...wantsEnd }),
  'contracts.answerDividend': () => ({ type: 'CONS', ...wantsEnd }),
  'contracts.answerHourly': ({ contracts }) => ({ contractId: contracts.hourly, ...wantsEnd }),
  'contracts.answerRealTime': ({ contracts }) => ({ id: contracts.realTime, ...wantsEnd }),
  'contracts.consolidated': () => ({}),
  'contracts.copy': ({ account }) => ({ account, ...contract, version: 1 }),
  'contracts.directLine': () => contract,
  'contracts.end': ({ account }) => ({ account, ...contract, ...wantsEnd }),
  'contracts.given': () => ({}),
  'contracts.history': ({ account }) => ({ account, ...contract }),
  'contracts.line': ({ lineId }) => ({ id: lineId }),
  'contracts.lines': () => ({ side: 'given', ...days }),
  'contracts.log': () => ({}),
  'contracts.offer': ({ account }) => ({ account, ...contract, period: 'M', tiers }),
  'contracts.offerMany': ({ account }) => ({ accounts: [{ account }], ...contract, period: 'M', tiers }),
  'contracts.own': () => ({}),
  'contracts.partners': () => ({}),
  'contracts.read': ({ account }) => ({ account, ...contract }),
  'contracts.simulate': ({ account }) => ({ account, ...contract, period: 'M', tiers: typedTiers }),
  'conversations.list': () => ({}),
  'conversations.markRead': ({ conversationId }) => ({ ids: conversationId }),
  'conversations.messages': ({ account }) => ({ account }),
  'conversations.recipients': ({ account }) => ({ name: account }),
  'conversations.remove': ({ conversationId }) => ({ ids: conversationId }),
  'conversations.removeSent': ({ sentId }) => ({ ids: sentId }),
  'conversations.send': ({ account }) => ({ to: 'downline', account, content: 'Hello' }),
  'conversations.sent': () => ({}),
  'deposit.list': () => ({ days: 30 }),
  'records.account': () => days,
  'records.bets': () => days,
  'records.detail': ({ lineId }) => ({ id: lineId }),
  'records.file': () => ({ record: 'account', ...days }),
  'records.income': () => days,
  'records.lotteryProfit': () => days,
  'records.profit': () => days,
  'records.statement': () => ({ month: '2026-05' }),
  'records.statements': () => ({}),
  'transfers.form': ({ account }) => ({ to: 'downline', account }),
  'transfers.list': () => ({}),
  'transfers.toDownline': ({ account }) => ({ account, ...money }),
  'transfers.toUpline': () => money,
  'withdrawals.list': () => ({}),
};
/** Calls of the agent centre and of all reports, whatever their names. */
const agentCalls = operations.filter(
  ({ name, path }) =>
    /^(agent|contracts|conversations)\./.test(name) ||
    path.startsWith('/wps/agent/') ||
    path.startsWith('/wps/report/') ||
    /\/(team|downline)[A-Z]/.test(path),
);

const ask = async (name: string, fields: JsonObject, token: string) => {
  const operation = operations.find((one) => one.name === name);
  if (operation === undefined) throw new Error(`No operation is named ${name}.`);
  const inQuery = operation.method === 'GET' || operation.method === 'DELETE';
  const query = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, toText(value)]));
  return rig.app.inject({
    method: operation.method,
    url: operation.path,
    headers: {
      merchant: 'demo',
      language: 'EN',
      authorization: token,
      ...(operation.money ? { 'idempotency-key': rig.deps.random.uuid() } : {}),
    },
    ...(inQuery ? { query } : { payload: fields }),
  });
};
/** What is stored about a person and may change by a call. */
const readStored = async ({ id }: Person): Promise<string> => {
  const { rows } = await rig.database.pool.query(
    `select m.customer_type, m.upline_id,
      (select json_agg(l order by l.id) from invitation_link l where l.member_id = m.id) as links,
      (select json_agg(r order by r.product) from agent_rebate r where r.member_id = m.id) as rebates,
      (select json_agg(c order by c.id) from contract c where c.downline_id = m.id or c.upline_id = m.id) as contracts,
      (select json_agg(i order by i.id) from inbox_message i where m.id in (i.member_id, i.sender_id)) as got,
      (select json_agg(w order by w.id) from sent_message w where w.sender_id = m.id) as wrote,
      (select json_agg(v order by v.id) from conversation v where v.member_id = m.id) as conversations,
      (select json_agg(s order by s) from contract_step s join contract c on c.id = s.contract_id where c.downline_id = m.id) as steps
    from member m where m.id = $1`,
    [id],
  );
  return JSON.stringify(rows);
};

it('has a case for every call of agents', () => {
  expect(agentCalls.length).toBeGreaterThan(25);
  expect(Object.keys(cases).sort()).toEqual(agentCalls.map(({ name }) => name).sort());
});

it(
  `tells an agent nothing of ${pairs} members outside the own subtree, and changes nothing of theirs`,
  { timeout: 180_000 },
  async () => {
    const leaks: string[] = [];
    // Where a call names no one, an agent gets the same answer beside every target.
    const answers = new Map<string, string>();
    const readBody = async (name: string, fields: JsonObject, { id, token }: Person): Promise<string> => {
      const key = `${id} ${name} ${JSON.stringify(fields)}`;
      const body = answers.get(key) ?? (await ask(name, fields, token)).body;
      answers.set(key, body);
      return body;
    };
    for (const [agent, target] of forest.pickStrangers(pairs)) {
      const before = await readStored(target);
      await rig.database.pool.query('delete from limit_window');
      await Promise.all(
        Object.entries(cases).map(async ([name, write]) => {
          const body = await readBody(name, write(target), agent);
          if (target.marks.some((mark) => body.includes(mark)))
            leaks.push(`${name}: ${agent.account} reads of ${target.account}`);
        }),
      );
      if ((await readStored(target)) !== before) leaks.push(`${agent.account} changed ${target.account}`);
    }
    expect(leaks).toEqual([]);
  },
);

it('shows no full mobile number and no full address of email below', async () => {
  const leaks: string[] = [];
  let answered = 0;
  for (const [agent, target] of forest.pickBelow(pairsBelow))
    for (const { name, method } of agentCalls) {
      if (method !== 'GET') continue;
      const { body, statusCode } = await ask(name, cases[name]?.(target) ?? {}, agent.token);
      if (statusCode === 200 && body.includes(target.account)) answered += 1;
      for (const contact of target.contacts) if (body.includes(contact)) leaks.push(`${name}: ${contact}`);
    }
  expect(leaks).toEqual([]);
  expect(answered).toBeGreaterThan(pairsBelow);
});
