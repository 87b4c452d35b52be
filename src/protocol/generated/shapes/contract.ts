// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  /**
   * Empty while there is none.
   */
  id: string;
  status: 'none' | 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
  /**
   * Number of the newest offer; 0 while there is none.
   */
  version: number;
  /**
   * Day, week, half a month, month.
   */
  period: 'D' | 'W' | 'H' | 'M';
  tiers: {
    /**
     * Valid bet of the team to be reached; decimal text.
     */
    bet: string;
    /**
     * Net loss of the team to be reached; decimal text.
     */
    loss: string;
    /**
     * Active members to be reached.
     */
    members: number;
    /**
     * Per cent; decimal text, 0 where a fixed amount alone is paid.
     */
    rate: string;
    /**
     * Paid once in a period besides the rate; decimal text, left out where nothing is.
     */
    fixed?: string;
  }[];
  /**
   * Highest rate of the offering side itself, in per cent.
   */
  ownRate: string;
  /**
   * Of bet and loss; ISO 4217.
   */
  currency: string;
  /**
   * Accepting ends a contract one level below.
   */
  endsDownline: boolean;
  /**
   * Contracts in force below, through all levels, that end with this one.
   */
  endsBelow: number;
  /**
   * Which side asked to end it.
   */
  askedBy: 'upline' | 'downline' | null;
  /**
   * Why, as that side wrote it; empty where it wrote nothing, and while nobody asks.
   */
  endReason: string;
  /**
   * The other side by its nickname and account, which is masked where that is the upline; empty where a platform does not say.
   */
  partner: string;
}

export const contractShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'status',
    'version',
    'period',
    'tiers',
    'ownRate',
    'currency',
    'endsDownline',
    'endsBelow',
    'askedBy',
    'endReason',
    'partner',
  ],
  properties: {
    id: {
      type: 'string',
    },
    status: {
      type: 'string',
      enum: ['none', 'P', 'E', 'A', 'R', 'V', 'C'],
    },
    version: {
      type: 'integer',
    },
    period: {
      type: 'string',
      enum: ['D', 'W', 'H', 'M'],
    },
    tiers: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['bet', 'loss', 'members', 'rate'],
        properties: {
          bet: {
            type: 'string',
            'x-unit': 'money',
          },
          loss: {
            type: 'string',
            'x-unit': 'money',
          },
          members: {
            type: 'integer',
          },
          rate: {
            type: 'string',
            'x-unit': 'percent',
          },
          fixed: {
            type: 'string',
            'x-unit': 'money',
          },
        },
      },
    },
    ownRate: {
      type: 'string',
      'x-unit': 'percent',
    },
    currency: {
      type: 'string',
    },
    endsDownline: {
      type: 'boolean',
    },
    endsBelow: {
      type: 'integer',
    },
    askedBy: {
      type: ['string', 'null'],
      enum: ['upline', 'downline', null],
    },
    endReason: {
      type: 'string',
    },
    partner: {
      type: 'string',
    },
  },
};
