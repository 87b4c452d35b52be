// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  id: string;
  /**
   * Who got it.
   */
  nickname: string;
  /**
   * Decimal with all places of its currency.
   */
  amount: string;
  /**
   * What the sender has left.
   */
  balance: string;
  currency: string;
}

export const memberTransferShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'nickname', 'amount', 'balance', 'currency'],
  properties: {
    id: {
      type: 'string',
    },
    nickname: {
      type: 'string',
    },
    amount: {
      type: 'string',
      'x-unit': 'money',
    },
    balance: {
      type: 'string',
      'x-unit': 'money',
    },
    currency: {
      type: 'string',
    },
  },
};
