import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import { jobChannel } from '../../server/infrastructure/jobs/job-store.ts';
import { systemRandom } from '../../server/infrastructure/random.ts';
import { askMember, askNode, type Ask } from './ask.ts';
import { fundPassword, makePlayer, makeUpload, type Player } from './make-cast.ts';
import { countThings, type Play, type Race } from './race.ts';

/**
 * The payments count as received one after the other while the burst continues, each so much later than the
 * one before: on a fast machine and on a slow one some come before the answers and some after.
 */
const firstMs = 200;
const growth = 1.3;

const payOut = async (play: Play, player: Player): Promise<string> => {
  const request = { amount: '500.00', card: player.card, fundPassword };
  const key = systemRandom.uuid();
  const asked = (await play(askMember('withdrawals.submit', request, { token: player.token, key }))) as {
    readonly id: string;
  };
  for (const action of ['approve', 'pay']) {
    const decision = { id: asked.id, action, text: 'REF-1', key: systemRandom.uuid() };
    await play(askNode('/back-office/withdrawal', decision));
  }
  return asked.id;
};

/** Moves the end of the waiting time to just now: the smallest that can be set is a minute. */
const endSoon = async (db: Database, id: string, index: number): Promise<void> => {
  const dueAt = new Date(Date.now() + firstMs * growth ** index);
  await sql`update withdrawal set receipt_due_at = ${dueAt} where id = ${id}`.execute(db);
  await sql`update job set due_at = ${dueAt} where kind = 'flow.wait'
    and payload->>'machine' = 'withdrawalConfirmation' and payload->>'key' = ${id}`.execute(db);
};

/** Payments that are answered "all of it" and "a part", and read, while their time runs out. */
export const raceConfirmations: Race = async (db, requests, play) => {
  const payments = countThings(requests);
  const paid: { readonly id: string; readonly player: Player }[] = [];
  for (let index = 0; index < payments; index += 1) {
    const player = await makePlayer(db, { account: `receiver-${index}`, money: 50_000n, points: 0n });
    paid.push({ id: await payOut(play, player), player });
  }
  const asks: Ask[] = [];
  for (let index = 0; index < requests; index += 1) {
    const { id, player } = paid[index % payments] as (typeof paid)[number];
    const { token } = player;
    const sender = { token, key: systemRandom.uuid() };
    const way = Math.floor(index / payments) % 3;
    if (way === 0) asks.push(askMember('confirmations.answer', { id, claim: 'full' }, sender));
    else if (way === 2) asks.push(askMember('confirmations.receipt', { id }, { token }));
    else {
      const proofs: [string] = [await makeUpload(db, player.id)];
      const partly = 'partial' as const;
      const claim = { id, claim: partly, amount: '200.00', comment: 'Less came.', proofs };
      asks.push(askMember('confirmations.answer', claim, sender));
    }
  }
  // In an order by chance: each way is to have its turn at winning.
  const shuffled = asks
    .map((ask) => ({ ask, place: systemRandom.integer(0, 1_000_000) }))
    .sort((a, b) => a.place - b.place)
    .map(({ ask }) => ask);
  for (const [index, { id }] of paid.entries()) await endSoon(db, id, index);
  await sql`select pg_notify(${jobChannel}, '')`.execute(db);
  const readOutcomes = () =>
    db
      .selectFrom('withdrawal_event')
      .select('what')
      .where('what', 'in', ['receipt.received', 'receipt.underReview', 'receipt.autoReceived'])
      .execute();
  return {
    asks: shuffled,
    wanted: payments,
    countEffects: async () => (await readOutcomes()).length,
    describe: async () => {
      const outcomes = await readOutcomes();
      const count = (name: string): number =>
        outcomes.filter(({ what }) => what === `receipt.${name}`).length;
      return `${count('received')} received, ${count('underReview')} partly, ${count('autoReceived')} automatically`;
    },
  };
};
