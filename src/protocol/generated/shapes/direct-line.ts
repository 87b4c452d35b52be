// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { DirectLine } from '../wire-types.ts';

export const directLineShape: WireShape<DirectLine> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "ownRate",
    "currency",
    "content",
    "pageNum",
    "totalPages",
    "totalCount"
  ],
  "properties": {
    "ownRate": {
      "type": "string",
      "x-unit": "percent"
    },
    "currency": {
      "type": "string"
    },
    "content": {
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "account",
          "nickname",
          "status",
          "version",
          "rate"
        ],
        "properties": {
          "account": {
            "type": "string"
          },
          "nickname": {
            "type": "string"
          },
          "status": {
            "type": "string",
            "enum": [
              "none",
              "P",
              "E",
              "A",
              "R",
              "V",
              "C"
            ]
          },
          "version": {
            "type": "integer"
          },
          "rate": {
            "type": "string",
            "x-unit": "percent"
          }
        }
      }
    },
    "pageNum": {
      "type": "integer"
    },
    "totalPages": {
      "type": "integer"
    },
    "totalCount": {
      "type": "integer"
    }
  }
};
