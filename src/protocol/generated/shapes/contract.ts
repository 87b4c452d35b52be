// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { Contract } from '../wire-types.ts';

export const contractShape: WireShape<Contract> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "id",
    "status",
    "version",
    "period",
    "tiers",
    "ownRate",
    "currency",
    "endsDownline",
    "endsBelow",
    "askedBy",
    "endReason",
    "partner"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "status": {
      "type": "string",
      "enum": [
        "none",
        "P",
        "E",
        "A",
        "R",
        "V",
        "C"
      ]
    },
    "version": {
      "type": "integer"
    },
    "period": {
      "type": "string",
      "enum": [
        "D",
        "W",
        "H",
        "M"
      ]
    },
    "tiers": {
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "bet",
          "loss",
          "members",
          "rate"
        ],
        "properties": {
          "bet": {
            "type": "string",
            "x-unit": "money"
          },
          "loss": {
            "type": "string",
            "x-unit": "money"
          },
          "members": {
            "type": "integer"
          },
          "rate": {
            "type": "string",
            "x-unit": "percent"
          },
          "fixed": {
            "type": "string",
            "x-unit": "money"
          }
        }
      }
    },
    "ownRate": {
      "type": "string",
      "x-unit": "percent"
    },
    "currency": {
      "type": "string"
    },
    "endsDownline": {
      "type": "boolean"
    },
    "endsBelow": {
      "type": "integer"
    },
    "askedBy": {
      "type": [
        "string",
        "null"
      ],
      "enum": [
        "upline",
        "downline",
        null
      ]
    },
    "endReason": {
      "type": "string"
    },
    "partner": {
      "type": "string"
    }
  }
};
