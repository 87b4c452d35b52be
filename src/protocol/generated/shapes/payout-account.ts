// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { PayoutAccount } from '../wire-types.ts';

export const payoutAccountShape: WireShape<PayoutAccount> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "id",
    "kind",
    "name",
    "holder",
    "masked"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "kind": {
      "type": "string",
      "enum": [
        "bank",
        "wallet"
      ]
    },
    "name": {
      "type": "string"
    },
    "holder": {
      "type": "string"
    },
    "masked": {
      "type": "string"
    }
  }
};
