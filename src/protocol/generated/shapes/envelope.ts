// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { Envelope } from '../wire-types.ts';

export const envelopeShape: WireShape<Envelope> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "standing",
    "title",
    "remaining",
    "secondsLeft",
    "least",
    "most",
    "symbol",
    "history"
  ],
  "properties": {
    "standing": {
      "type": "string",
      "enum": [
        "open",
        "upcoming",
        "used",
        "ineligible",
        "closed"
      ]
    },
    "title": {
      "type": "string"
    },
    "remaining": {
      "type": "integer"
    },
    "secondsLeft": {
      "type": "integer"
    },
    "least": {
      "type": "string",
      "x-unit": "money"
    },
    "most": {
      "type": "string",
      "x-unit": "money"
    },
    "symbol": {
      "type": "string"
    },
    "history": {
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "amount",
          "at"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "amount": {
            "type": "string",
            "x-unit": "money"
          },
          "at": {
            "type": "string"
          }
        }
      }
    }
  }
};
