// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { OfferResult } from '../wire-types.ts';

export const offerResultShape: WireShape<OfferResult> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "outcome",
    "id",
    "status",
    "version",
    "code",
    "message"
  ],
  "properties": {
    "outcome": {
      "type": "string",
      "enum": [
        "offered",
        "refused"
      ]
    },
    "id": {
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
    "code": {
      "type": "string"
    },
    "message": {
      "type": "string"
    }
  }
};
