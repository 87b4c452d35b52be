import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawBanner } from '../pictures/draw-banner.ts';
import { createMemberRig, plainPasswords, type MemberRig } from '../../platform/member-rig.fake.ts';
import { makeCatalogue, type SeedGame } from './catalogue.ts';
import { newGames, renamed } from '../vendor-server/catalogue-news.ts';
import { vendorGames } from '../vendor/generated/games.ts';
import { seedNotices } from './notices.ts';
import { seedMember } from './seed.ts';
import { makeVendors } from './vendors.ts';
import { pickGame } from '../vendor/find-game.ts';
import { findByCode } from '../../platform/lottery/catalogue.ts';
import { chooseStart } from '../../src/protocol/address/start-game.ts';

let rig: MemberRig;
const lines: string[] = [];
beforeAll(async () => {
  rig = await createMemberRig();
  await seedMember(rig.deps, (line) => lines.push(line), plainPasswords);
});
afterAll(() => rig.close());

describe('the seed', () => {
  it('says what it made and makes nothing the second time', async () => {
    expect(lines).toEqual([
      expect.stringMatching(/^Seed: \d+ accounts/),
      expect.stringMatching(/^Seed: 10000 games of \d+ vendors$/),
      expect.stringContaining('notices'),
      expect.stringContaining('60 winners'),
      expect.stringContaining('favourites'),
      expect.stringContaining('ways to pay in'),
      expect.stringContaining('fund password'),
      expect.stringContaining('accounts to pay out to'),
      expect.stringContaining('maharlika'),
      expect.stringMatching(/^Seed: consents of \d+ accounts$/),
      expect.stringContaining('invitation links'),
      expect.stringContaining('messages between members'),
      expect.stringContaining('rewards for points'),
      expect.stringMatching(/^Seed: 756 rounds of 6 members around agent/),
      'Seed: 416 rounds of player',
      'Seed: 5 levels',
      expect.stringContaining('deposit bonuses'),
      expect.stringContaining('missions'),
      expect.stringContaining('rates of rebate'),
      expect.stringContaining('one friend of player'),
      'Seed: the ends of 52 days: valid bets, levels, rebates, dividends and salaries',
      expect.stringContaining('transfers between members'),
      expect.stringContaining('hints of fraud'),
    ]);
    const again: string[] = [];
    await seedMember(rig.deps, (line) => again.push(line), plainPasswords);
    expect(again).toEqual([]);
  });

  it('makes no account but those of visitors that has not agreed to the texts', async () => {
    const { rows } = await rig.database.pool.query<{ account: string }>(
      'select account from member where customer_type <> 4 and id not in (select member_id from member_consent)',
    );
    expect(rows).toEqual([]);
  });

  it('leaves the player of an earlier version as it was, whose days were counted without rounds', async () => {
    const { pool } = rig.database;
    const countRounds = async () =>
      (await pool.query<{ count: string }>('select count(*) from play_round')).rows;
    const rounds = await countRounds();
    await pool.query("delete from member_seed where name = 'demo:player-play'");
    const again: string[] = [];
    await seedMember(rig.deps, (line) => again.push(line), plainPasswords);
    expect(again).toEqual(['Seed: no rounds of player: the days before were counted already']);
    expect(await countRounds()).toEqual(rounds);
  });

  it('makes the same catalogue for the same date, with no name twice', () => {
    const first = makeCatalogue('2026-06-01');
    const second = makeCatalogue('2026-06-01');
    expect(second).toEqual(first);
    expect(new Set(first.games.map(({ name }) => name)).size).toBe(10_000);
    expect(new Set(first.games.map(({ node_id }) => node_id)).size).toBe(10_000);
  });

  it('names and shows 10,000 of 10,000 entries as what they open', () => {
    const { games } = makeCatalogue('2026-06-01');
    const isTrue = ({
      game_type: type,
      classify,
      name,
      motif,
      vendor_code,
      game_code,
    }: SeedGame): boolean => {
      if (type === 'LOTT' || type === 'ELOTT') {
        const start = chooseStart({ vassalage: vendor_code, gameCode: game_code });
        return start.kind === 'page' && findByCode(game_code)?.names.EN === name;
      }
      const claims = pickGame({ type, classify }).opens.filter(
        (claim) => claim.type === type && (claim.classify ?? '') === classify,
      );
      return claims.some(({ titles }) => titles[motif]?.split(', ').some((noun) => name.includes(noun)));
    };
    expect(games).toHaveLength(10_000);
    expect(games.filter((game) => !isTrue(game)).map(({ name }) => name)).toEqual([]);
  });

  it('shows what an entry opens that the vendor made later', () => {
    const { games } = makeCatalogue('2026-06-01');
    const kindOf = (id: string) => games.find(({ node_id }) => String(node_id) === id);
    for (const { name, type, classify = '', art } of newGames) {
      const likeness = kindOf(art);
      expect([name, likeness?.game_type, likeness?.classify]).toEqual([name, type, classify]);
    }
    expect(kindOf(String(renamed.nodeId))?.motif).toBe('moon');
  });

  it('names no other game than the one that an entry opens', () => {
    const { games } = makeCatalogue('2026-06-01');
    const kinds = new Map<string, Set<string>>();
    for (const { opens, code } of vendorGames)
      for (const { titles } of opens)
        for (const noun of Object.values(titles).flatMap((list) => list.split(', ')))
          kinds.set(noun, (kinds.get(noun) ?? new Set()).add(code));
    expect([...kinds].filter(([, codes]) => codes.size > 1).map(([noun]) => noun)).toEqual([]);
    expect(games.filter(({ name }) => /Mahjong|Basketball|Sic Bo|Tennis/.test(name))).toEqual([]);
  });

  it('has eleven vendors or more in every category of vendors', () => {
    const counts = new Map<string, number>();
    for (const { gameType } of makeVendors()) counts.set(gameType, (counts.get(gameType) ?? 0) + 1);
    expect(counts.size).toBe(9);
    // Providers of lotteries are the pages that these are bought on.
    expect([counts.get('LOTT'), counts.get('ELOTT')]).toEqual([3, 1]);
    const vendors = [...counts].filter(([type]) => type !== 'LOTT' && type !== 'ELOTT');
    expect(Math.min(...vendors.map(([, count]) => count))).toBeGreaterThanOrEqual(11);
  });

  it('gives every banner and promotion a picture that can be drawn', () => {
    for (const { kind, image, texts } of seedNotices.filter(({ kind }) => kind === 'B' || kind === 'PR')) {
      const name = /^\/media\/banners\/(\w+)\.svg/.exec(image ?? '')?.[1] ?? '';
      expect(drawBanner(name), `${kind} ${texts.EN.title}`).toMatch(/^<svg /);
    }
  });

  it('opens balances as ledger entries that sum to nothing', async () => {
    const { rows } = await rig.database.pool.query(
      `select sum(e.amount)::text as sum, count(*) filter (where t.kind !~ '^(game|deposit|withdrawal)')::int as n
       from ledger_entry e join ledger_transfer t on t.id = e.transfer_id`,
    );
    expect(rows[0]).toEqual({ sum: '0', n: 20 });
    const { rows: balances } = await rig.database.pool.query<{ balance: string }>(
      "select balance from ledger_account a join member m on m.id = a.member_id where m.account = 'player' and a.currency = 'PHP'",
    );
    expect(balances[0]?.balance).toBe('1250050');
  });
});

