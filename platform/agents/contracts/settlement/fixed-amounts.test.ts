import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractTier } from '../../../../src/machines/contract/contract.context.ts';
import { readOwnContract } from '../../../../src/portal/session/contracts-of-member.ts';
import { processStep, type OfferTerms, type StepRequest } from '../process-step.ts';
import { createDayRig, type DayRig } from '../../../day-rig.fake.ts';

// By the seed, the daily salary of the agent has 50.00 from 50,000.00 and three active members, and 100.00 higher up.
let rig: DayRig;
const tokens: Record<string, string> = {};
const ids = new Map<string, string>();
const as = (account: string) => ({ token: tokens[account] ?? '' });
const tier = (bet: string, rate: string, fixed?: string): ContractTier => ({
  bet,
  loss: '0',
  members: 3,
  rate,
  ...(fixed === undefined ? {} : { fixed }),
});
const offer = (account: string, tiers: readonly ContractTier[], kind: 'daily' | 'dividend' = 'daily') =>
  rig.call(
    'contracts.offer',
    { account, kind, product: 'CONS', period: 'D', tiers: [...tiers] as never },
    as('agent'),
  );
async function logIn(): Promise<void> {
  for (const username of ['agent', 'bayani', 'hiraya']) {
    const login = { username, password: 'Foyer-2026', humanToken: await rig.proveHuman() };
    tokens[username] = (await rig.call('session.login', login)).value.token;
  }
}
beforeAll(async () => {
  rig = await createDayRig();
  for (const { id, account } of await rig.query('select id, account from member'))
    ids.set(String(account), String(id));
  await logIn();
});
afterAll(() => rig.close());
const linesOf = async (account: string, day: string) =>
  (await rig.call('contracts.lines', { kind: 'daily', from: day, to: day }, as(account))).value.rows.filter(
    ({ product }) => product === 'CONS',
  );

