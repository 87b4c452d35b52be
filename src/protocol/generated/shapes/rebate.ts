// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { Rebate } from '../wire-types.ts';

export const rebateShape: WireShape<Rebate> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "currencySymbol",
    "automatic",
    "minimum",
    "claimable",
    "canClaim",
    "rates",
    "days"
  ],
  "properties": {
    "currencySymbol": {
      "type": "string"
    },
    "automatic": {
      "type": "boolean"
    },
    "minimum": {
      "type": "string",
      "x-unit": "money"
    },
    "claimable": {
      "type": "string",
      "x-unit": "money"
    },
    "canClaim": {
      "type": "boolean"
    },
    "rates": {
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "product",
          "rate"
        ],
        "properties": {
          "product": {
            "type": "string",
            "enum": [
              "RNG",
              "LIVE",
              "FISH",
              "PVP",
              "SPORTS",
              "ESPORTS",
              "ELOTT",
              "LOTT",
              "COCKFIGHT"
            ]
          },
          "rate": {
            "type": "string",
            "x-unit": "percent"
          }
        }
      }
    },
    "days": {
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "day",
          "product",
          "validBets",
          "rate",
          "amount",
          "status"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "day": {
            "type": "string"
          },
          "product": {
            "type": "string",
            "enum": [
              "RNG",
              "LIVE",
              "FISH",
              "PVP",
              "SPORTS",
              "ESPORTS",
              "ELOTT",
              "LOTT",
              "COCKFIGHT"
            ]
          },
          "validBets": {
            "type": "string",
            "x-unit": "money"
          },
          "rate": {
            "type": "string",
            "x-unit": "percent"
          },
          "amount": {
            "type": "string",
            "x-unit": "money"
          },
          "status": {
            "type": "string",
            "enum": [
              "open",
              "paid",
              "expired"
            ]
          }
        }
      }
    }
  }
};
