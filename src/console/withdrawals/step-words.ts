import type { WithdrawalStep } from '../../protocol/calls/withdrawals.ts';
import { withdrawalMessages as words } from './withdrawal-messages.ts';

/** A newer server may know a step that this page does not. */
export const nameStep = (what: string): string => words.stepNames[what] ?? what;
export const nameActor = ({ by, operator }: WithdrawalStep): string =>
  by === 'operator' && operator !== '' ? operator : words.file.by[by];
