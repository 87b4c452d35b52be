import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoFundPassword } from '../../demo/seed/accounts.ts';
import { byEffort } from '../../server/infrastructure/test-effort.fake.ts';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';
import { openToken } from '../own-things.fake.ts';

/** A node that is too slow: a transfer takes about as long as its call may. */
const answerMs = 600;
const slowest = 0.5;
const count = byEffort(60, 1_000);
const atOnce = 8;

let rig: MemberRig;
const tokens: string[] = [];
const run = (text: string, values: readonly unknown[] = []) => rig.database.pool.query(text, [...values]);
beforeAll(async () => {
  rig = await createSeededRig({ deadlines: { answerMs, bodyMs: 8_000 } });
  await run(`create function be_slow() returns trigger language plpgsql as
    $$ begin perform pg_sleep(random() * ${slowest}); return new; end $$`);
  await run('create trigger slow before insert on member_transfer for each row execute function be_slow()');
  await run(
    'update member_transfer_setting set minimum = 1, maximum = 1000000000, daily_most = 1000000000000, to_upline = true',
  );
  const { rows } =
    await run(`select m.id from member m join member u on u.id = m.upline_id where u.account = 'agent'
    and exists (select from fund_password f where f.member_id = m.id)`);
  for (const { id } of rows as { id: string }[]) tokens.push(await openToken(rig, id));
  await run(`begin; set local session_replication_role = replica; delete from member_turnover;
    update ledger_account set balance = 100000000000 where member_id is not null and account_type = 1; commit`);
});
afterAll(() => rig.close());

/** Sends the call as clients of the wire contract do: without a key. Every sum is another one. */
async function send(place: number): Promise<string> {
  const answer = await rig.app.inject({
    method: 'POST',
    url: '/wps/agent/transferUpline',
    headers: {
      merchant: 'demo',
      moduleid: 'COMM3',
      language: 'EN',
      'x-forwarded-for': '203.0.113.7',
      authorization: tokens[place % tokens.length] ?? '',
    },
    payload: { amount: (1 + place / 100).toFixed(2), fundPassword: demoFundPassword },
  });
  return answer.statusCode === 200
    ? '200'
    : `${answer.statusCode} ${answer.json<{ errorCode?: string }>().errorCode}`;
}
async function sendAll(places: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const answers = new Map<number, string>();
  const left = [...places];
  const work = async (): Promise<void> => {
    for (let place = left.pop(); place !== undefined; place = left.pop())
      answers.set(place, await send(place));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}
/** Waits until no work of an answered call is left. */
async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 3;) {
    const { rows } = await run(`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`);
    quiet = (rows[0] as { n: number }).n === 0 ? quiet + 1 : 0;
    await sleep(100);
  }
}
/** How often each sum was sent since the test began. */
async function countSent(): Promise<ReadonlyMap<number, number>> {
  const { rows } = await run(
    'select amount::int as amount, count(*)::int as n from member_transfer where amount < 100 + $1 group by 1',
    [count],
  );
  return new Map((rows as { amount: number; n: number }[]).map(({ amount, n }) => [amount - 100, n]));
}

it('what was refused by a node that is too slow is not done, and a repeat without a key is done once', async () => {
  await run('delete from member_transfer where amount < 100 + $1', [count]);
  const all = Array.from({ length: count }, (_, place) => place);
  const answers = await sendAll(all);
  await settle();
  const sent = await countSent();
  const tally: Record<string, number> = {};
  for (const answer of answers.values()) tally[answer] = (tally[answer] ?? 0) + 1;
  const withAnswer = (answer: string) => all.filter((place) => answers.get(place) === answer);
  expect(Object.keys(tally).sort()).toEqual(expect.arrayContaining(['200', '503 server.busy']));
  expect(withAnswer('503 server.busy').filter((place) => sent.has(place))).toEqual([]);
  expect(withAnswer('200').filter((place) => sent.get(place) !== 1)).toEqual([]);
  let left = all.filter((place) => answers.get(place) !== '200');
  let rounds = 0;
  for (; left.length > 0 && rounds < 200; rounds += 1) {
    // By then the node has time again.
    if (rounds === 2) await run('drop trigger slow on member_transfer');
    const again = await sendAll(left);
    left = left.filter((place) => again.get(place) !== '200');
  }
  await settle();
  const doubled = [...(await countSent())].filter(([, times]) => times > 1);
  process.stdout.write(
    `${count} calls: ${JSON.stringify(tally)}, repeated in ${rounds} rounds, ${doubled.length} doubled\n`,
  );
  expect(left).toEqual([]);
  expect(doubled).toEqual([]);
  expect((await countSent()).size).toBe(count);
}, 900_000);
