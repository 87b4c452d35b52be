import { signMessage } from '../../server/infrastructure/keys/message-signature.ts';
import { askMember, askNode } from './ask.ts';
import { fundPassword as password, makeUpload } from './make-cast.ts';
import { toMinor } from './storm-book.ts';
import type { MakeStep, Person, Storm } from './storm-people.ts';

const claimed = '1.00';
const pays = 500n;
const callbackPath = '/wps/transaction/deposit/callback';
const nothing = (): void => undefined;

const createDeposit: MakeStep = ({ random }, person) => {
  if (person.deposit !== null) return null;
  const amount = `${random.integer(100, 900)}.00`;
  const bankCode = random.integer(0, 2) === 0 ? 'gateway' : 'qr';
  return {
    kind: 'deposit asked for',
    ask: askMember('deposit.create', { bankCode, amount }, { token: person.token, key: random.uuid() }),
    isRepeatable: true,
    settle: (value) => {
      const order = value as { id: string; reference: string; payAmount: string; amount: string };
      person.deposit = { id: order.id, reference: order.reference, due: order.payAmount, gets: order.amount };
    },
  };
};
const payDeposit: MakeStep = ({ book, gatewayKey }, person) => {
  const { deposit } = person;
  if (deposit === null) return null;
  const { id, reference, due, gets } = deposit;
  const body = JSON.stringify({ reference, outcome: 'paid', amount: due, currency: 'PHP' });
  const signature = signMessage(gatewayKey, new Date(), body);
  return {
    kind: 'deposit paid',
    ask: {
      method: 'POST',
      path: callbackPath,
      headers: { 'content-type': 'application/json', 'x-signature': signature },
      body,
    },
    isRepeatable: true,
    settle: () => {
      book.write({ reference: `deposit:${id}`, memberId: person.id, money: toMinor(gets) });
      if (person.deposit === deposit) person.deposit = null;
    },
  };
};

const withdraw: MakeStep = ({ random, book }, person) => {
  if (person.withdrawal !== null) return null;
  const amount = `${random.integer(1, 80)}.${random.integer(10, 100)}`;
  const request = { amount, card: person.card, fundPassword: password };
  return {
    kind: 'withdrawal',
    ask: askMember('withdrawals.submit', request, { token: person.token, key: random.uuid() }),
    isRepeatable: true,
    settle: (value) => {
      const { id } = value as { readonly id: string };
      book.write({ reference: `withdrawal:${id}:hold`, memberId: person.id, money: -toMinor(amount) });
      person.withdrawal = { id, amount };
    },
  };
};
const giveBack = (
  { book }: Storm,
  person: Person,
  open: { readonly id: string; readonly amount: string },
): void => {
  const money = toMinor(open.amount);
  book.write({ reference: `withdrawal:${open.id}:settled`, memberId: person.id, money });
  if (person.withdrawal?.id === open.id) person.withdrawal = null;
};
const cancel: MakeStep = (storm, person) => {
  const open = person.withdrawal;
  if (open === null) return null;
  return {
    kind: 'withdrawal taken back',
    ask: askMember('withdrawals.cancel', { id: open.id }, { token: person.token }),
    isRepeatable: false,
    settle: () => giveBack(storm, person, open),
    doubt: () =>
      storm.doubts.push(async () => {
        const event = await storm.db
          .selectFrom('withdrawal_event')
          .select('id')
          .where('withdrawal_id', '=', open.id)
          .where('what', '=', 'cancelled')
          .executeTakeFirst();
        if (event !== undefined) giveBack(storm, person, open);
      }),
  };
};
const decide: MakeStep = (storm, person) => {
  const open = person.withdrawal;
  if (open === null) return null;
  const actions = ['approve', 'pay', 'pay', 'refuse', 'fail'] as const;
  const action = actions[storm.random.integer(0, actions.length)] ?? 'approve';
  return {
    kind: `back office: ${action}`,
    ask: askNode('/back-office/withdrawal', {
      id: open.id,
      action,
      text: 'Because.',
      key: storm.random.uuid(),
    }),
    isRepeatable: true,
    settle: () => {
      if (action === 'refuse' || action === 'fail') giveBack(storm, person, open);
      if (action !== 'pay') return;
      storm.book.write({ reference: `withdrawal:${open.id}:settled`, memberId: person.id });
      if (person.withdrawal?.id === open.id) person.withdrawal = null;
      person.paid ??= { ...open, claim: null };
    },
  };
};
const answerReceipt: MakeStep = async ({ db, random }, person) => {
  const { paid } = person;
  if (paid === null || paid.claim !== null) return null;
  const claim = (['full', 'partial', 'none'] as const)[random.integer(0, 3)] ?? 'full';
  const proofs: [string] | [] = claim === 'full' ? [] : [await makeUpload(db, person.id)];
  const said = claim === 'full' ? {} : { comment: 'Less came.', proofs };
  const request = { id: paid.id, claim, ...said, ...(claim === 'partial' ? { amount: claimed } : {}) };
  return {
    kind: `receipt: ${claim}`,
    ask: askMember('confirmations.answer', request, { token: person.token, key: random.uuid() }),
    isRepeatable: true,
    settle: () => {
      if (claim !== 'full') paid.claim = claim;
      else if (person.paid === paid) person.paid = null;
    },
  };
};
const settleReceipt: MakeStep = ({ book, random }, person) => {
  const { paid } = person;
  if (paid === null || paid.claim === null) return null;
  const isPart = paid.claim === 'partial';
  const corrects = random.integer(0, 3) > 0;
  const action = corrects ? (isPart ? 'topUp' : 'refund') : 'confirmPaid';
  const missing = toMinor(paid.amount) - (isPart ? toMinor(claimed) : 0n);
  return {
    kind: `back office: ${action}`,
    ask: askNode('/back-office/withdrawal', { id: paid.id, action, text: 'Because.', key: random.uuid() }),
    isRepeatable: true,
    settle: () => {
      if (corrects)
        book.write({ reference: `withdrawal:${paid.id}:corrected`, memberId: person.id, money: missing });
      if (person.paid === paid) person.paid = null;
    },
  };
};

