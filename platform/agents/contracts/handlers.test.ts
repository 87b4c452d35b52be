import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

let rig: MemberRig;
const tokens = new Map<string, string>();
beforeAll(async () => {
  rig = await createSeededRig();
  for (const username of ['maharlika', 'agent', 'bayani', 'dalisay', 'luntian', 'sinag', 'player']) {
    const { value } = await rig.call('session.login', {
      username,
      password: 'Foyer-2026',
      humanToken: await rig.proveHuman(),
    });
    tokens.set(username, value.token);
  }
  tokens.set('trial', (await rig.call('session.trial', {})).value.token);
});
afterAll(() => rig.close());
const as = (account: string) => ({ token: tokens.get(account) ?? '' });

describe('the tree below an agent', () => {
  it('shows direct downlines with contact data masked, and the way down to a branch', async () => {
    const { value } = await rig.call('agent.downlines', { page: 1 }, as('agent'));
    expect(value.path).toEqual([{ account: 'agent', nickname: 'Amihan' }]);
    expect(value.content.map(({ account }) => account)).toEqual([
      'bayani',
      'dalisay',
      'expired',
      'hiraya',
      'luntian',
      'malaya',
      'newbie',
      'player',
      'starter',
      'traveller',
    ]);
    expect(value.content.find(({ account }) => account === 'player')).toMatchObject({
      mobile: '+63••••••0001',
      type: 0,
    });
    expect(JSON.stringify(value)).not.toMatch(/\+639170000001|player@lumina/);
    const below = await rig.call('agent.downlines', { parent: 'sinag' }, as('agent'));
    expect(below.value.path.map(({ account }) => account)).toEqual(['agent', 'bayani', 'sinag']);
    expect(below.value.content).toMatchObject([{ account: 'amihan2', downlines: 0 }]);
  });

  it('is nobody else’s: neither above, nor beside, nor of a stranger', async () => {
    for (const [who, parent] of [
      ['bayani', 'agent'],
      ['bayani', 'luntian'],
      ['luntian', 'sinag'],
      ['sinag', 'maharlika'],
      ['agent', 'nobody'],
    ] as const) {
      const { status, error } = await rig.call('agent.downlines', { parent }, as(who));
      expect([status, error.errorCode]).toEqual([404, 'agent.not-below']);
    }
  });

  it('is closed to players and trial accounts', async () => {
    expect((await rig.call('agent.downlines', {}, as('player'))).error.errorCode).toBe('agent.only');
    expect((await rig.call('contracts.given', {}, as('trial'))).error.errorCode).toBe('account.trial');
    expect((await rig.call('contracts.consolidated', {}, as('trial'))).error.errorCode).toBe('account.trial');
  });
});