describe('the team of the seed', () => {
  const read = async <Row>(text: string): Promise<Row> =>
    (await rig.database.pool.query<Row & object>(text)).rows[0] as Row;
  const team = `from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
    join ledger_account a on a.id = e.account_id and a.account_type = 1 join member m on m.id = a.member_id
    where (select id from member where account = 'agent') = any (m.path)
      and (t.created_at at time zone 'Asia/Manila')::date between '2026-05-26' and '2026-06-01'`;
  const sumOf = async (kinds: string): Promise<string> =>
    (
      await read<{ sum: string }>(
        `select (coalesce(sum(e.amount), 0) / 100.0)::numeric(14, 2)::text as sum ${team} and t.kind ${kinds}`,
      )
    ).sum;
  const negate = (amount: string): string => `-${amount}`;
  let token = '';
  beforeAll(async () => {
    const login = { username: 'agent', password: 'Foyer-2026', humanToken: await rig.proveHuman() };
    token = (await rig.call('session.login', login)).value.token;
  });

  it('fills every report of its agent, and all say what the ledger says', async () => {
    const { value: all } = await rig.call('agent.overview', {}, { token });
    expect(all.deposits).toBe(await sumOf(`= 'deposit'`));
    expect(negate(all.withdrawals)).toBe(await sumOf(`like 'withdrawal.%'`));
    expect(negate(all.validBets)).toBe(await sumOf(`= 'game.bet'`));
    expect(all.payout).toBe(await sumOf(`= 'game.win'`));
    expect(Number(all.deposits) * Number(all.withdrawals) * Number(all.payout)).toBeGreaterThan(0);
    expect([all.active, all.firstDeposits]).toEqual([7, 1]);
    expect(all.days.filter(({ validBets }) => validBets !== '0.00')).toHaveLength(6);

    const { value: bets } = await rig.call('agent.bets', {}, { token });
    expect([bets.totals.stake, bets.totals.payout]).toEqual([all.validBets, all.payout]);
    expect(bets.totalCount).toBe(6 * 6 * 6 + 48);
    const { value: moved } = await rig.call('agent.transactions', {}, { token });
    expect(moved.totals.net).toBe(await sumOf(`not like 'game.%'`));
    expect(new Set(moved.rows.map(({ kind }) => kind))).toContain('withdrawal');
    const { value: branches } = await rig.call('agent.branches', {}, { token });
    expect(branches.totals).toMatchObject({ validBets: all.validBets, deposits: all.deposits });
    const { value: losses } = await rig.call('agent.userLoss', {}, { token });
    expect(losses.rows.filter(({ loss }) => Number(loss) > 0).length).toBeGreaterThan(1);
    const { value: lottery } = await rig.call('agent.lotteryProfit', {}, { token });
    expect(Number(lottery.totals.validBets)).toBeGreaterThan(100_000);
  });

  it('played with what it had, and nothing today', async () => {
    const facts = await read(`select min(e.balance_after) >= 0 as had,
        max(t.created_at at time zone 'Asia/Manila') < '2026-06-01' as past,
        (select count(*)::int from play_round where state <> 'settled') as open,
        (select count(*)::int from withdrawal where status <> 'completed') as due ${team} and t.kind <> 'opening'
        and t.kind not like 'contract.%'`);
    expect(facts).toEqual({ had: true, past: true, open: 0, due: 0 });
  });
});

