// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { PointRedemption } from '../wire-types.ts';

export const pointRedemptionShape: WireShape<PointRedemption> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "id",
    "rewardId",
    "reward",
    "type",
    "points",
    "quantity",
    "status",
    "remark",
    "time"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "rewardId": {
      "type": "string"
    },
    "reward": {
      "type": "string"
    },
    "type": {
      "type": "string",
      "enum": [
        "physical",
        "bonus",
        "ticket"
      ]
    },
    "points": {
      "type": "integer"
    },
    "quantity": {
      "type": "integer"
    },
    "status": {
      "type": "string",
      "enum": [
        "inProcess",
        "approved",
        "rejected"
      ]
    },
    "remark": {
      "type": "string"
    },
    "time": {
      "type": "integer"
    }
  }
};
