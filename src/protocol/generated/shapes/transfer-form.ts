// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  /**
   * Whether the brand has transfers in this direction open.
   */
  enabled: boolean;
  /**
   * The first reason why nothing can be sent; ready where there is none.
   */
  standing:
    | 'ready'
    | 'noFundPassword'
    | 'held'
    | 'turnoverLeft'
    | 'identityDue'
    | 'noneLeftToday'
    | 'noRecipient'
    | 'closed';
  recipient: {
    /**
     * Masked where it is the member above.
     */
    account: string;
    nickname: string;
  };
  terms: {
    available: string;
    minimum: string;
    maximum: string;
    /**
     * What is left of what a member sends in 24 hours.
     */
    left: string;
    /**
     * What must still be staked first.
     */
    turnoverLeft: string;
    currency: string;
    symbol: string;
  };
}

export const transferFormShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['enabled', 'standing', 'recipient', 'terms'],
  properties: {
    enabled: {
      type: 'boolean',
    },
    standing: {
      type: 'string',
      enum: [
        'ready',
        'noFundPassword',
        'held',
        'turnoverLeft',
        'identityDue',
        'noneLeftToday',
        'noRecipient',
        'closed',
      ],
    },
    recipient: {
      type: 'object',
      additionalProperties: false,
      required: ['account', 'nickname'],
      properties: {
        account: {
          type: 'string',
        },
        nickname: {
          type: 'string',
        },
      },
    },
    terms: {
      type: 'object',
      additionalProperties: false,
      required: ['available', 'minimum', 'maximum', 'left', 'turnoverLeft', 'currency', 'symbol'],
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
        left: {
          type: 'string',
          'x-unit': 'money',
        },
        turnoverLeft: {
          type: 'string',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
        symbol: {
          type: 'string',
        },
      },
    },
  },
};
