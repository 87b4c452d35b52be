import { adjustBalance } from '../../money/approvals/adjust-balance.ts';
import { lockOrder } from '../../money/cashier/deposit-orders.ts';
import { creditDeposit } from '../../money/cashier/settle-deposit.ts';
import { createMemberFlows } from '../../flows.ts';
import { issueReward } from '../../rewards/issue-reward.ts';
import { decideWithdrawal } from '../../money/withdrawals/decide-withdrawal.ts';
import {
  fundPassword,
  merchant,
  tryStep,
  vendorWallet,
  type PlayedMember,
  type World,
} from './world.fake.ts';

export type Step = (world: World, who: PlayedMember) => Promise<unknown>;

/** A decimal amount between two whole ones, with its cents. */
export const drawAmount = ({ random }: World, from: number, below: number): string =>
  `${random.integer(from, below)}.${String(random.integer(0, 100)).padStart(2, '0')}`;

const payIn: Step = async (world, who) => {
  const { parts, random } = world;
  const open = who.deposit;
  if (open === null)
    return tryStep(world, 'deposit asked for', async () => {
      const bankCode = random.integer(0, 2) === 0 ? 'gateway' : 'qr';
      const request = { bankCode, amount: `${random.integer(100, 900)}.00` };
      who.deposit = (await world.call(who, 'deposit.create', request)).id;
    });
  who.deposit = null;
  if (random.integer(0, 5) === 0)
    return tryStep(world, 'deposit cancelled', () => world.call(who, 'deposit.cancel', { id: open }));
  return tryStep(world, 'deposit paid', () =>
    parts.db.transaction().execute(async (db) => {
      const order = await lockOrder(db, { merchant, id: open });
      if (order !== null) await creditDeposit(db, order, { by: 'gateway', at: parts.clock.now() });
    }),
  );
};

const decide = (world: World, id: string, action: 'approve' | 'pay' | 'refuse' | 'fail'): Promise<void> => {
  const backOffice = { ...world.parts, flows: createMemberFlows(world.parts) };
  const key = world.parts.random.uuid();
  return decideWithdrawal(backOffice, {
    id,
    action,
    text: 'Because.',
    operator: 'carla',
    version: null,
    key,
  });
};
const payOut: Step = async (world, who) => {
  const { random } = world;
  const open = who.withdrawal;
  if (open === null)
    return tryStep(world, 'withdrawal asked for', async () => {
      const request = { amount: drawAmount(world, 1, 80), card: who.card, fundPassword };
      who.withdrawal = (await world.call(who, 'withdrawals.submit', request)).id;
    });
  who.withdrawal = null;
  const way = random.integer(0, 4);
  if (way === 0)
    return tryStep(world, 'withdrawal taken back', () => world.call(who, 'withdrawals.cancel', { id: open }));
  if (way === 1) return tryStep(world, 'withdrawal refused', () => decide(world, open, 'refuse'));
  return tryStep(world, way === 2 ? 'withdrawal failed' : 'withdrawal paid', async () => {
    await decide(world, open, 'approve');
    await decide(world, open, way === 2 ? 'fail' : 'pay');
  });
};

/** A withdrawal from the first request to the payment, of the first member who has the money for it. */
export const payOneWithdrawal = async (world: World): Promise<void> => {
  const openOf = ({ withdrawal }: PlayedMember): string | null => withdrawal;
  for (const who of world.members.filter((member) => openOf(member) === null)) {
    await payOut(world, who);
    const id = openOf(who);
    if (id === null) continue;
    await decide(world, id, 'approve');
    await decide(world, id, 'pay');
    who.withdrawal = null;
    return;
  }
  throw new Error('Expected a member with the money for a withdrawal.');
};

const moveWallets: Step = (world, who) => {
  const typeId = String(vendorWallet);
  if (world.random.integer(0, 2) === 0)
    return tryStep(world, 'wallet filled', () =>
      world.call(who, 'wallet.fromMain', { typeId, amount: drawAmount(world, 1, 60) }),
    );
  return tryStep(world, 'wallet emptied', () => world.call(who, 'wallet.toMain', { typeId }));
};
const sendMoney: Step = (world, who) => {
  const amount = drawAmount(world, 1, 40);
  if (who.uplineId !== null)
    return tryStep(world, 'sent up', () => world.call(who, 'transfers.toUpline', { amount, fundPassword }));
  const below = world.members.filter(({ uplineId }) => uplineId === who.id);
  const account = below[world.random.integer(0, Math.max(1, below.length))]?.account ?? '';
  return tryStep(world, 'sent down', () =>
    world.call(who, 'transfers.toDownline', { account, amount, fundPassword }),
  );
};

const claim: Step = async (world, who) => {
  const { parts, random } = world;
  const promotionClaimId = who.rewards.pop();
  if (promotionClaimId !== undefined)
    return tryStep(world, 'reward claimed', () => world.call(who, 'rewards.claim', { promotionClaimId }));
  return tryStep(world, 'reward issued', async () => {
    const subject = `ledger:${parts.random.uuid()}`;
    await parts.db.transaction().execute((db) =>
      issueReward(db, {
        merchant,
        memberId: who.id,
        promotionType: 'BONUS',
        texts: { EN: { title: 'Bonus' } },
        subject,
        pays: BigInt(random.integer(1, 900)),
        points: BigInt(random.integer(0, 2) * 120),
        wagering: 0,
        at: parts.clock.now(),
        expiresAt: null,
      }),
    );
    const { id } = await parts.db
      .selectFrom('issued_reward')
      .select('id')
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow();
    who.rewards.push(id);
  });
};
const claimMission: Step = (world, who) =>
  tryStep(world, 'mission claimed', () => world.call(who, 'missions.claim', { id: world.missionId }));
const claimRebate: Step = (world, who) =>
  tryStep(world, 'rebate claimed', () => world.call(who, 'rebates.claim', {}));
const convert: Step = (world, who) =>
  tryStep(world, 'points converted', () =>
    world.call(who, 'points.convert', { points: 100, password: fundPassword }),
  );
const adjust: Step = (world, who) => {
  const { parts, random } = world;
  const amount = BigInt(random.integer(1, 500)) * (random.integer(0, 2) === 0 ? -1n : 1n);
  const adjustment = { id: parts.random.uuid(), merchant, memberId: who.id, amount, reason: 'Because.' };
  return tryStep(world, 'balance adjusted', () =>
    parts.db.transaction().execute((db) => adjustBalance(db, { ...adjustment, at: parts.clock.now() })),
  );
};

/** What moves money beside play; each as often as it stands here. */
export const moneySteps: readonly Step[] = [
  ...[payIn, payIn, payIn, payOut, payOut, moveWallets, sendMoney],
  ...[claim, claim, claimMission, claimRebate, convert, adjust],
];
