// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  id: string;
  promotionType: string;
  title: string;
  text: string;
  terms: string;
  image: string;
  /**
   * ISO 8601, like `endsAt`.
   */
  startsAt: string;
  endsAt: string;
  status:
    | 'upcoming'
    | 'open'
    | 'notForYou'
    | 'paused'
    | 'joined'
    | 'wagering'
    | 'done'
    | 'expired'
    | 'forfeited'
    | 'ended';
  /**
   * Why it is not for the member.
   */
  hindrance: '' | 'level' | 'firstDeposit' | 'country';
  /**
   * Name of the least level; empty where every level may join.
   */
  level: string;
  /**
   * For the first deposit only.
   */
  firstDeposit: boolean;
  /**
   * Of the deposit; 0 where the bonus is fixed.
   */
  percent: number;
  /**
   * Decimal; empty where the bonus is a percentage.
   */
  fixed: string;
  /**
   * Decimal: the most that it brings.
   */
  cap: string;
  /**
   * Decimal: the least deposit.
   */
  minimum: string;
  /**
   * How many times the bonus is to be staked.
   */
  wagering: number;
  currencySymbol: string;
  /**
   * Decimal: what the member got; empty until then.
   */
  bonus: string;
  /**
   * Decimal: to be staked in all.
   */
  asked: string;
  /**
   * Decimal: still to be staked.
   */
  left: string;
  /**
   * Percent that is staked.
   */
  progress: number;
  canGiveUp: boolean;
}

export const promotionShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'promotionType',
    'title',
    'text',
    'terms',
    'image',
    'startsAt',
    'endsAt',
    'status',
    'hindrance',
    'level',
    'firstDeposit',
    'percent',
    'fixed',
    'cap',
    'minimum',
    'wagering',
    'currencySymbol',
    'bonus',
    'asked',
    'left',
    'progress',
    'canGiveUp',
  ],
  properties: {
    id: {
      type: 'string',
    },
    promotionType: {
      type: 'string',
    },
    title: {
      type: 'string',
    },
    text: {
      type: 'string',
    },
    terms: {
      type: 'string',
    },
    image: {
      type: 'string',
    },
    startsAt: {
      type: 'string',
    },
    endsAt: {
      type: 'string',
    },
    status: {
      type: 'string',
      enum: [
        'upcoming',
        'open',
        'notForYou',
        'paused',
        'joined',
        'wagering',
        'done',
        'expired',
        'forfeited',
        'ended',
      ],
    },
    hindrance: {
      type: 'string',
      enum: ['', 'level', 'firstDeposit', 'country'],
    },
    level: {
      type: 'string',
    },
    firstDeposit: {
      type: 'boolean',
    },
    percent: {
      type: 'integer',
    },
    fixed: {
      type: 'string',
      'x-unit': 'money',
    },
    cap: {
      type: 'string',
      'x-unit': 'money',
    },
    minimum: {
      type: 'string',
      'x-unit': 'money',
    },
    wagering: {
      type: 'integer',
    },
    currencySymbol: {
      type: 'string',
    },
    bonus: {
      type: 'string',
      'x-unit': 'money',
    },
    asked: {
      type: 'string',
      'x-unit': 'money',
    },
    left: {
      type: 'string',
      'x-unit': 'money',
    },
    progress: {
      type: 'integer',
    },
    canGiveUp: {
      type: 'boolean',
    },
  },
};
