// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { Message } from '../wire-types.ts';

export const messageShape: WireShape<Message> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "id",
    "kind",
    "title",
    "body",
    "createdAt",
    "isRead"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "kind": {
      "type": "string",
      "enum": [
        "system",
        "personal",
        "member"
      ]
    },
    "title": {
      "type": "string"
    },
    "body": {
      "type": "string"
    },
    "createdAt": {
      "type": "string"
    },
    "isRead": {
      "type": "boolean"
    }
  }
};
