// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  id: string;
  name: string;
  text: string;
  image: string;
  type: 'physical' | 'bonus' | 'ticket';
  pointsRequirement: number;
  /**
   * Deposits that a member must have made; decimal with all places of its currency.
   */
  amountRequirement: string;
  quantity: number;
  availableQuantity: number;
  limitPerMember: number | null;
  /**
   * Pieces that this member may order now.
   */
  mostNow: number;
  /**
   * Epoch milliseconds.
   */
  startAt: number;
  /**
   * Epoch milliseconds; null where it stays.
   */
  endAt: number | null;
  standing: 'open' | 'soldOut' | 'tooFewPoints' | 'amountMissing' | 'limitReached' | 'upcoming' | 'ended';
}

export const pointRewardShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'name',
    'text',
    'image',
    'type',
    'pointsRequirement',
    'amountRequirement',
    'quantity',
    'availableQuantity',
    'limitPerMember',
    'mostNow',
    'startAt',
    'endAt',
    'standing',
  ],
  properties: {
    id: {
      type: 'string',
    },
    name: {
      type: 'string',
    },
    text: {
      type: 'string',
    },
    image: {
      type: 'string',
    },
    type: {
      type: 'string',
      enum: ['physical', 'bonus', 'ticket'],
    },
    pointsRequirement: {
      type: 'integer',
    },
    amountRequirement: {
      type: 'string',
      'x-unit': 'money',
    },
    quantity: {
      type: 'integer',
    },
    availableQuantity: {
      type: 'integer',
    },
    limitPerMember: {
      type: ['integer', 'null'],
    },
    mostNow: {
      type: 'integer',
    },
    startAt: {
      type: 'integer',
    },
    endAt: {
      type: ['integer', 'null'],
    },
    standing: {
      type: 'string',
      enum: ['open', 'soldOut', 'tooFewPoints', 'amountMissing', 'limitReached', 'upcoming', 'ended'],
    },
  },
};
