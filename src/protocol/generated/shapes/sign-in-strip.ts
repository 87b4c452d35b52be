// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { SignInStrip } from '../wire-types.ts';

export const signInStripShape: WireShape<SignInStrip> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "open",
    "date",
    "claimedToday",
    "streak",
    "secondsLeft",
    "days"
  ],
  "properties": {
    "open": {
      "type": "boolean"
    },
    "date": {
      "type": "string"
    },
    "claimedToday": {
      "type": "boolean"
    },
    "streak": {
      "type": "integer"
    },
    "secondsLeft": {
      "type": "integer"
    },
    "days": {
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "day",
          "date",
          "points",
          "state"
        ],
        "properties": {
          "day": {
            "x-identity": true,
            "type": "integer"
          },
          "date": {
            "type": "string"
          },
          "points": {
            "type": "integer"
          },
          "state": {
            "type": "string",
            "enum": [
              "done",
              "today",
              "ahead"
            ]
          }
        }
      }
    }
  }
};
