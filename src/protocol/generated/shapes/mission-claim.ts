// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { MissionClaim } from '../wire-types.ts';

export const missionClaimShape: WireShape<MissionClaim> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "id",
    "title",
    "amount",
    "points",
    "tickets"
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
    },
    "tickets": {
      "type": "integer"
    }
  }
};