const convert: MakeStep = ({ random, book }, person) => {
  const points = random.integer(100, 400);
  return {
    kind: 'convert',
    ask: askMember('points.convert', { points, password }, { token: person.token, key: random.uuid() }),
    isRepeatable: true,
    settle: (value) => {
      const { id, amount } = value as { readonly id: string; readonly amount: string };
      const effect = { memberId: person.id, money: toMinor(amount), points: -BigInt(points) };
      book.write({ reference: `convert:${id}`, ...effect });
    },
  };
};
const redeem: MakeStep = ({ random, book, rewardId }, person) => {
  const request = { rewardId, quantity: random.integer(1, 4), password };
  return {
    kind: 'redeem',
    ask: askMember('points.redeem', request, { token: person.token, key: random.uuid() }),
    isRepeatable: true,
    settle: (value) => {
      const { id, points } = value as { readonly id: string; readonly points: number };
      book.write({ reference: `redeem:${id}`, memberId: person.id, points: -BigInt(points) });
      if (!person.redemptions.includes(id)) person.redemptions.push(id);
    },
  };
};
const decideRedemption: MakeStep = ({ random, book, db, doubts }, person) => {
  const id = person.redemptions.shift();
  if (id === undefined) return null;
  const status = random.integer(0, 2) === 0 ? 'approved' : 'rejected';
  const remark = random.uuid();
  const write = async (): Promise<void> => {
    const row = await db
      .selectFrom('point_redemption')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (row.remark !== remark) return;
    const memberId = person.id;
    if (status === 'approved')
      book.write({ reference: `redeem:${id}:pay`, memberId, money: pays * BigInt(row.quantity) });
    else book.write({ reference: `redeem:${id}:return`, memberId, points: BigInt(row.points) });
  };
  return {
    kind: `redemption ${status}`,
    ask: askNode('/back-office/redemption', { id, status, remark }),
    isRepeatable: false,
    // How many pieces it was is read in the end; that it was decided so, with this remark, is told now.
    settle: () => void doubts.push(write),
    doubt: () => void doubts.push(write),
  };
};
const issue: MakeStep = ({ random }, person) => ({
  kind: 'reward issued',
  ask: askNode('/back-office/reward', {
    memberId: person.id,
    subject: random.uuid(),
    pays: String(random.integer(0, 2) * 250),
    points: String(random.integer(100, 300)),
  }),
  isRepeatable: true,
  settle: (value) => {
    const { id } = value as { readonly id: string };
    if (!person.rewards.includes(id)) person.rewards.push(id);
  },
});
const claim: MakeStep = ({ random, book }, person) => {
  const promotionClaimId = person.rewards.shift();
  if (promotionClaimId === undefined) return null;
  return {
    kind: 'claim',
    ask: askMember('rewards.claim', { promotionClaimId }, { token: person.token, key: random.uuid() }),
    isRepeatable: true,
    settle: (value) => {
      const { amount, points } = value as { readonly amount: string; readonly points: number };
      const money = amount === '' ? 0n : toMinor(amount);
      book.write({
        reference: `reward:${promotionClaimId}`,
        memberId: person.id,
        money,
        points: BigInt(points),
      });
    },
  };
};
const grab: MakeStep = ({ random, book }, person) => ({
  kind: 'red envelope',
  ask: askMember('rewards.openEnvelope', {}, { token: person.token, key: random.uuid() }),
  isRepeatable: true,
  settle: (value) => {
    const { grab: got } = value as { readonly grab: { readonly id: string; readonly amount: string } };
    book.write({ reference: `envelope:${got.id}`, memberId: person.id, money: toMinor(got.amount) });
  },
});
const contract: MakeStep = ({ random, agent, downlines }) => {
  const downline = downlines[random.integer(0, downlines.length)] ?? downlines[0];
  const status = (['A', 'R', 'V', 'C'] as const)[random.integer(0, 4)] ?? 'A';
  const tiers = [{ bet: '0', loss: '0', members: 0, rate: String(random.integer(1, 20)) }];
  const offer = { account: downline.account, kind: 'dividend', product: 'CONS', period: 'M', tiers } as const;
  const isOffer = random.integer(0, 2) === 0;
  return {
    kind: isOffer ? 'contract offered' : 'contract answered',
    ask: isOffer
      ? askMember('contracts.offer', offer, agent)
      : askMember('contracts.answerDividend', { type: 'CONS', status }, downline),
    isRepeatable: false,
    settle: nothing,
  };
};

/** Each as often as it stands here. */
export const steps: readonly MakeStep[] = [
  ...[createDeposit, createDeposit, payDeposit, payDeposit, payDeposit],
  ...[
    withdraw,
    withdraw,
    withdraw,
    cancel,
    decide,
    decide,
    decide,
    answerReceipt,
    answerReceipt,
    settleReceipt,
  ],
  ...[convert, convert, convert, redeem, redeem, redeem, decideRedemption, decideRedemption],
  ...[issue, issue, claim, claim, grab, contract],
];
