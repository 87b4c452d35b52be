// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { Mission } from '../wire-types.ts';

export const missionShape: WireShape<Mission> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "id",
    "title",
    "text",
    "period",
    "metric",
    "state",
    "isMoney",
    "actual",
    "target",
    "percent",
    "amount",
    "points",
    "tickets",
    "wagering",
    "endsAt"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "title": {
      "type": "string"
    },
    "text": {
      "type": "string"
    },
    "period": {
      "type": "string",
      "enum": [
        "daily",
        "weekly",
        "once"
      ]
    },
    "metric": {
      "type": "string",
      "enum": [
        "validBets",
        "rounds",
        "lotteryTickets",
        "deposits",
        "depositAmount",
        "logInDays"
      ]
    },
    "state": {
      "type": "string",
      "enum": [
        "upcoming",
        "open",
        "claimable",
        "claimed",
        "expired"
      ]
    },
    "isMoney": {
      "type": "boolean"
    },
    "actual": {
      "type": "string"
    },
    "target": {
      "type": "string"
    },
    "percent": {
      "type": "integer"
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
    },
    "wagering": {
      "type": "integer"
    },
    "endsAt": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};
