import type { MemberRig } from '../../platform/member-rig.fake.ts';

/** An issue on sale for years, so that a good request stays good. */
const onSale = `insert into lottery_issue
  (id, merchant, game, numero, opens_at, closes_at, draws_at, commitment, seed_sealed) overriding system value
  values (901, 'demo', 'FIVE1', '20300101-0001', '2020-01-01', '2030-01-01', '2030-01-02', repeat('0', 64), 'sealed')
  on conflict do nothing;`;

/** An issue that was drawn, with a certificate. */
const drawn = `insert into lottery_issue
  (id, merchant, game, numero, opens_at, closes_at, draws_at, commitment, seed, numbers, drawn_at,
    sealed_at, tickets, tickets_root) overriding system value
  values (902, 'demo', 'FIVE1', '20200101-0001', '2020-01-01', '2020-01-02', '2020-01-03', repeat('0', 64),
    repeat('1', 64), '{1,2,3,4,5}', '2020-01-03', '2020-01-02', 1, repeat('2', 64))
  on conflict do nothing;
insert into lottery_certificate (issue_id, body, key_id, signature, created_at)
  select 902, json_build_object('scheme', 'foyer-certificate/1', 'engine', 'foyer-lottery/1', 'merchant', 'demo',
    'game', 'FIVE1', 'family', 'five-digits', 'issue', '20200101-0001', 'money', 'real', 'opensAt', 1,
    'closesAt', 2, 'drawsAt', 3, 'drawnAt', 3, 'commitment', '', 'seed', '', 'witness', '', 'witnessValue', '',
    'witnessProof', '', 'tickets', 1, 'root', '', 'entropy', '', 'numbers', array[1,2,3,4,5], 'animal', -1,
    'voidReason', '')::text, 'key', 'signature', '2020-01-03'
  on conflict do nothing;`;

/** Statements that bring the database to where the good request of a lottery call is good. */
export const lotteryStates = {
  'lottery.bet': onSale,
  'lottery.betVietnam': onSale,
  'lottery.certificate': drawn,
} as const;

const bigOrSmall = `'all.sum.bsoe', '{"picks": ["B"]}', 1, 200, 200, '{"B": "196"}'`;

/** A fresh ticket of the player's that can be cancelled. */
export async function makeTicket({ database }: MemberRig): Promise<string> {
  await database.pool.query(onSale);
  const { rows } = await database.pool.query<{ id: string }>(
    `with bought as (insert into lottery_order (merchant, member_id, issue_id, amount, created_at)
       select 'demo', id, 901, 200, '2026-06-01' from member where account = 'player' returning id, member_id)
     insert into lottery_ticket (merchant, order_id, issue_id, member_id, play, content, stakes, price, amount, odds, state, created_at)
     select 'demo', id, 901, member_id, ${bigOrSmall}, 'placed', '2026-06-01'
     from bought returning id`,
  );
  return rows[0]?.id ?? '';
}

/** A ticket of the player's in a sale that has ended. */
export async function makeSoldTicket({ database }: MemberRig): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `with issue as (insert into lottery_issue (merchant, game, numero, opens_at, closes_at, draws_at, commitment,
         seed_sealed, sealed_at, tickets, tickets_root)
       select 'demo', 'FIVE1', 'S' || count(*), '2020-01-01', '2020-01-02', '2020-01-03', repeat('0', 64), 'sealed',
         '2020-01-02', 1, repeat('2', 64) from lottery_issue returning id),
     bought as (insert into lottery_order (merchant, member_id, issue_id, amount, created_at)
       select 'demo', m.id, i.id, 200, '2020-01-01' from issue i, member m where m.account = 'player'
       returning id, member_id, issue_id)
     insert into lottery_ticket (merchant, order_id, issue_id, member_id, play, content, stakes, price, amount, odds,
       state, created_at, ended_at, line, salt, leaf)
     select 'demo', id, issue_id, member_id, ${bigOrSmall}, 'lost', '2020-01-01', '2020-01-03', 1, repeat('0', 32),
       decode(repeat('00', 32), 'hex')
     from bought returning id`,
  );
  return rows[0]?.id ?? '';
}

/** A chase of the player's that is running. */
export async function makeChase({ database }: MemberRig): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into lottery_chase (merchant, member_id, stops_on_win, state, created_at)
     select 'demo', id, true, 'running', '2026-06-01' from member where account = 'player' returning id`,
  );
  return rows[0]?.id ?? '';
}
