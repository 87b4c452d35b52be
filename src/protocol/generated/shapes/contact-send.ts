// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { ContactSend } from '../wire-types.ts';

export const contactSendShape: WireShape<ContactSend> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "masked",
    "expiredMinutes",
    "resendSeconds"
  ],
  "properties": {
    "masked": {
      "type": "string"
    },
    "expiredMinutes": {
      "type": "integer"
    },
    "resendSeconds": {
      "type": "integer"
    }
  }
};
