// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { Feedback } from '../wire-types.ts';

export const feedbackShape: WireShape<Feedback> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "id",
    "type",
    "content",
    "contact",
    "status",
    "answer",
    "createdAt"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "type": {
      "type": "string"
    },
    "content": {
      "type": "string"
    },
    "contact": {
      "type": "string"
    },
    "status": {
      "type": "string",
      "enum": [
        "open",
        "answered",
        "closed"
      ]
    },
    "answer": {
      "type": "string"
    },
    "createdAt": {
      "type": "string"
    }
  }
};
