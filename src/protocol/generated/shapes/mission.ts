// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  id: string;
  title: string;
  text: string;
  period: 'daily' | 'weekly' | 'once';
  metric: 'validBets' | 'rounds' | 'lotteryTickets' | 'deposits' | 'depositAmount' | 'logInDays';
  state: 'upcoming' | 'open' | 'claimable' | 'claimed' | 'expired';
  /**
   * `actual` and `target` are decimals of the currency.
   */
  isMoney: boolean;
  actual: string;
  target: string;
  percent: number;
  /**
   * Decimal: money that it brings; empty for none.
   */
  amount: string;
  points: number;
  /**
   * Red envelopes.
   */
  tickets: number;
  /**
   * How many times the money is to be staked.
   */
  wagering: number;
  /**
   * When its window ends, ISO 8601; null where it does not.
   */
  endsAt: string | null;
}

export const missionShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'title',
    'text',
    'period',
    'metric',
    'state',
    'isMoney',
    'actual',
    'target',
    'percent',
    'amount',
    'points',
    'tickets',
    'wagering',
    'endsAt',
  ],
  properties: {
    id: {
      type: 'string',
    },
    title: {
      type: 'string',
    },
    text: {
      type: 'string',
    },
    period: {
      type: 'string',
      enum: ['daily', 'weekly', 'once'],
    },
    metric: {
      type: 'string',
      enum: ['validBets', 'rounds', 'lotteryTickets', 'deposits', 'depositAmount', 'logInDays'],
    },
    state: {
      type: 'string',
      enum: ['upcoming', 'open', 'claimable', 'claimed', 'expired'],
    },
    isMoney: {
      type: 'boolean',
    },
    actual: {
      type: 'string',
    },
    target: {
      type: 'string',
    },
    percent: {
      type: 'integer',
    },
    amount: {
      type: 'string',
      'x-unit': 'money',
    },
    points: {
      type: 'integer',
    },
    tickets: {
      type: 'integer',
    },
    wagering: {
      type: 'integer',
    },
    endsAt: {
      type: ['string', 'null'],
    },
  },
};
