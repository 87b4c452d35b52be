// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { PayoutAccounts } from '../wire-types.ts';

export const payoutAccountsShape: WireShape<PayoutAccounts> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "accounts",
    "providers",
    "most"
  ],
  "properties": {
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
    "providers": {
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "code",
          "name",
          "kind"
        ],
        "properties": {
          "code": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "kind": {
            "type": "string",
            "enum": [
              "bank",
              "wallet"
            ]
          }
        }
      }
    },
    "most": {
      "type": "integer"
    }
  }
};
