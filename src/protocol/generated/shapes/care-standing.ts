// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { CareStanding } from '../wire-types.ts';

export const careStandingShape: WireShape<CareStanding> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "limits",
    "coolingHours",
    "timeOuts",
    "exclusions",
    "panicButton",
    "cancelled",
    "currency",
    "currencySymbol"
  ],
  "properties": {
    "limits": {
      "type": "array",
      "items": {
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
      }
    },
    "coolingHours": {
      "type": "integer"
    },
    "timeOuts": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "exclusions": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "panicButton": {
      "type": "boolean"
    },
    "cancelled": {
      "type": [
        "string",
        "null"
      ],
      "x-unit": "money"
    },
    "currency": {
      "type": "string"
    },
    "currencySymbol": {
      "type": "string"
    }
  }
};
