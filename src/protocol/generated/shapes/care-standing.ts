// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  limits: {
    /**
     * kind.period
     */
    id: string;
    /**
     * deposit and loss are money, session is minutes.
     */
    kind: 'deposit' | 'loss' | 'session';
    /**
     * The last 24 hours, 7 days, 30 days.
     */
    period: 'day' | 'week' | 'month';
    /**
     * Decimal, for a session whole minutes; null where there is none.
     */
    amount: string | null;
    /**
     * What counts against it, in the same way.
     */
    used: string;
    left: string | null;
    /**
     * Whether a looser limit waits, and whether it can be confirmed.
     */
    change: 'none' | 'cooling' | 'ready';
    /**
     * The looser limit; null takes it away.
     */
    next: string | null;
    /**
     * From when it can be confirmed.
     */
    nextFrom: string | null;
    /**
     * Until when it can be confirmed.
     */
    nextUntil: string | null;
  }[];
  coolingHours: number;
  timeOuts: string[];
  exclusions: string[];
  panicButton: boolean;
  /**
   * Sum of the open deposits that a tighter limit has just cancelled, decimal; null where there was none.
   */
  cancelled: string | null;
  currency: string;
  currencySymbol: string;
}

export const careStandingShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: [
    'limits',
    'coolingHours',
    'timeOuts',
    'exclusions',
    'panicButton',
    'cancelled',
    'currency',
    'currencySymbol',
  ],
  properties: {
    limits: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: [
          'id',
          'kind',
          'period',
          'amount',
          'used',
          'left',
          'change',
          'next',
          'nextFrom',
          'nextUntil',
        ],
        properties: {
          id: {
            type: 'string',
          },
          kind: {
            type: 'string',
            enum: ['deposit', 'loss', 'session'],
          },
          period: {
            type: 'string',
            enum: ['day', 'week', 'month'],
          },
          amount: {
            type: ['string', 'null'],
          },
          used: {
            type: 'string',
          },
          left: {
            type: ['string', 'null'],
          },
          change: {
            type: 'string',
            enum: ['none', 'cooling', 'ready'],
          },
          next: {
            type: ['string', 'null'],
          },
          nextFrom: {
            type: ['string', 'null'],
          },
          nextUntil: {
            type: ['string', 'null'],
          },
        },
      },
    },
    coolingHours: {
      type: 'integer',
    },
    timeOuts: {
      type: 'array',
      items: {
        type: 'string',
      },
    },
    exclusions: {
      type: 'array',
      items: {
        type: 'string',
      },
    },
    panicButton: {
      type: 'boolean',
    },
    cancelled: {
      type: ['string', 'null'],
      'x-unit': 'money',
    },
    currency: {
      type: 'string',
    },
    currencySymbol: {
      type: 'string',
    },
  },
};
