// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { TrustedDevices } from '../wire-types.ts';

export const trustedDevicesShape: WireShape<TrustedDevices> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "list"
  ],
  "properties": {
    "list": {
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "device",
          "name",
          "network",
          "createdAt",
          "expiresAt"
        ],
        "properties": {
          "device": {
            "type": "string",
            "x-identity": true
          },
          "name": {
            "type": "string"
          },
          "network": {
            "type": "string"
          },
          "createdAt": {
            "type": "string"
          },
          "expiresAt": {
            "type": "string"
          }
        }
      }
    }
  }
};
