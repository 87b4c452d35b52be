// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  id: string;
  /**
   * Decimal with all places of its currency.
   */
  amount: string;
  /**
   * ISO 8601.
   */
  at: string;
}

export const envelopeGrabShape: WireShape<Wire> = {
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
};
