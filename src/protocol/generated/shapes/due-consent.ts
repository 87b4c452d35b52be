// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { DueConsent } from '../wire-types.ts';

export const dueConsentShape: WireShape<DueConsent> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "document",
    "version",
    "date",
    "statement"
  ],
  "properties": {
    "document": {
      "type": "string",
      "x-identity": true
    },
    "version": {
      "type": "string"
    },
    "date": {
      "type": "string"
    },
    "statement": {
      "type": "string"
    }
  }
};
