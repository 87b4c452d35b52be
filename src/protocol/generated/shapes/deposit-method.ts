// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { DepositMethod } from '../wire-types.ts';

export const depositMethodShape: WireShape<DepositMethod> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "id",
    "name",
    "hint",
    "kind",
    "icon",
    "minimum",
    "maximum",
    "fee",
    "quick",
    "minutes"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "name": {
      "type": "string"
    },
    "hint": {
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
    "icon": {
      "type": "string"
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
    "quick": {
      "type": "array",
      "items": {
        "type": "string",
        "x-unit": "money"
      }
    },
    "isLast": {
      "type": "boolean"
    },
    "minutes": {
      "type": "integer"
    }
  }
};
