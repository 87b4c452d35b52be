// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { CareReturn } from '../wire-types.ts';

export const careReturnShape: WireShape<CareReturn> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "isOnRequest",
    "endsAt",
    "from",
    "canAsk",
    "opensAt",
    "waitHours"
  ],
  "properties": {
    "isOnRequest": {
      "type": "boolean"
    },
    "endsAt": {
      "type": [
        "string",
        "null"
      ]
    },
    "from": {
      "type": [
        "string",
        "null"
      ]
    },
    "canAsk": {
      "type": "boolean"
    },
    "opensAt": {
      "type": [
        "string",
        "null"
      ]
    },
    "waitHours": {
      "type": "integer"
    }
  }
};
