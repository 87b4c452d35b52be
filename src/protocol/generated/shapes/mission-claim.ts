// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  id: string;
  title: string;
  /**
   * Decimal; empty for none.
   */
  amount: string;
  points: number;
  /**
   * Red envelopes.
   */
  tickets: number;
}

export const missionClaimShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'title', 'amount', 'points', 'tickets'],
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
    tickets: {
      type: 'integer',
    },
  },
};
