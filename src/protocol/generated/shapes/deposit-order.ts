// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  id: string;
  methodName: string;
  kind: 'redirect' | 'qr' | 'account';
  status: 'waiting' | 'underReview' | 'paid' | 'expired' | 'failed' | 'cancelled' | 'held';
  /**
   * What the wallet gets.
   */
  amount: string;
  /**
   * Exactly what is to be paid: the amount and the fee.
   */
  payAmount: string;
  /**
   * Decimal with all places of its currency.
   */
  fee: string;
  currency: string;
  symbol: string;
  /**
   * The page of the gateway, while the order waits.
   */
  payUrl: string | null;
  qrText: string | null;
  bankName: string | null;
  accountName: string | null;
  accountNumber: string | null;
  reference: string;
  reason: string;
  secondsLeft: number;
  /**
   * ISO 8601, UTC.
   */
  createdAt: string;
}

export const depositOrderShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'methodName',
    'kind',
    'status',
    'amount',
    'payAmount',
    'fee',
    'currency',
    'symbol',
    'payUrl',
    'qrText',
    'bankName',
    'accountName',
    'accountNumber',
    'reference',
    'reason',
    'secondsLeft',
    'createdAt',
  ],
  properties: {
    id: {
      type: 'string',
    },
    methodName: {
      type: 'string',
    },
    kind: {
      type: 'string',
      enum: ['redirect', 'qr', 'account'],
    },
    status: {
      type: 'string',
      enum: ['waiting', 'underReview', 'paid', 'expired', 'failed', 'cancelled', 'held'],
    },
    amount: {
      type: 'string',
      'x-unit': 'money',
    },
    payAmount: {
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
    symbol: {
      type: 'string',
    },
    payUrl: {
      type: ['string', 'null'],
    },
    qrText: {
      type: ['string', 'null'],
    },
    bankName: {
      type: ['string', 'null'],
    },
    accountName: {
      type: ['string', 'null'],
    },
    accountNumber: {
      type: ['string', 'null'],
    },
    reference: {
      type: 'string',
    },
    reason: {
      type: 'string',
    },
    secondsLeft: {
      type: 'integer',
    },
    createdAt: {
      type: 'string',
    },
  },
};
