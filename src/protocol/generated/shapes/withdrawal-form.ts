// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  standing: 'ready' | 'turnoverLeft' | 'noneLeftToday' | 'noFundPassword' | 'noAccount' | 'held' | 'closed';
  accounts: {
    id: string;
    kind: 'bank' | 'wallet';
    /**
     * Bank or wallet.
     */
    name: string;
    holder: string;
    /**
     * The last digits of the number.
     */
    masked: string;
  }[];
  /**
   * As in the terms, under the name that clients of the wire contract read.
   */
  minimumAmount: string;
  /**
   * Likewise.
   */
  maximumAmount: string;
  terms: {
    available: string;
    minimum: string;
    maximum: string;
    fee: string;
    currency: string;
    /**
     * Withdrawals left today.
     */
    leftToday: number;
    /**
     * Hours from the request in which a payment to a bank usually arrives.
     */
    bankHours: number;
    /**
     * As `bankHours`, to an e-wallet.
     */
    walletHours: number;
    /**
     * What must still be staked first.
     */
    turnoverLeft: string;
  };
  /**
   * The one that is under way.
   */
  pending: {
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
  } | null;
}

export const withdrawalFormShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['standing', 'accounts', 'minimumAmount', 'maximumAmount', 'terms', 'pending'],
  properties: {
    standing: {
      type: 'string',
      enum: ['ready', 'turnoverLeft', 'noneLeftToday', 'noFundPassword', 'noAccount', 'held', 'closed'],
    },
    accounts: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'kind', 'name', 'holder', 'masked'],
        properties: {
          id: {
            type: 'string',
          },
          kind: {
            type: 'string',
            enum: ['bank', 'wallet'],
          },
          name: {
            type: 'string',
          },
          holder: {
            type: 'string',
          },
          masked: {
            type: 'string',
          },
        },
      },
    },
    minimumAmount: {
      type: 'string',
      'x-unit': 'money',
    },
    maximumAmount: {
      type: 'string',
      'x-unit': 'money',
    },
    terms: {
      type: 'object',
      additionalProperties: false,
      required: [
        'available',
        'minimum',
        'maximum',
        'fee',
        'currency',
        'leftToday',
        'bankHours',
        'walletHours',
        'turnoverLeft',
      ],
      properties: {
        available: {
          type: 'string',
          'x-unit': 'money',
        },
        minimum: {
          type: 'string',
          'x-unit': 'money',
        },
        maximum: {
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
        leftToday: {
          type: 'integer',
        },
        bankHours: {
          type: 'integer',
        },
        walletHours: {
          type: 'integer',
        },
        turnoverLeft: {
          type: 'string',
          'x-unit': 'money',
        },
      },
    },
    pending: {
      anyOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: [
            'id',
            'status',
            'amount',
            'fee',
            'currency',
            'reason',
            'createdAt',
            'awaitsReceipt',
            'receipt',
          ],
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
        },
        {
          type: 'null',
        },
      ],
    },
  },
};
