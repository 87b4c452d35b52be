// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  currencySymbol: string;
  /**
   * Whether rebates are paid without a claim.
   */
  automatic: boolean;
  /**
   * Decimal: least that one claim pays.
   */
  minimum: string;
  /**
   * Decimal: what is due now.
   */
  claimable: string;
  canClaim: boolean;
  rates: {
    product: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
    /**
     * Percent with two decimals.
     */
    rate: string;
  }[];
  days: {
    id: string;
    day: string;
    product: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
    /**
     * Decimal.
     */
    validBets: string;
    /**
     * Percent with two decimals.
     */
    rate: string;
    /**
     * Decimal.
     */
    amount: string;
    status: 'open' | 'paid' | 'expired';
  }[];
}

export const rebateShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['currencySymbol', 'automatic', 'minimum', 'claimable', 'canClaim', 'rates', 'days'],
  properties: {
    currencySymbol: {
      type: 'string',
    },
    automatic: {
      type: 'boolean',
    },
    minimum: {
      type: 'string',
      'x-unit': 'money',
    },
    claimable: {
      type: 'string',
      'x-unit': 'money',
    },
    canClaim: {
      type: 'boolean',
    },
    rates: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['product', 'rate'],
        properties: {
          product: {
            type: 'string',
            enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
          },
          rate: {
            type: 'string',
            'x-unit': 'percent',
          },
        },
      },
    },
    days: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'day', 'product', 'validBets', 'rate', 'amount', 'status'],
        properties: {
          id: {
            type: 'string',
          },
          day: {
            type: 'string',
          },
          product: {
            type: 'string',
            enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
          },
          validBets: {
            type: 'string',
            'x-unit': 'money',
          },
          rate: {
            type: 'string',
            'x-unit': 'percent',
          },
          amount: {
            type: 'string',
            'x-unit': 'money',
          },
          status: {
            type: 'string',
            enum: ['open', 'paid', 'expired'],
          },
        },
      },
    },
  },
};
