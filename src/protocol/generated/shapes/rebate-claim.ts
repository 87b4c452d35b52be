// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  /**
   * Decimal: what was paid into the wallet.
   */
  amount: string;
}

export const rebateClaimShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['amount'],
  properties: {
    amount: {
      type: 'string',
      'x-unit': 'money',
    },
  },
};
