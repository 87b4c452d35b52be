import { systemRandom } from '../../server/infrastructure/random.ts';
import { askMember } from './ask.ts';
import { fundPassword, makePlayer, merchant } from './make-cast.ts';
import type { Race } from './race.ts';

/** The whole balance, sent up by many calls at once, each with its own key, while the member above sends down. */
export const raceTransfers: Race = async (db, requests) => {
  const money = 10_000n;
  await db
    .insertInto('member_transfer_setting')
    .values({
      merchant,
      to_upline: true,
      to_downline: true,
      minimum: '100',
      maximum: '100000',
      daily_most: '100000',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const above = await makePlayer(db, { account: 'sender-above', money: 0n, points: 0n });
  const below = await makePlayer(db, { account: 'sender-below', money, points: 0n, uplineId: above.id });
  const up = { amount: '100.00', fundPassword };
  const down = { account: below.account, amount: '90.00', fundPassword };
  return {
    // The way down is more than the member above has until the way up is done, and then once.
    asks: Array.from({ length: requests }, (_, index) => {
      const key = systemRandom.uuid();
      return index % 4 === 3
        ? askMember('transfers.toDownline', down, { token: above.token, key })
        : askMember('transfers.toUpline', up, { token: below.token, key });
    }),
    wanted: 1,
    countEffects: async () => {
      const { count } = await db
        .selectFrom('ledger_transfer')
        .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
        .where('kind', '=', 'transfer.upline')
        .executeTakeFirstOrThrow();
      return count;
    },
  };
};
