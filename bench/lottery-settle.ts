import {
  createLotteryRig,
  drawnMs,
  fiveDigits,
  type LotteryRig,
} from '../server/member/lottery/lottery-rig.fake.ts';

const lines = 100_000;
const lastBets = 1_000;
const atOnce = 25;

/** Sells `lines` tickets of the issue on sale in one statement, spread over the members. Half of them are won. */
async function sellMany(rig: LotteryRig): Promise<string> {
  const numero = await rig.numeroOf();
  const { rows } = await rig.database.pool.query<{ id: string }>(
    `with issue as (select id from lottery_issue where game = 'FIVE1' and numero = $1),
       owner as (select id, row_number() over (order by id) - 1 as place, count(*) over () as many
         from member where customer_type <> 4 and exists (select 1 from ledger_account where member_id = member.id)),
       bought as (insert into lottery_order (merchant, member_id, issue_id, amount, created_at)
         select 'demo', o.id, i.id, 200, now() from owner o, issue i returning id, member_id, issue_id),
       numbered as (select *, row_number() over (order by id) - 1 as place, count(*) over () as many from bought)
     insert into lottery_ticket (merchant, order_id, issue_id, member_id, play, content, stakes, price, amount, odds,
       state, created_at, line, salt, leaf)
     select 'demo', b.id, b.issue_id, b.member_id, 'all.sum.bsoe',
       case when n % 2 = 0 then '{"picks": ["B"]}' else '{"picks": ["S"]}' end::jsonb, 1, 200, 200,
       '{"B": "196", "S": "196"}', 'placed', now(), 1, md5(n::text), sha256(n::text::bytea)
     from generate_series(1, $2) n join numbered b on b.place = n % b.many
     returning issue_id as id`,
    [numero, lines],
  );
  return rows[0]?.id ?? '';
}

async function measureSettlement(rig: LotteryRig): Promise<string> {
  const issue = await sellMany(rig);
  rig.clock.advance(drawnMs);
  const begun = performance.now();
  await rig.node().runDue();
  const seconds = (performance.now() - begun) / 1_000;
  const { rows } = await rig.database.pool.query<{ open: number; won: number; paid: number }>(
    `select count(*) filter (where state = 'placed')::int as open, count(*) filter (where state = 'won')::int as won,
       (select count(*)::int from ledger_transfer where kind = 'game.win' and reference like 'lottery:ticket:%') as paid
     from lottery_ticket where issue_id = $1`,
    [issue],
  );
  const { open = -1, won = 0, paid = -1 } = rows[0] ?? {};
  const isRight = open === 0 && won === paid && rig.troubles.length === 0;
  return `an issue of ${lines.toLocaleString('en')} lines: ${seconds.toFixed(1)} s from the end of its sale to the last payment, ${Math.round(lines / seconds).toLocaleString('en')} lines a second; ${won.toLocaleString('en')} won, ${open} left open: ${isRight ? 'right' : 'WRONG'}`;
}

async function measureLastSecond(rig: LotteryRig): Promise<string> {
  const token = await rig.logIn('player');
  const { numero, closeTime } = (await rig.call('lottery.near', { gameId: fiveDigits })).value.currentNumero;
  rig.clock.advance(closeTime - 1_000 - rig.clock.now().getTime());
  // Each is another press: the same content without a key would be one bet.
  const bet = async (_: unknown, index: number): Promise<number> => {
    const order = { lines: [{ playId: 1011, content: { picks: ['B'] } }], sum: '2.00', numero };
    return (await rig.bet(token, { ...order, key: `bet-${rig.clock.now().getTime()}-${index}` })).status;
  };
  const begun = performance.now();
  const statuses: number[] = [];
  for (let sent = 0; sent < lastBets; sent += atOnce)
    statuses.push(
      ...(await Promise.all(Array.from({ length: atOnce }, (_, place) => bet(null, sent + place)))),
    );
  const seconds = (performance.now() - begun) / 1_000;
  rig.clock.advance(1_000);
  const late = await Promise.all(Array.from({ length: atOnce }, bet));
  return `${lastBets.toLocaleString('en')} bets of one member in the last second, 25 at a time: ${statuses.filter((status) => status === 200).length} sold in ${seconds.toFixed(1)} s; of ${atOnce} after it ${late.filter((status) => status === 200).length}`;
}

/** Settlement of one large issue, and bets around the end of a sale, on one node with its own database. */
export async function measureLotterySettlement(): Promise<string> {
  const rig = await createLotteryRig();
  try {
    return ['\nLottery: settlement', await measureSettlement(rig), await measureLastSecond(rig)].join('\n');
  } finally {
    await rig.close();
  }
}
