// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { ProviderBindings } from '../wire-types.ts';

export const providerBindingsShape: WireShape<ProviderBindings> = {
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
          "provider",
          "since",
          "lastWay"
        ],
        "properties": {
          "provider": {
            "type": "string"
          },
          "since": {
            "type": [
              "string",
              "null"
            ]
          },
          "lastWay": {
            "type": "boolean"
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
