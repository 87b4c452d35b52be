import { Badge } from '@chakra-ui/react';
import type { ReceiptStatus, WithdrawalStatus, WithdrawalLine } from '../../protocol/calls/withdrawals.ts';
import { withdrawalMessages as words } from './withdrawal-messages.ts';

const statusTones: Readonly<Record<WithdrawalStatus, string>> = {
  submitted: 'orange',
  reviewing: 'blue',
  infoNeeded: 'gray',
  processing: 'orange',
  paidOut: 'green',
  completed: 'green',
  rejected: 'red',
  returned: 'red',
};
const receiptTones: Readonly<Record<ReceiptStatus, string>> = {
  none: 'gray',
  pending: 'gray',
  received: 'gray',
  autoReceived: 'gray',
  underReview: 'orange',
  toppedUp: 'gray',
  confirmedPaid: 'gray',
  refunded: 'gray',
};

/** State of a withdrawal, in one or two words each. */
export function StatusBadges({ line }: { readonly line: Pick<WithdrawalLine, 'status' | 'receipt'> }) {
  return (
    <>
      <Badge size="sm" colorPalette={statusTones[line.status]}>
        {words.statuses[line.status]}
      </Badge>
      {line.receipt === 'none' ? null : (
        <Badge size="sm" colorPalette={receiptTones[line.receipt]}>
          {words.receipts[line.receipt]}
        </Badge>
      )}
    </>
  );
}
