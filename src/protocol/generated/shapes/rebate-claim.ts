// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { RebateClaim } from '../wire-types.ts';

export const rebateClaimShape: WireShape<RebateClaim> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "amount"
  ],
  "properties": {
    "amount": {
      "type": "string",
      "x-unit": "money"
    }
  }
};
