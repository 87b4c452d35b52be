// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { RewardClaim } from '../wire-types.ts';

export const rewardClaimShape: WireShape<RewardClaim> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "id",
    "title",
    "amount",
    "points"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "title": {
      "type": "string"
    },
    "amount": {
      "type": "string",
      "x-unit": "money"
    },
    "points": {
      "type": "integer"
    }
  }
};
