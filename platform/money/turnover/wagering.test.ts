import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { countTurnover } from '../../play/play-money.ts';
import { payReward } from '../../rewards/pay-reward.ts';
import { findMainWallet, readWallet } from '../wallet/ledger.ts';

let rig: MemberRig;
let token = '';
let player = '';
beforeAll(async () => {
  rig = await createSeededRig();
  const humanToken = await rig.proveHuman();
  const login = { username: 'player', password: 'Foyer-2026', humanToken };
  token = (await rig.call('session.login', login)).value.token;
  player = (await rig.call('member.info', {}, { token })).value.id;
});
afterAll(() => rig.close());

describe('wagering', () => {
  it('parts the balance in cash and bonus, and says what can be withdrawn', async () => {
    const { db, merchant, clock } = rig.deps;
    const read = async () => (await rig.call('rewards.wagering', {}, { token })).value;
    const main = await readWallet(db, await findMainWallet(db, player));
    const write = (minor: bigint): string => writeMoney(minor, 'PHP');
    const { elsewhere } = await read();
    const { sumBalance } = (await rig.call('wallet.balance', { typeId: 0 }, { token })).value;
    const all = { cash: write(main), bonus: '0.00', withdrawable: write(main) };
    expect(await read()).toMatchObject(all);
    expect(Number(sumBalance)).toBeCloseTo(Number(write(main)) + Number(elsewhere), 2);
    const payment = {
      merchant,
      memberId: player,
      reference: 'test:parts',
      texts: { EN: { title: 'Parts' } },
    };
    await db
      .transaction()
      .execute((tx) =>
        payReward(tx, { ...payment, amount: 10_000n, points: 0n, wagering: 3, at: clock.now() }),
      );
    expect(await read()).toMatchObject({
      cash: write(main),
      bonus: '100.00',
      elsewhere,
      withdrawable: write(main),
      left: '300.00',
    });
    await countTurnover(db, player, 30_000n);
    expect(await read()).toMatchObject({
      cash: write(main + 10_000n),
      bonus: '0.00',
      withdrawable: write(main + 10_000n),
    });
  });
});
