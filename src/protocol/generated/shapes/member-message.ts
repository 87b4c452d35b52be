// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { MemberMessage } from '../wire-types.ts';

export const memberMessageShape: WireShape<MemberMessage> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "id",
    "isOwn",
    "isToTeam",
    "content",
    "sentAt"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "isOwn": {
      "type": "boolean"
    },
    "isToTeam": {
      "type": "boolean"
    },
    "content": {
      "type": "string"
    },
    "sentAt": {
      "type": "string"
    }
  }
};
