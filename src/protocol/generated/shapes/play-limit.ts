// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { PlayLimit } from '../wire-types.ts';

export const playLimitShape: WireShape<PlayLimit> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "id",
    "kind",
    "period",
    "amount",
    "used",
    "left",
    "change",
    "next",
    "nextFrom",
    "nextUntil"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "kind": {
      "type": "string",
      "enum": [
        "deposit",
        "loss",
        "session"
      ]
    },
    "period": {
      "type": "string",
      "enum": [
        "day",
        "week",
        "month"
      ]
    },
    "amount": {
      "type": [
        "string",
        "null"
      ]
    },
    "used": {
      "type": "string"
    },
    "left": {
      "type": [
        "string",
        "null"
      ]
    },
    "change": {
      "type": "string",
      "enum": [
        "none",
        "cooling",
        "ready"
      ]
    },
    "next": {
      "type": [
        "string",
        "null"
      ]
    },
    "nextFrom": {
      "type": [
        "string",
        "null"
      ]
    },
    "nextUntil": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};
