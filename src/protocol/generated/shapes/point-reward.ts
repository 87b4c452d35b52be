// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { PointReward } from '../wire-types.ts';

export const pointRewardShape: WireShape<PointReward> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "id",
    "name",
    "text",
    "image",
    "type",
    "pointsRequirement",
    "amountRequirement",
    "quantity",
    "availableQuantity",
    "limitPerMember",
    "mostNow",
    "startAt",
    "endAt",
    "standing"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "name": {
      "type": "string"
    },
    "text": {
      "type": "string"
    },
    "image": {
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
    "pointsRequirement": {
      "type": "integer"
    },
    "amountRequirement": {
      "type": "string",
      "x-unit": "money"
    },
    "quantity": {
      "type": "integer"
    },
    "availableQuantity": {
      "type": "integer"
    },
    "limitPerMember": {
      "type": [
        "integer",
        "null"
      ]
    },
    "mostNow": {
      "type": "integer"
    },
    "startAt": {
      "type": "integer"
    },
    "endAt": {
      "type": [
        "integer",
        "null"
      ]
    },
    "standing": {
      "type": "string",
      "enum": [
        "open",
        "soldOut",
        "tooFewPoints",
        "amountMissing",
        "limitReached",
        "upcoming",
        "ended"
      ]
    }
  }
};
