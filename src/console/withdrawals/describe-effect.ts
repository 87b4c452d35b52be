import type { WithdrawalAction, WithdrawalFile } from '../../protocol/calls/withdrawals.ts';
import { showMoney } from './money.ts';
import { describeMinutes } from './withdrawal-messages.ts';

/** What an action does with the money and what the member gets to know, in a sentence or two. */
export function describeEffect(file: WithdrawalFile, action: WithdrawalAction): string {
  const show = (amount: string): string => showMoney(amount, file.currency);
  const [amount, payout] = [show(file.amount), show(file.payout)];
  const { holder, number } = file.target;
  const where = `${file.provider} ${number}, ${holder}`;
  const effects: Readonly<Record<WithdrawalAction, string>> = {
    take: 'Other operators see that you are checking it. No money moves.',
    ask: 'The member reads the question on the withdrawal page and in the inbox. The money stays held.',
    approve: `${payout} is then to be paid to ${where}. The member sees that it is being processed.`,
    refuse: `${amount} goes back into the wallet immediately, and the member reads your reason. This cannot be undone.`,
    pay: `Confirm once ${payout} has left for ${where}. The member then has ${describeMinutes(file.limits.receiptMinutes)} to say whether it arrived. This cannot be undone.`,
    fail: `The payment did not go through: ${amount} goes back into the wallet immediately, and the member reads your reason. This cannot be undone.`,
    topUp: `${show(file.dispute?.missing ?? '0')} goes into the wallet, and the dispute ends. This cannot be undone.`,
    confirmPaid: `No money moves: the dispute ends with ${payout} as paid, and the member reads your words. This cannot be undone.`,
    refund: `${amount} goes back into the wallet, fee included, and the dispute ends. This cannot be undone.`,
  };
  return effects[action];
}