describe('a fixed amount of a salary', () => {
  it.each([
    ['more than the own contract has', [tier('50000', '0.10', '50.01')], 'contract.easier-terms'],
    ['for less bets than the own one asks for', [tier('49999', '0', '10')], 'contract.easier-terms'],
    ['that is no amount', [tier('50000', '0.10', 'many')], 'request_param_err'],
    ['of nothing without a rate', [tier('50000', '0', '0.00')], 'contract.tier-invalid'],
    ['that falls', [tier('50000', '0.05', '50'), tier('60000', '0.10', '40')], 'contract.not-rising'],
  ])('is refused on offer: %s', async (_, tiers, code) => {
    const { status, error } = await offer('bayani', tiers);
    expect([status, error.errorCode]).toEqual([400, code]);
  });

  it('is refused in a dividend', async () => {
    const { error } = await offer('dalisay', [{ ...tier('500000', '5', '10'), members: 12 }], 'dividend');
    expect(error).toMatchObject({
      errorCode: 'contract.tier-invalid',
      fields: { 'tiers.0': 'contract.tier-invalid' },
    });
  });

  it('is offered, read as it was written, and accepted, alone or beside a rate', async () => {
    const { status, value } = await offer('bayani', [tier('50000', '0', '40')]);
    expect([status, value.tiers]).toEqual([
      200,
      [{ bet: '50000.00', loss: '0.00', members: 3, rate: '0.00', fixed: '40.00' }],
    ]);
    const both = await offer('hiraya', [{ ...tier('50000', '0.05', '30') }]);
    expect(both.status).toBe(200);
    const { value: all } = await rig.call('contracts.consolidated', {}, as('hiraya'));
    // A client of the family reads a share and a fixed amount apart.
    expect(all.dailysalreqtype['CONS']?.[0]?.details).toEqual([
      { betVolume: '50000.00', activeMember: 3, rateType: 'P', rate: '0.0005' },
      { betVolume: '50000.00', activeMember: 3, rateType: 'F', rate: '30.00' },
    ]);
    expect(readOwnContract(all, { kind: 'daily', product: 'CONS' })?.tiers).toEqual([
      { bet: '50000.00', loss: '0.00', members: 3, rate: '0.05', fixed: '30.00' },
    ]);
    for (const account of ['bayani', 'hiraya']) {
      const { dailysalreqtype } = (await rig.call('contracts.consolidated', {}, as(account))).value;
      const answer = { id: dailysalreqtype['CONS']?.[0]?.id ?? '', status: 'A' } as const;
      expect((await rig.call('contracts.answerDaily', answer, as(account))).value.status).toBe('A');
    }
    const { value: given } = await rig.call('contracts.given', {}, as('agent'));
    const ofDaily = new Map(
      given.list
        .filter(({ kind, product }) => kind === 'daily' && product === 'CONS')
        .map(({ account, rate, fixed }) => [account, [rate, fixed]]),
    );
    expect(Object.fromEntries(ofDaily)).toEqual({
      bayani: ['0.00', '40.00'],
      hiraya: ['0.05', '30.00'],
    });
  });

  it('is paid once for the day, out of what the giver has, and the record says so', async () => {
    // What each asks for: bets of 50,000.00 and three active members below.
    await rig.query(
      `update member set upline_id = ${ids.get('hiraya')} where account in ('luntian', 'malaya', 'player')`,
    );
    await rig.query(`update member set upline_id = ${ids.get('bayani')} where account in ('dalisay')`);
    await rig.endDays('2026-06-02T12:00:00Z');
    for (const account of ['luntian', 'malaya', 'player', 'dalisay', 'sinag', 'amihan2'])
      await rig.settle(3_000_000n, '2026-06-02T13:00:00Z', 'settled', ids.get(account));
    await rig.endDays('2026-06-03T12:00:00Z');
    await logIn();
    const [bayani] = await linesOf('bayani', '2026-06-02');
    const [hiraya] = await linesOf('hiraya', '2026-06-02');
    const [agent] = await linesOf('agent', '2026-06-02');
    const read = async (account: string, id = '') =>
      (await rig.call('contracts.line', { id }, as(account))).value;
    const [ofBayani, ofHiraya, ofAgent] = [
      await read('bayani', bayani?.id),
      await read('hiraya', hiraya?.id),
      await read('agent', agent?.id),
    ];
    // 50.00 of the agent for 40.00 and 30.00: 28.57 and 21.42, and 0.05 % of 90,000.00.
    expect([ofBayani.fixed, ofBayani.share, ofBayani.amount]).toEqual(['28.57', '28.57', '28.57']);
    expect([ofHiraya.fixed, ofHiraya.share, ofHiraya.amount]).toEqual(['21.42', '66.42', '66.42']);
    expect(ofHiraya.tiers).toMatchObject([{ rate: '0.05', fixed: '30.00', isReached: true }]);
    // 0.10 % of 180,000.00 and 50.00, less what is due below.
    expect([ofAgent.fixed, ofAgent.share, ofAgent.dueBelow]).toEqual(['50.00', '230.00', '94.99']);
    await rig.endDays('2026-06-04T12:00:00Z');
    const paid = await rig.query(`select sum(e.amount)::text as amount, count(*)::int as times
      from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
      where t.reference = 'contract:line:${hiraya?.id}' and e.amount > 0`);
    expect(paid).toEqual([{ amount: '6642', times: 1 }]);
  });

  it('ends below where it ends above', async () => {
    const signature = { memberId: ids.get('maharlika') ?? '', at: rig.clock.now(), from: '203.0.113.20' };
    const parties = { uplineId: ids.get('maharlika') ?? '', downlineId: ids.get('agent') ?? '' };
    const about = {
      ...parties,
      merchant: 'demo',
      zone: 'Asia/Manila',
      kind: 'daily',
      product: 'CONS',
    } as const;
    const step = (which: Pick<StepRequest, 'side' | 'step'>, memberId: string, terms?: OfferTerms) =>
      rig.deps.db
        .transaction()
        .execute((db) =>
          processStep(db, { ...about, ...which, signature: { ...signature, memberId } }, terms),
        );
    // The same rate, and no amount besides.
    const terms = { period: 'D', tiers: [tier('50000', '0.10')] } as const;
    await step({ side: 'upline', step: 'offer' }, parties.uplineId, terms);
    await step({ side: 'downline', step: 'accept' }, parties.downlineId);
    const ended = await rig.query(`select d.account from contract c join member d on d.id = c.downline_id
      where c.upline_id = ${parties.downlineId} and c.kind = 'daily' and c.product = 'CONS' and c.status = 'C'
      order by 1`);
    expect(ended).toEqual([{ account: 'bayani' }, { account: 'hiraya' }]);
  });
});
