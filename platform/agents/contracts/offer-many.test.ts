import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember } from '../../identity/registration/create-member.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

let rig: MemberRig;
const tokens = new Map<string, string>();
const logIn = async (username: string): Promise<void> => {
  const humanToken = await rig.proveHuman();
  const { value } = await rig.call('session.login', { username, password: 'Foyer-2026', humanToken });
  tokens.set(username, value.token);
};
const as = (account: string) => ({ token: tokens.get(account) ?? '' });
const crowd = Array.from({ length: 51 }, (_, place) => `crowd${String(place).padStart(2, '0')}`);
beforeAll(async () => {
  rig = await createSeededRig();
  for (const username of ['maharlika', 'agent', 'bayani', 'player']) await logIn(username);
  const { rows } = await rig.database.pool.query<{ id: string }>(
    "select id from member where account = 'agent'",
  );
  for (const account of crowd)
    await createMember(rig.deps.db, {
      merchant: 'demo',
      account,
      nickname: account,
      passwordHash: 'plain:Foyer-2026',
      customerType: 1,
      uplineId: rows[0]?.id ?? '',
      mobile: null,
      email: `${account}@lumina.example`,
      language: 'EN',
      profile: {},
      firstLogin: false,
      passwordSetAt: rig.clock.now(),
      createdAt: rig.clock.now(),
    });
});
afterAll(() => rig.close());
/** What no test before has offered: offers stay, and each test takes its own. */
const fresh = (['daily', 'dividend'] as const).flatMap((kind) =>
  (['LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'ELOTT'] as const).map((product) => ({ kind, product })),
);
let which: (typeof fresh)[number] = { kind: 'daily', product: 'LIVE' };
beforeEach(() => {
  which = fresh.pop() ?? which;
});

/** What the agent's own salary of a day asks for. */
const tiersOf = (rate: string) => [{ bet: '100000', loss: '0', members: 3, rate }];
const order = (accounts: readonly string[], rate = '0.10') => ({
  ...which,
  period: 'D' as const,
  accounts: accounts.map((account) => ({ account })),
  tiers: tiersOf(rate),
});
const offer = (
  accounts: readonly string[],
  options: { readonly key?: string; readonly rate?: string } = {},
) => rig.call('contracts.offerMany', order(accounts, options.rate), { ...as('agent'), ...options });
const offerOne = (account: string) =>
  rig.call('contracts.offer', { ...which, period: 'D', tiers: tiersOf('0.10'), account }, as('agent'));
/** Offers of the kind and product, by account: how many were made. */
const countOffers = async (): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await rig.database.pool.query<{ account: string; count: number }>(
    `select m.account, count(*)::int as count from contract_version v join contract c on c.id = v.contract_id
      join member m on m.id = c.downline_id where c.kind = $1 and c.product = $2 group by m.account order by m.account`,
    [which.kind, which.product],
  );
  return Object.fromEntries(rows.map(({ account, count }) => [account, count]));
};
const inbox = async (account: string): Promise<number> => {
  const { rows } = await rig.database.pool.query<{ count: number }>(
    `select count(*)::int as count from inbox_message i join member m on m.id = i.member_id where m.account = $1`,
    [account],
  );
  return Number(rows[0]?.count);
};

describe('an order of offers to several accounts', () => {
  it('offers to each, says so to each, and gives the number of each contract', async () => {
    const before = await inbox('malaya');
    const { results } = (await offer(['bayani', 'malaya'])).value;
    expect(results).toMatchObject([
      { outcome: 'offered', status: 'P', version: 1, code: '' },
      { outcome: 'offered', status: 'P', version: 1, code: '' },
    ]);
    const given = (await rig.call('contracts.given', {}, as('agent'))).value.list;
    const made = given
      .filter(({ kind, product }) => kind === which.kind && product === which.product)
      .map(({ id, account }) => [account, id]);
    expect(Object.fromEntries(made)).toEqual({ bayani: results[0]?.id, malaya: results[1]?.id });
    expect(await inbox('malaya')).toBe(before + 1);
  });

  it('continues behind an account that is refused, and says why in code and words', async () => {
    await offerOne('hiraya');
    const stale = { ...order([]), accounts: [{ account: 'hiraya', version: 0 }, { account: 'luntian' }] };
    const mixed = { ...stale, accounts: [{ account: 'player' }, ...stale.accounts] };
    const { results } = (await rig.call('contracts.offerMany', mixed, as('agent'))).value;
    expect(results).toEqual([
      {
        outcome: 'refused',
        id: '',
        status: 'none',
        version: 0,
        code: 'contract.not-agent',
        message: 'Contracts are made with agents.',
      },
      // The answer has its state, so that the agent can decide again.
      expect.objectContaining({ outcome: 'refused', status: 'P', version: 1, code: 'contract.changed' }),
      expect.objectContaining({ outcome: 'offered', version: 1 }),
    ]);
    expect(await countOffers()).toEqual({ hiraya: 1, luntian: 1 });
  });

  it('says of an account elsewhere in the tree what it says of one that does not exist', async () => {
    const { results } = (await offer(['maharlika', 'sinag', 'agent', 'nobody'])).value;
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    const single = await offerOne('sinag');
    expect(results[0]).toMatchObject({ code: single.error.errorCode, message: single.error.message });
    expect(await countOffers()).toEqual({});
  });

  it('is refused as a whole where no account could be offered it, with the place of the fault', async () => {
    const refusals = [
      await offer(crowd),
      await offer([]),
      await offer(['bayani'], { rate: '99' }),
      await rig.call('contracts.offerMany', { ...order(['bayani']), tiers: [] }, as('agent')),
      await rig.call('contracts.offerMany', order(['bayani']), as('player')),
    ].map(({ status, error }) => [status, error.errorCode, error.fields]);
    expect(refusals).toEqual([
      [400, 'contract.too-many-accounts', { accounts: 'contract.too-many-accounts' }],
      [400, 'contract.no-accounts', { accounts: 'contract.no-accounts' }],
      [400, 'contract.rate-too-high', { 'tiers.0': 'contract.rate-too-high' }],
      [400, 'field.required', { tiers: 'field.required' }],
      [403, 'agent.only', undefined],
    ]);
    expect(await countOffers()).toEqual({});
  });

  it('takes fifty accounts', async () => {
    const { results } = (await offer(crowd.slice(1))).value;
    expect(results.filter(({ outcome }) => outcome === 'offered')).toHaveLength(50);
  });

  it('asks an account that is named twice once', async () => {
    const { results } = (await offer(['bayani', 'Bayani'])).value;
    expect(results[1]).toEqual(results[0]);
    expect(await countOffers()).toEqual({ bayani: 1 });
  });
});

describe('an order that is repeated', () => {
  it('is answered as the first time, and changes nothing, also where it would be answered otherwise now', async () => {
    const key = 'order-0001';
    const first = (await offer(['bayani', 'player', 'malaya'], { key })).value;
    await rig.call('contracts.end', { ...which, account: 'bayani', status: 'V' }, as('agent'));
    await rig.database.pool.query("update member set customer_type = 1 where account = 'player'");
    const told = await inbox('malaya');
    const again = (await offer(['bayani', 'player', 'malaya'], { key })).value;
    await rig.database.pool.query("update member set customer_type = 0 where account = 'player'");
    expect(again).toEqual(first);
    expect(await countOffers()).toEqual({ bayani: 1, malaya: 1 });
    expect(await inbox('malaya')).toBe(told);
  });

  it('continues where it stopped, and offers to nobody twice', async () => {
    const key = 'order-0002';
    // As where the server was killed behind the first account.
    await rig.database.pool.query(
      `create function stop_here() returns trigger language plpgsql as $$ begin
        if (select account from member where id = new.downline_id) = 'malaya' then raise 'stopped'; end if;
        return new; end $$`,
    );
    await rig.database.pool.query(
      'create trigger stop_here before insert on contract for each row execute function stop_here()',
    );
    expect((await offer(['bayani', 'malaya', 'hiraya'], { key })).status).toBe(500);
    expect(await countOffers()).toEqual({ bayani: 1 });
    await rig.database.pool.query('drop function stop_here cascade');
    const { results } = (await offer(['bayani', 'malaya', 'hiraya'], { key })).value;
    expect(results.map(({ outcome, version }) => [outcome, version])).toEqual([
      ['offered', 1],
      ['offered', 1],
      ['offered', 1],
    ]);
    expect(await countOffers()).toEqual({ bayani: 1, hiraya: 1, malaya: 1 });
  });

  it('at the same moment is done once', async () => {
    const key = 'order-0003';
    const answers = await Promise.all(Array.from({ length: 6 }, () => offer(['bayani', 'malaya'], { key })));
    expect(new Set(answers.map(({ value }) => JSON.stringify(value))).size).toBe(1);
    expect(await countOffers()).toEqual({ bayani: 1, malaya: 1 });
  });

  it('is refused where its key came with another order, and without a key', async () => {
    await offer(['bayani'], { key: 'order-0004' });
    const other = await offer(['bayani', 'malaya'], { key: 'order-0004' });
    expect([other.status, other.error.errorCode]).toEqual([422, 'request.key-reused']);
    const bare = await rig.app.inject({
      method: 'POST',
      url: '/wps/agent/contract/offerMany',
      payload: order(['malaya']),
      headers: { merchant: 'demo', authorization: as('agent').token },
    });
    expect([bare.statusCode, bare.json<{ errorCode: string }>().errorCode]).toEqual([
      400,
      'request.key-missing',
    ]);
    expect(await countOffers()).toEqual({ bayani: 1 });
  });
});

it('two orders at the same moment that saw the same leave one offer to each account', async () => {
  const accounts = crowd.slice(0, 10).map((account) => ({ account, version: 0 }));
  const answers = await Promise.all(
    [accounts, accounts.toReversed()].map((named) =>
      rig.call('contracts.offerMany', { ...order([]), accounts: named }, as('agent')),
    ),
  );
  const outcomes = answers.flatMap(({ value }) =>
    value.results.map(({ outcome, code }) => `${outcome} ${code}`),
  );
  expect(outcomes.filter((one) => one === 'offered ')).toHaveLength(10);
  expect(outcomes.filter((one) => one === 'refused contract.changed')).toHaveLength(10);
  expect(Object.values(await countOffers())).toEqual(Array.from({ length: 10 }, () => 1));
});

describe('the accounts directly below', () => {
  it('are agents, each with how the contract stands, by the page', async () => {
    await offer(['bayani']);
    const first = (await rig.call('contracts.directLine', { ...which, size: 20 }, as('agent'))).value;
    expect(first).toMatchObject({ pageNum: 1, totalPages: 3, currency: 'PHP' });
    expect(first.content[0]).toEqual({
      account: 'bayani',
      nickname: 'Bayani',
      status: 'P',
      version: 1,
      rate: '0.10',
    });
    expect(first.content[1]).toMatchObject({ account: 'crowd00', status: 'none', version: 0, rate: '0.00' });
    expect(JSON.stringify(first)).not.toContain('player');
    expect((await rig.call('contracts.directLine', which, as('player'))).error.errorCode).toBe('agent.only');
  });

  it('are none without a downline', async () => {
    await logIn('sinag');
    const { value } = await rig.call('contracts.directLine', which, as('sinag'));
    expect(value.content).toEqual([]);
  });
});
