// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { MessageSettings } from '../wire-types.ts';

export const messageSettingsShape: WireShape<MessageSettings> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "channels",
    "accountEmail",
    "accountSms",
    "promotionsPortal",
    "promotionsEmail",
    "promotionsSms",
    "consentChangedAt"
  ],
  "properties": {
    "channels": {
      "type": "array",
      "items": {
        "type": "string",
        "enum": [
          "email",
          "sms"
        ]
      }
    },
    "accountEmail": {
      "type": "boolean"
    },
    "accountSms": {
      "type": "boolean"
    },
    "promotionsPortal": {
      "type": "boolean"
    },
    "promotionsEmail": {
      "type": "boolean"
    },
    "promotionsSms": {
      "type": "boolean"
    },
    "consentChangedAt": {
      "type": "string"
    }
  }
};
