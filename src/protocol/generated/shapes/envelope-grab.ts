// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { EnvelopeGrab } from '../wire-types.ts';

export const envelopeGrabShape: WireShape<EnvelopeGrab> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "id",
    "amount",
    "at"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "amount": {
      "type": "string",
      "x-unit": "money"
    },
    "at": {
      "type": "string"
    }
  }
};
