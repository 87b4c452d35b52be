// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  /**
   * Number of the withdrawal.
   */
  id: string;
  status: 'pending' | 'received' | 'autoReceived' | 'underReview' | 'toppedUp' | 'confirmedPaid' | 'refunded';
  /**
   * Decimal text: what should have arrived.
   */
  amount: string;
  currency: string;
  /**
   * Until it counts as received by itself; 0 once it is settled.
   */
  secondsLeft: number;
}

export const receiptShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'status', 'amount', 'currency', 'secondsLeft'],
  properties: {
    id: {
      type: 'string',
    },
    status: {
      type: 'string',
      enum: ['pending', 'received', 'autoReceived', 'underReview', 'toppedUp', 'confirmedPaid', 'refunded'],
    },
    amount: {
      type: 'string',
      'x-unit': 'money',
    },
    currency: {
      type: 'string',
    },
    secondsLeft: {
      type: 'integer',
    },
  },
};
