// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { DepositOrder } from '../wire-types.ts';

export const depositOrderShape: WireShape<DepositOrder> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "id",
    "methodName",
    "kind",
    "status",
    "amount",
    "payAmount",
    "fee",
    "currency",
    "symbol",
    "payUrl",
    "qrText",
    "bankName",
    "accountName",
    "accountNumber",
    "reference",
    "reason",
    "secondsLeft",
    "createdAt"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "methodName": {
      "type": "string"
    },
    "kind": {
      "type": "string",
      "enum": [
        "redirect",
        "qr",
        "account"
      ]
    },
    "status": {
      "type": "string",
      "enum": [
        "waiting",
        "underReview",
        "paid",
        "expired",
        "failed",
        "cancelled",
        "held"
      ]
    },
    "amount": {
      "type": "string",
      "x-unit": "money"
    },
    "payAmount": {
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
    "symbol": {
      "type": "string"
    },
    "payUrl": {
      "type": [
        "string",
        "null"
      ]
    },
    "qrText": {
      "type": [
        "string",
        "null"
      ]
    },
    "bankName": {
      "type": [
        "string",
        "null"
      ]
    },
    "accountName": {
      "type": [
        "string",
        "null"
      ]
    },
    "accountNumber": {
      "type": [
        "string",
        "null"
      ]
    },
    "reference": {
      "type": "string"
    },
    "reason": {
      "type": "string"
    },
    "secondsLeft": {
      "type": "integer"
    },
    "createdAt": {
      "type": "string"
    }
  }
};
