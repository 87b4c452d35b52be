import { randomInt } from 'node:crypto';
import {
  createLotteryRig,
  drawnMs,
  fiveDigits,
  type LotteryRig,
} from '../platform/lottery/lottery-rig.fake.ts';
import { sellMany, settleUnderKills } from '../platform/lottery/settle-kills.fake.ts';

const lines = 100_000;
const kills = 100;
/** A kill comes within so long from the moment when a node is at work. */
const longestWorkMs = 250;
const lastBets = 1_000;
const atOnce = 25;

async function measureSettlement(rig: LotteryRig): Promise<string> {
  const issue = await sellMany(rig, lines);
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

/** An issue whose settling nodes are killed at random moments, one after the other. */
export async function measureLotteryKills(): Promise<string> {
  const rig = await createLotteryRig();
  try {
    const moments = Array.from({ length: kills }, () => randomInt(longestWorkMs));
    const begun = performance.now();
    const { cut, open, won, paid, twice, received, owed } = await settleUnderKills(rig, {
      lines,
      kills: moments,
    });
    const seconds = (performance.now() - begun) / 1_000;
    const isRight = open === 0 && won === paid && twice === 0 && received === owed;
    return [
      '\nLottery: kills while an issue settles',
      `an issue of ${lines.toLocaleString('en')} lines, ${kills} nodes killed at random moments up to ${longestWorkMs} ms after they began, ${cut} of them between two batches or in one: ${won.toLocaleString('en')} won, ${paid.toLocaleString('en')} paid, ${twice} twice, ${open} open, ${owed - received} minor units apart, ${seconds.toFixed(0)} s: ${isRight ? 'right' : 'WRONG'}`,
    ].join('\n');
  } finally {
    await rig.close();
  }
}
