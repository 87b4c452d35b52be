// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { AccountClosure } from '../wire-types.ts';

export const accountClosureShape: WireShape<AccountClosure> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "isClear",
    "balance",
    "currency",
    "holdsMoney",
    "deposits",
    "withdrawals",
    "rounds",
    "tickets",
    "contracts",
    "redemptions",
    "points",
    "needsPassword",
    "needsFundPassword"
  ],
  "properties": {
    "isClear": {
      "type": "boolean"
    },
    "balance": {
      "type": "string",
      "x-unit": "money"
    },
    "currency": {
      "type": "string"
    },
    "holdsMoney": {
      "type": "boolean"
    },
    "deposits": {
      "type": "integer"
    },
    "withdrawals": {
      "type": "integer"
    },
    "rounds": {
      "type": "integer"
    },
    "tickets": {
      "type": "integer"
    },
    "contracts": {
      "type": "integer"
    },
    "redemptions": {
      "type": "integer"
    },
    "points": {
      "type": "integer"
    },
    "needsPassword": {
      "type": "boolean"
    },
    "needsFundPassword": {
      "type": "boolean"
    }
  }
};
