// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { Conversation } from '../wire-types.ts';

export const conversationShape: WireShape<Conversation> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "standing",
    "id",
    "nickname",
    "unread",
    "messages",
    "hasEarlier"
  ],
  "properties": {
    "standing": {
      "type": "string",
      "enum": [
        "ready",
        "closed",
        "noRecipient",
        "notAccepted"
      ]
    },
    "id": {
      "type": "string"
    },
    "nickname": {
      "type": "string"
    },
    "unread": {
      "type": "integer"
    },
    "messages": {
      "type": "array",
      "items": {
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
      }
    },
    "hasEarlier": {
      "type": "boolean"
    }
  }
};
