// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  id: string;
  status:
    | 'submitted'
    | 'reviewing'
    | 'infoNeeded'
    | 'processing'
    | 'paidOut'
    | 'completed'
    | 'rejected'
    | 'returned';
  /**
   * Decimal text: what left the wallet.
   */
  amount: string;
  /**
   * Decimal text: the part of it that is kept.
   */
  fee: string;
  currency: string;
  /**
   * Why it was refused or returned, or what is asked for; else empty.
   */
  reason: string;
  /**
   * ISO 8601, UTC.
   */
  createdAt: string;
  /**
   * The member has yet to say whether it arrived.
   */
  awaitsReceipt: boolean;
  receipt:
    | 'none'
    | 'pending'
    | 'received'
    | 'autoReceived'
    | 'underReview'
    | 'toppedUp'
    | 'confirmedPaid'
    | 'refunded';
}

export const withdrawalShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'status', 'amount', 'fee', 'currency', 'reason', 'createdAt', 'awaitsReceipt', 'receipt'],
  properties: {
    id: {
      type: 'string',
    },
    status: {
      type: 'string',
      enum: [
        'submitted',
        'reviewing',
        'infoNeeded',
        'processing',
        'paidOut',
        'completed',
        'rejected',
        'returned',
      ],
    },
    amount: {
      type: 'string',
      'x-unit': 'money',
    },
    fee: {
      type: 'string',
      'x-unit': 'money',
    },
    currency: {
      type: 'string',
    },
    reason: {
      type: 'string',
    },
    createdAt: {
      type: 'string',
    },
    awaitsReceipt: {
      type: 'boolean',
    },
    receipt: {
      type: 'string',
      enum: [
        'none',
        'pending',
        'received',
        'autoReceived',
        'underReview',
        'toppedUp',
        'confirmedPaid',
        'refunded',
      ],
    },
  },
};
