// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { Receipt } from '../wire-types.ts';

export const receiptShape: WireShape<Receipt> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "id",
    "status",
    "amount",
    "currency",
    "secondsLeft"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "status": {
      "type": "string",
      "enum": [
        "pending",
        "received",
        "autoReceived",
        "underReview",
        "toppedUp",
        "confirmedPaid",
        "refunded"
      ]
    },
    "amount": {
      "type": "string",
      "x-unit": "money"
    },
    "currency": {
      "type": "string"
    },
    "secondsLeft": {
      "type": "integer"
    }
  }
};
