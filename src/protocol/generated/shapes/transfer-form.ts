// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { TransferForm } from '../wire-types.ts';

export const transferFormShape: WireShape<TransferForm> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "enabled",
    "standing",
    "recipient",
    "terms"
  ],
  "properties": {
    "enabled": {
      "type": "boolean"
    },
    "standing": {
      "type": "string",
      "enum": [
        "ready",
        "noFundPassword",
        "held",
        "turnoverLeft",
        "identityDue",
        "noneLeftToday",
        "noRecipient",
        "closed"
      ]
    },
    "recipient": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "account",
        "nickname"
      ],
      "properties": {
        "account": {
          "type": "string"
        },
        "nickname": {
          "type": "string"
        }
      }
    },
    "terms": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "available",
        "minimum",
        "maximum",
        "left",
        "turnoverLeft",
        "currency",
        "symbol"
      ],
      "properties": {
        "available": {
          "type": "string",
          "x-unit": "money"
        },
        "minimum": {
          "type": "string",
          "x-unit": "money"
        },
        "maximum": {
          "type": "string",
          "x-unit": "money"
        },
        "left": {
          "type": "string",
          "x-unit": "money"
        },
        "turnoverLeft": {
          "type": "string",
          "x-unit": "money"
        },
        "currency": {
          "type": "string"
        },
        "symbol": {
          "type": "string"
        }
      }
    }
  }
};
