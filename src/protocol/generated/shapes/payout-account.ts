// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  id: string;
  kind: 'bank' | 'wallet';
  /**
   * Bank or wallet.
   */
  name: string;
  holder: string;
  /**
   * The last digits of the number.
   */
  masked: string;
}

export const payoutAccountShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'name', 'holder', 'masked'],
  properties: {
    id: {
      type: 'string',
    },
    kind: {
      type: 'string',
      enum: ['bank', 'wallet'],
    },
    name: {
      type: 'string',
    },
    holder: {
      type: 'string',
    },
    masked: {
      type: 'string',
    },
  },
};
