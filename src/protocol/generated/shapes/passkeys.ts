// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { Passkeys } from '../wire-types.ts';

export const passkeysShape: WireShape<Passkeys> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "list",
    "provenBy"
  ],
  "properties": {
    "list": {
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "name",
          "createdAt",
          "lastUsedAt"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "createdAt": {
            "type": "string"
          },
          "lastUsedAt": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      }
    },
    "provenBy": {
      "type": "string",
      "enum": [
        "password",
        "authenticator"
      ]
    }
  }
};
