import { vendorCode } from '../../demo/games.ts';
import { writeWalletCall, type ShortMessage } from '../../platform/play/vendors/wallet-message.fake.ts';
import { askNode, type Ask } from './ask.ts';
import { toMinor } from './storm-book.ts';
import type { MakeStep, Person, Step, Storm } from './storm-people.ts';

const nothing = (): void => undefined;
const referenceOf = (round: string, step: 'bet' | 'win' | 'refund'): string =>
  `game:${vendorCode}:${round}:${step}`;

/** A call of the vendor to the wallet. Its answer has the balance in it, so no two answers are alike. */
const askWallet = (
  { vendorKey: secret, random }: Storm,
  message: ShortMessage,
): Required<Pick<Step, 'ask' | 'askAgain'>> => {
  const write = (): Ask => {
    const signing = { vendor: vendorCode, secret, now: new Date(), nonce: random.uuid() };
    return { method: 'POST', ...writeWalletCall(message, signing) };
  };
  return { ask: write(), askAgain: write };
};

const forget = (person: Person, round: string): void => {
  if (person.round?.name === round) person.round = null;
};

/** Of several at once one is taken. A round that was taken back before has to be refused. */
const stake: MakeStep = (storm, person) => {
  const { random, book } = storm;
  const name = (random.integer(0, 4) === 0 ? person.voided.shift() : undefined) ?? random.uuid();
  const amount = `${random.integer(1, 30)}.${random.integer(10, 100)}`;
  return {
    kind: 'round staked',
    ...askWallet(storm, { call: 'stake', launch: person.launch, round: name, amount }),
    isRepeatable: false,
    settle: () => {
      book.write({ reference: referenceOf(name, 'bet'), memberId: person.id, money: -toMinor(amount) });
      person.round = { name, amount };
    },
  };
};
const settle: MakeStep = (storm, person) => {
  const open = person.round;
  if (open === null) return null;
  const amount = storm.random.integer(0, 2) === 0 ? '0.00' : `${storm.random.integer(0, 60)}.50`;
  return {
    kind: amount === '0.00' ? 'round lost' : 'round won',
    ...askWallet(storm, { call: 'settle', launch: person.launch, round: open.name, amount }),
    isRepeatable: false,
    settle: () => {
      forget(person, open.name);
      person.settled = { name: open.name, amount };
      if (amount === '0.00') return;
      const reference = referenceOf(open.name, 'win');
      storm.book.write({ reference, memberId: person.id, money: toMinor(amount) });
    },
  };
};
/** What a vendor does whose answer got lost: the book knows of the first, and of nothing more. */
const settleAgain: MakeStep = (storm, person) => {
  const { settled } = person;
  if (settled === null) return null;
  const { name: round, amount } = settled;
  return {
    kind: 'round settled again',
    ...askWallet(storm, { call: 'settle', launch: person.launch, round, amount }),
    isRepeatable: false,
    settle: nothing,
  };
};
const giveStakeBack = ({ book }: Storm, person: Person, open: { name: string; amount: string }): void => {
  const reference = referenceOf(open.name, 'refund');
  book.write({ reference, memberId: person.id, money: toMinor(open.amount) });
  forget(person, open.name);
};
const refund: MakeStep = (storm, person) => {
  const open = person.round;
  if (open === null) return null;
  return {
    kind: 'round taken back',
    ...askWallet(storm, { call: 'refund', launch: person.launch, round: open.name }),
    isRepeatable: false,
    settle: () => giveStakeBack(storm, person, open),
  };
};
const refundEarly: MakeStep = (storm, person) => {
  const name = storm.random.uuid();
  return {
    kind: 'round taken back before its stake',
    ...askWallet(storm, { call: 'refund', launch: person.launch, round: name }),
    isRepeatable: false,
    settle: () => void person.voided.push(name),
  };
};
const giveBack: MakeStep = (storm, person) => {
  const open = person.round;
  if (open === null) return null;
  return {
    kind: 'back office: round given back',
    ask: askNode('/back-office/round', { round: open.name }),
    isRepeatable: false,
    settle: () => giveStakeBack(storm, person, open),
    doubt: () =>
      storm.doubts.push(async () => {
        const row = await storm.db
          .selectFrom('play_round')
          .select('state')
          .where('round', '=', open.name)
          .executeTakeFirst();
        if (row?.state === 'refunded') giveStakeBack(storm, person, open);
      }),
  };
};

/** Rounds of games, as their vendor and the back office move them; each as often as it stands here. */
export const roundSteps: readonly MakeStep[] = [
  ...[stake, stake, stake, stake, settle, settle, settle],
  ...[settleAgain, refund, refundEarly, giveBack],
];
