import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../src/protocol/operations.ts';
import { bookTransfer, ensureHouse, findMainWallet } from '../wallet/ledger.ts';
import { obstacles, type Obstacle } from './obstacles.ts';
import { asOpened } from './opened-way.ts';
import { bringsIn, waysOut, type WayName } from './ways.ts';
import { bonusBeside } from './ways-obstacles.fake.ts';
import { createWaysRig, type WaysRig } from './ways-rig.fake.ts';

let ways: WaysRig;
beforeAll(async () => {
  ways = await createWaysRig();
});
afterAll(() => ways.rig.close());

const names = Object.keys(waysOut) as WayName[];
const columns = Object.keys(obstacles) as Obstacle[];
/** Codes that a refusal by each obstacle has, at least one of them. */
const codes: Readonly<Record<Obstacle, RegExp>> = {
  hold: /withdrawal\.held/,
  identity: /identity\.due/,
  break: /account\.on-break/,
  frozen: /account\.frozen|login\.not\.session|session/,
  wagering: /withdrawal\.turnover|balance\.insufficient/,
  bonusBesideCash: /withdrawal\.turnover/,
  noFundPassword: /fund-password\.missing/,
  wrongFundPassword: /fund-password\.wrong/,
  heldDeposit: /balance\.insufficient|amount\.invalid|closure\.blocked|promotion\.played/,
  lossLimit: /limit\.loss/,
  playCheck: /play\.(resting|check-due)/,
};

describe('ways out', () => {
  it.each(names)('%s is open where nothing is in the way', async (way) => {
    expect(await ways.tryWay(way, 'none')).toBe('200');
  });

  it.each(names)('%s does under each hold, limit, break and check what the table says', async (way) => {
    const outcomes: Record<string, string> = {};
    const wanted: Record<string, unknown> = {};
    for (const obstacle of columns) {
      outcomes[obstacle] = await ways.tryWay(way, obstacle);
      wanted[obstacle] =
        waysOut[way].verdicts[obstacle].is === 'allowed' ? '200' : expect.stringMatching(codes[obstacle]);
    }
    expect(outcomes).toEqual(wanted);
  });

  it.each(names)('%s takes own cash, and nothing of a bonus beside it', async (way) => {
    expect(await ways.tryWay(way, 'bonusBesideCash')).toBe('200');
    // The empty wallet of an account that is closed has no bonus; 1.00 is what is given up.
    const taken: Partial<Record<WayName, bigint>> = { closure: bonusBeside, bonusReturn: 100n };
    expect(await ways.readBonusOf(way)).toBe(bonusBeside - (taken[way] ?? 0n));
  });

  it('take every call that moves money, or it brings money in', () => {
    const known = new Set<string>([...Object.values(waysOut).flatMap(({ calls }) => calls), ...bringsIn]);
    const moving = operations.filter(({ money }) => money).map(({ name }) => name);
    expect(moving.filter((name) => !known.has(name))).toEqual([]);
    expect(
      bringsIn.filter((name) =>
        Object.values(waysOut).some(({ calls }) => (calls as readonly string[]).includes(name)),
      ),
    ).toEqual([]);
  });

  it('are the only ways: a booking that takes from a member without one is refused', async () => {
    const { db, clock } = ways.rig.deps;
    const { rows } = await ways.rig.database.pool.query<{ id: string }>(
      "select id from member where account in ('agent', 'player') order by account",
    );
    const [agent = '', player = ''] = rows.map(({ id }) => id);
    const take = (opened?: ReturnType<typeof asOpened>) =>
      db.transaction().execute(async (work) => {
        const postings = [
          { accountId: await findMainWallet(work, agent), amount: -1n },
          { accountId: await ensureHouse(work, 'demo'), amount: 1n },
        ];
        const reference = `way:${opened?.memberId ?? 'none'}`;
        const transfer = { merchant: 'demo', kind: 'planted', reference, at: clock.now(), postings };
        return bookTransfer(work, opened === undefined ? transfer : { ...transfer, opened });
      });
    await expect(take()).rejects.toThrow(/by a way of ways-out/);
    await expect(take(asOpened('withdrawal', player))).rejects.toThrow(/by a way of ways-out/);
  });
});
