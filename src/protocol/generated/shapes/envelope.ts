// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  standing: 'open' | 'upcoming' | 'used' | 'ineligible' | 'closed';
  title: string;
  /**
   * Envelopes that the member may still open in this window.
   */
  remaining: number;
  /**
   * Until the window opens or closes.
   */
  secondsLeft: number;
  /**
   * Decimal with all places of its currency; empty where it is none.
   */
  least: string;
  /**
   * Decimal with all places of its currency; empty where it is none.
   */
  most: string;
  symbol: string;
  history: {
    id: string;
    /**
     * Decimal with all places of its currency.
     */
    amount: string;
    /**
     * ISO 8601.
     */
    at: string;
  }[];
}

export const envelopeShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['standing', 'title', 'remaining', 'secondsLeft', 'least', 'most', 'symbol', 'history'],
  properties: {
    standing: {
      type: 'string',
      enum: ['open', 'upcoming', 'used', 'ineligible', 'closed'],
    },
    title: {
      type: 'string',
    },
    remaining: {
      type: 'integer',
    },
    secondsLeft: {
      type: 'integer',
    },
    least: {
      type: 'string',
      'x-unit': 'money',
    },
    most: {
      type: 'string',
      'x-unit': 'money',
    },
    symbol: {
      type: 'string',
    },
    history: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'amount', 'at'],
        properties: {
          id: {
            type: 'string',
          },
          amount: {
            type: 'string',
            'x-unit': 'money',
          },
          at: {
            type: 'string',
          },
        },
      },
    },
  },
};
