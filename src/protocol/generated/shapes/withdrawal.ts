// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { Withdrawal } from '../wire-types.ts';

export const withdrawalShape: WireShape<Withdrawal> = {
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
};
