// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { SecurityQuestions } from '../wire-types.ts';

export const securityQuestionsShape: WireShape<SecurityQuestions> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "list",
    "since",
    "provenBy"
  ],
  "properties": {
    "list": {
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "question",
          "chosen"
        ],
        "properties": {
          "question": {
            "type": "string"
          },
          "chosen": {
            "type": "boolean"
          }
        }
      }
    },
    "since": {
      "type": [
        "string",
        "null"
      ]
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
