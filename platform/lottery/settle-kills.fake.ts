import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drawnMs, type LotteryRig } from './lottery-rig.fake.ts';

/** Sells so many tickets of the issue on sale in one statement, spread over the members. Half of them are won. */
export async function sellMany(rig: LotteryRig, lines: number): Promise<string> {
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

const entry = fileURLToPath(new URL('./settle-killer.fake.ts', import.meta.url));

/** Milliseconds from the moment when a node is at work, or when the first lines that it settled are stored. */
type KillMoment = number | 'first-stored';

/** Starts a node that settles, and kills it when `untilKilled` ends; null lets it end. */
async function runNode(rig: LotteryRig, untilKilled: (() => Promise<void>) | null): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', entry], { stdio: ['pipe', 'pipe', 'inherit'] });
  const left = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.stdin.end(JSON.stringify({ config: rig.database.config, now: rig.clock.now().getTime() }));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  if (untilKilled !== null) {
    await Promise.race([untilKilled(), left]);
    child.kill('SIGKILL');
  }
  const code = await left;
  if (untilKilled === null && code !== 0) throw new Error(`The node ended with ${code}.`);
}

export interface KilledSettlement {
  /** Kills that came while lines were open and others settled. */
  readonly cut: number;
  readonly open: number;
  readonly won: number;
  /** Wins in the ledger, and those that are there more than once. */
  readonly paid: number;
  readonly twice: number;
  /** Minor units that the members have now and had not, and those that their tickets say. */
  readonly received: bigint;
  readonly owed: bigint;
}

const sumBalances = `select coalesce(sum(a.balance), 0)::text as sum from ledger_account a where a.member_id is not null`;

/**
 * Draws an issue of so many lines and kills the node that settles it at the given moments, one node after the
 * other; the last one ends the work.
 */
export async function settleUnderKills(
  rig: LotteryRig,
  { lines, kills }: { readonly lines: number; readonly kills: readonly KillMoment[] },
): Promise<KilledSettlement> {
  const { pool } = rig.database;
  const issue = await sellMany(rig, lines);
  rig.clock.advance(drawnMs);
  await rig.draw();
  const read = async (query: string, values: readonly unknown[] = []): Promise<bigint> => {
    const { rows } = await pool.query<{ sum: string }>(query, [...values]);
    return BigInt(rows[0]?.sum ?? 0);
  };
  const countOpen = () =>
    read(`select count(*)::text as sum from lottery_ticket where issue_id = $1 and state = 'placed'`, [
      issue,
    ]);
  const before = await read(sumBalances);
  let cut = 0;
  const untilStored = async (): Promise<void> => {
    const atFirst = await countOpen();
    while (atFirst > 0n && (await countOpen()) === atFirst) await sleep(2);
  };
  for (const moment of kills) {
    await runNode(rig, moment === 'first-stored' ? untilStored : () => sleep(moment));
    const open = await countOpen();
    if (open > 0n && open < BigInt(lines)) cut += 1;
  }
  await runNode(rig, null);
  const paid = `select reference, count(*) as times from ledger_transfer
    where kind = 'game.win' and reference like 'lottery:ticket:%' group by reference`;
  return {
    cut,
    open: Number(await countOpen()),
    won: Number(
      await read(`select count(*)::text as sum from lottery_ticket where issue_id = $1 and state = 'won'`, [
        issue,
      ]),
    ),
    paid: Number(await read(`select count(*)::text as sum from (${paid}) p`)),
    twice: Number(await read(`select count(*)::text as sum from (${paid}) p where times > 1`)),
    received: (await read(sumBalances)) - before,
    owed: await read(`select sum(payout)::text as sum from lottery_ticket where issue_id = $1`, [issue]),
  };
}
