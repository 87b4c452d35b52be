import type { ReactNode } from 'react';
import { TextLink } from '../../ui/text-link.tsx';

const things: Readonly<Record<string, string>> = {
  member: 'Member',
  withdrawal: 'Withdrawal',
  deposit: 'Deposit',
  heldDeposit: 'Deposit above a limit',
  redemption: 'Redemption',
  application: 'Application',
  document: 'Identity paper',
  feedback: 'Feedback',
  age: 'Birthday below the age',
  likeness: 'Likeness to an excluded person',
  unfreeze: 'Unfreezing',
  holdLift: 'Lift of a hold',
  authenticator: 'Removal of the authenticator',
  hold: 'Contract payments',
  adjustment: 'Correction of the balance',
};
const steps: Readonly<Record<string, string>> = {
  take: 'taken for review',
  ask: 'question sent',
  approve: 'approved',
  refuse: 'refused',
  pay: 'paid out',
  fail: 'payment failed',
  topUp: 'rest paid',
  confirmPaid: 'payment confirmed',
  refund: 'returned to the wallet',
  freeze: 'frozen',
  exclude: 'excluded',
  reveal: 'personal data shown',
  propose: 'requested',
  hold: 'held for a second person',
  withhold: 'withheld',
  release: 'released',
  approved: 'approved',
  rejected: 'refused',
  withdrawn: 'request withdrawn',
  more: 'another one requested',
  reject: 'refused',
};

/** An action of the audit in words; as the audit names it where it is in no list. */
export function nameOperation(action: string): string {
  const [area = '', verb = ''] = action.split('.');
  const [thing, step] = [things[area], steps[verb]];
  return thing === undefined || step === undefined ? action : `${thing}: ${step}`;
}

/** What it was done to, with the way there. */
export function nameSubject(subject: string): ReactNode {
  const [area = '', id = ''] = subject.split(':');
  const name = `${things[area] ?? area} ${id}`.trim();
  if (area !== 'withdrawal') return <bdi>{name}</bdi>;
  return (
    <TextLink to={`/requests/withdrawals/${id}`} isInline>
      {name}
    </TextLink>
  );
}