describe('contracts over the wire', () => {
  it('tell a downline what is asked and what stands, by product, in both spellings', async () => {
    const { value } = await rig.call('contracts.consolidated', {}, as('dalisay'));
    expect(value.divtypereq['CONS']?.[2]).toMatchObject({
      minimumBet: '2000000.00',
      netLoss: '200000.00',
      activeMember: 12,
      contractRate: '0.1000',
      status: 'P',
      downlineHigherRate: 'N',
    });
    expect(value.contracthoursalreq['RNG']?.[0]?.hourSalaryRates[0]).toEqual({
      minimumBet: '50000.00',
      activeMember: 3,
      rateType: 'P',
      rate: '0.0010',
    });
    const agent = (await rig.call('contracts.consolidated', {}, as('agent'))).value;
    expect(agent.dailysalinfo).toEqual(agent.dailysalinfotype);
    expect(agent.dailysalinfo['CONS']?.[0]).toMatchObject({ status: 'A' });
  });

  it('are answered by either name and either verb, once', async () => {
    const headers = { merchant: 'demo', authorization: as('dalisay').token };
    const url = '/wps/relay/MCSFE_processContractDividend?type=CONS&status=A&version=1';
    const first = await rig.app.inject({ method: 'GET', url, headers });
    expect(first.json()).toMatchObject({ success: true, value: { status: 'A', version: 1 } });
    const again = await rig.call('contracts.answerDividend', { type: 'CONS', status: 'A' }, as('dalisay'));
    expect(again.value.status).toBe('A');
    const late = await rig.call('contracts.answerDividend', { type: 'CONS', status: 'R' }, as('dalisay'));
    expect([late.status, late.error.errorCode]).toEqual([409, 'contract.changed']);
  });

  it('of somebody else are not there', async () => {
    const { rows } = await rig.database.pool.query<{ id: string }>(
      "select c.id from contract c join member m on m.id = c.downline_id where m.account = 'bayani' and c.kind = 'daily'",
    );
    const id = rows[0]?.id ?? '';
    const stranger = await rig.call('contracts.answerDaily', { id, status: 'V' }, as('luntian'));
    expect([stranger.status, stranger.error.errorCode]).toEqual([404, 'contract.changed']);
    for (const who of ['maharlika', 'luntian', 'sinag'] as const) {
      const which = { account: 'bayani', kind: 'daily', product: 'LOTT' } as const;
      expect((await rig.call('contracts.read', which, as(who))).error.errorCode).toBe('agent.not-below');
      expect((await rig.call('contracts.end', { ...which, status: 'V' }, as(who))).status).toBe(404);
      expect((await rig.call('contracts.history', which, as(who))).status).toBe(404);
    }
  });

  it('say to both sides how many below end with them', async () => {
    const which = { account: 'bayani', kind: 'dividend', product: 'CONS' } as const;
    expect((await rig.call('contracts.read', which, as('agent'))).value).toMatchObject({ endsBelow: 1 });
    const ownContracts = (await rig.call('contracts.consolidated', {}, as('bayani'))).value;
    expect(ownContracts.divtypeinfo['CONS']?.[0]).toMatchObject({ status: 'A', endsBelow: 1 });
  });

  it('are not ended by either side on an older number of those that end with them', async () => {
    const upline = { account: 'bayani', kind: 'dividend', product: 'CONS', status: 'V', version: 1 } as const;
    const above = await rig.call('contracts.end', { ...upline, endsBelow: 0 }, as('agent'));
    expect([above.status, above.error.errorCode]).toEqual([409, 'contract.changed']);
    const ownAnswer = { type: 'CONS', status: 'V', version: 1, endsBelow: 0 } as const;
    const below = await rig.call('contracts.answerDividend', ownAnswer, as('bayani'));
    expect([below.status, below.error.errorCode]).toEqual([409, 'contract.changed']);
    const which = { account: 'bayani', kind: 'dividend', product: 'CONS' } as const;
    expect((await rig.call('contracts.read', which, as('agent'))).value).toMatchObject({ status: 'A' });
  });

  it('warn of a higher rate below before they end it', async () => {
    const tiers = [{ bet: '0', loss: '0', members: 0, rate: '7' }];
    const which = { account: 'bayani', kind: 'dividend', product: 'CONS' } as const;
    await rig.call('contracts.offer', { ...which, period: 'M', tiers, version: 1 }, as('agent'));
    const asked = (await rig.call('contracts.consolidated', {}, as('bayani'))).value;
    expect(asked.divtypereq['CONS']?.[0]).toMatchObject({ status: 'E', version: 2, downlineHigherRate: 'Y' });
    expect(asked.divtypeinfo['CONS']?.[0]).toMatchObject({ status: 'A', contractRate: '0.0500' });
    const answer = { type: 'CONS', status: 'A', version: 2, downlineHigherRate: 'Y' } as const;
    await rig.call('contracts.answerDividend', answer, as('bayani'));
    const given = (await rig.call('contracts.given', {}, as('bayani'))).value;
    expect(given.list).toMatchObject([{ account: 'sinag', status: 'C' }]);
    const log = (await rig.call('contracts.log', {}, as('sinag'))).value;
    expect(log.content[0]).toMatchObject({ step: 'autoEnd', by: 'system', account: 'ba•••ni' });
  });

  it('keep the copy of both sides, the network of the other one masked', async () => {
    const which = { kind: 'dividend', product: 'CONS' } as const;
    const below = (await rig.call('contracts.history', which, as('luntian'))).value.versions;
    const above = (await rig.call('contracts.history', { ...which, account: 'luntian' }, as('agent'))).value
      .versions;
    expect(below[0]).toMatchObject({ offeredFrom: '203.0.•.•', answeredFrom: '198.51.100.7' });
    expect(above[0]).toMatchObject({ offeredFrom: '203.0.113.20', answeredFrom: '198.51.•.•' });
    expect(above[0]?.fingerprint).toBe(below[0]?.fingerprint);
  });

  it('are downloaded by both sides, and by no one else', async () => {
    const which = { kind: 'dividend', product: 'CONS', version: 1 } as const;
    for (const [who, account] of [
      ['luntian', ''],
      ['agent', 'luntian'],
    ] as const) {
      const { value } = await rig.call('contracts.copy', { ...which, account }, as(who));
      expect(Buffer.from(value.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
      expect(value.name).toBe('contract-dividend-CONS-1.pdf');
    }
    const refusals = [
      await rig.call('contracts.copy', { ...which, account: 'luntian' }, as('bayani')),
      await rig.call('contracts.copy', { ...which, account: 'luntian', version: 99 }, as('agent')),
      await rig.call('contracts.copy', which, as('player')),
    ].map(({ status, error }) => `${status} ${error.errorCode}`);
    expect(refusals).toEqual(['404 agent.not-below', '404 contract.changed', '404 contract.changed']);
  });

  it('lead the ones that wait for an answer, and mask the upline’s name', async () => {
    const given = (await rig.call('contracts.given', {}, as('agent'))).value.list;
    expect(given[0]).toMatchObject({ account: 'luntian', status: 'V', isWaiting: true, askedBy: 'downline' });
    const ownContracts = (await rig.call('contracts.own', {}, as('luntian'))).value.list;
    expect(ownContracts).toMatchObject([
      { account: 'ag•••nt', status: 'V', isWaiting: false, rate: '10.00' },
    ]);
  });

  it('that wait for an answer are told to whom they wait for', async () => {
    const read = async (account: string): Promise<string> =>
      JSON.stringify((await rig.call('messages.inbox', { size: 20 }, as(account))).value);
    // The newer offer of the agent, above.
    expect(await read('bayani')).toContain('You’ve been offered a contract');
    expect(await read('bayani')).toContain('Amihan (ag•••nt) has offered you a contract: dividend.');
    expect(await read('agent')).not.toContain('A request to end a contract');
    await rig.call('contracts.answerDividend', { type: 'CONS', status: 'V', version: 2 }, as('bayani'));
    expect(await read('agent')).toContain(
      'Bayani (bayani) has asked to end your dividend contract. Agree or decline in the agent centre.',
    );
  });

  it('name the upline to the downline, and the brand where the house gives them', async () => {
    const ownContracts = (await rig.call('contracts.consolidated', {}, as('luntian'))).value;
    expect(ownContracts.divtypeinfo['CONS']?.[0]).toMatchObject({
      uplineName: 'Amihan (ag•••nt)',
      askedBy: 'downline',
    });
    const which = { account: 'luntian', kind: 'dividend', product: 'CONS' } as const;
    const given = (await rig.call('contracts.read', which, as('agent'))).value;
    expect(given).toMatchObject({ partner: 'Luntian (luntian)' });
    const { name } = await rig.deps.liveSite.site();
    const top = (await rig.call('contracts.consolidated', {}, as('maharlika'))).value;
    expect(top.divtypeinfo['CONS']?.[0]).toMatchObject({ uplineName: name });
    const list = (await rig.call('contracts.own', {}, as('maharlika'))).value.list;
    expect(list[0]).toMatchObject({ account: '', nickname: name });
  });

  it('are refused where the module is off, and to downlines who are no agents', async () => {
    const offer = {
      kind: 'hourly',
      product: 'CONS',
      period: 'D',
    } as const;
    const tiers = [{ bet: '0', loss: '0', members: 0, rate: '0.10' }];
    const toPlayer = await rig.call('contracts.offer', { ...offer, tiers, account: 'player' }, as('agent'));
    expect(toPlayer.error.errorCode).toBe('contract.not-agent');
    rig.live.modules = { ...rig.live.modules, HOURSAL3: false };
    const off = await rig.call('contracts.offer', { ...offer, tiers, account: 'malaya' }, as('agent'));
    expect(off.error.errorCode).toBe('function.not.available');
    expect((await rig.call('contracts.consolidated', {}, as('agent'))).value.contracthoursalinfo).toEqual({});
  });
});
