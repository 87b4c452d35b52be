// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { Profile } from '../wire-types.ts';

export const profileShape: WireShape<Profile> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "payeeName",
    "nickname",
    "birthday",
    "idNumber",
    "placeOfBirth",
    "nationality",
    "occupation",
    "sourceOfIncome",
    "permanentAddress",
    "currentAddress",
    "telegram",
    "whatsapp",
    "line",
    "facebook",
    "wechat",
    "zalo",
    "qqNum",
    "once",
    "fixed"
  ],
  "properties": {
    "payeeName": {
      "type": "string"
    },
    "nickname": {
      "type": "string"
    },
    "birthday": {
      "type": "string"
    },
    "idNumber": {
      "type": "string"
    },
    "placeOfBirth": {
      "type": "string"
    },
    "nationality": {
      "type": "string"
    },
    "occupation": {
      "type": "string"
    },
    "sourceOfIncome": {
      "type": "string"
    },
    "permanentAddress": {
      "type": "string"
    },
    "currentAddress": {
      "type": "string"
    },
    "telegram": {
      "type": "string"
    },
    "whatsapp": {
      "type": "string"
    },
    "line": {
      "type": "string"
    },
    "facebook": {
      "type": "string"
    },
    "wechat": {
      "type": "string"
    },
    "zalo": {
      "type": "string"
    },
    "qqNum": {
      "type": "string"
    },
    "once": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "fixed": {
      "type": "array",
      "items": {
        "type": "string"
      }
    }
  }
};
