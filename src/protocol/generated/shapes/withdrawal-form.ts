// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { WithdrawalForm } from '../wire-types.ts';

export const withdrawalFormShape: WireShape<WithdrawalForm> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "standing",
    "accounts",
    "minimumAmount",
    "maximumAmount",
    "terms",
    "pending"
  ],
  "properties": {
    "standing": {
      "type": "string",
      "enum": [
        "ready",
        "turnoverLeft",
        "noneLeftToday",
        "noFundPassword",
        "noAccount",
        "held",
        "closed"
      ]
    },
    "accounts": {
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "kind",
          "name",
          "holder",
          "masked"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "kind": {
            "type": "string",
            "enum": [
              "bank",
              "wallet"
            ]
          },
          "name": {
            "type": "string"
          },
          "holder": {
            "type": "string"
          },
          "masked": {
            "type": "string"
          }
        }
      }
    },
    "minimumAmount": {
      "type": "string",
      "x-unit": "money"
    },
    "maximumAmount": {
      "type": "string",
      "x-unit": "money"
    },
    "terms": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "available",
        "minimum",
        "maximum",
        "fee",
        "currency",
        "leftToday",
        "bankHours",
        "walletHours",
        "turnoverLeft"
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
        "fee": {
          "type": "string",
          "x-unit": "money"
        },
        "currency": {
          "type": "string"
        },
        "leftToday": {
          "type": "integer"
        },
        "bankHours": {
          "type": "integer"
        },
        "walletHours": {
          "type": "integer"
        },
        "turnoverLeft": {
          "type": "string",
          "x-unit": "money"
        }
      }
    },
    "pending": {
      "anyOf": [
        {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "id",
            "status",
            "amount",
            "fee",
            "currency",
            "reason",
            "createdAt",
            "awaitsReceipt",
            "receipt"
          ],
          "properties": {
            "id": {
              "type": "string"
            },
            "status": {
              "type": "string",
              "enum": [
                "submitted",
                "reviewing",
                "infoNeeded",
                "processing",
                "paidOut",
                "completed",
                "rejected",
                "returned"
              ]
            },
            "amount": {
              "type": "string",
              "x-unit": "money"
            },
            "fee": {
              "type": "string",
              "x-unit": "money"
            },
            "currency": {
              "type": "string"
            },
            "reason": {
              "type": "string"
            },
            "createdAt": {
              "type": "string"
            },
            "awaitsReceipt": {
              "type": "boolean"
            },
            "receipt": {
              "type": "string",
              "enum": [
                "none",
                "pending",
                "received",
                "autoReceived",
                "underReview",
                "toppedUp",
                "confirmedPaid",
                "refunded"
              ]
            }
          }
        },
        {
          "type": "null"
        }
      ]
    }
  }
};
