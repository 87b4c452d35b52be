// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  id: string;
  title: string;
  /**
   * Decimal with all places of its currency; empty where it is none.
   */
  amount: string;
  points: number;
}

export const rewardClaimShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'title', 'amount', 'points'],
  properties: {
    id: {
      type: 'string',
    },
    title: {
      type: 'string',
    },
    amount: {
      type: 'string',
      'x-unit': 'money',
    },
    points: {
      type: 'integer',
    },
  },
};
