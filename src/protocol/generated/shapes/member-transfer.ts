// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { MemberTransfer } from '../wire-types.ts';

export const memberTransferShape: WireShape<MemberTransfer> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "id",
    "nickname",
    "amount",
    "balance",
    "currency"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "nickname": {
      "type": "string"
    },
    "amount": {
      "type": "string",
      "x-unit": "money"
    },
    "balance": {
      "type": "string",
      "x-unit": "money"
    },
    "currency": {
      "type": "string"
    }
  }
};