describe('the rounds of the demonstration player', () => {
  const ask = async () => {
    const login = { username: 'player', password: 'Foyer-2026', humanToken: await rig.proveHuman() };
    const { token } = (await rig.call('session.login', login)).value;
    return { token };
  };

  it('fill the betting record, the account record and profit and loss of the last week, to the cent', async () => {
    const session = await ask();
    const { value: bets } = await rig.call('records.bets', { pageSize: 100 }, session);
    expect(bets.totalCount).toBe(48);
    expect(new Set(bets.rows.map(({ state }) => state))).toEqual(new Set(['settled']));
    expect(bets.rows.some(({ payout }) => Number(payout) > 0)).toBe(true);
    const { value: profit } = await rig.call('records.profit', {}, session);
    expect(profit.days).toHaveLength(6);
    expect(profit.totals.net).toBe(bets.totals.net);
    const { rows } = await rig.database.pool.query<{ net: string }>(
      `select (sum(e.amount) / 100.0)::numeric(14, 2)::text as net from ledger_transfer t
         join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
         join member m on m.id = a.member_id where m.account = 'player' and t.kind like 'game.%'
         and (t.created_at at time zone 'Asia/Manila')::date >= '2026-05-26'`,
    );
    expect(rows[0]?.net).toBe(bets.totals.net);
  });

  it('are counted among the valid bets of their days once, and the rebate is of these', async () => {
    const { rows } = await rig.database.pool.query(
      `select d.day::text as day, d.amount::text as amount, d.bets, sum(r.stake)::text as staked, count(*)::int as rounds,
         max(b.valid_bets)::text as rebated
       from valid_bet_day d join member m on m.id = d.member_id and m.account = 'player'
         join play_round r on r.member_id = m.id and (r.closed_at at time zone 'Asia/Manila')::date = d.day
         left join rebate_day b on b.member_id = m.id and b.day = d.day and b.product = d.product
       group by d.day, d.amount, d.bets order by d.day desc`,
    );
    expect(rows).toHaveLength(52);
    for (const { amount, bets, staked, rounds } of rows) expect([amount, bets]).toEqual([staked, rounds]);
    expect(rows.slice(0, 2).map(({ rebated }) => String(rebated))).toEqual(
      rows.slice(0, 2).map(({ amount }) => String(amount)),
    );
  });
});
