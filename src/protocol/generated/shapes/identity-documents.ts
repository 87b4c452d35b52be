// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { IdentityDocuments } from '../wire-types.ts';

export const identityDocumentsShape: WireShape<IdentityDocuments> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "status",
    "needed",
    "documents"
  ],
  "properties": {
    "status": {
      "type": "string",
      "enum": [
        "none",
        "open",
        "approved",
        "rejected",
        "more"
      ]
    },
    "needed": {
      "type": "boolean"
    },
    "documents": {
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "type",
          "status",
          "remark",
          "createdAt"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "type": {
            "type": "string",
            "enum": [
              "passport",
              "nationalId",
              "driverLicence",
              "address"
            ]
          },
          "status": {
            "type": "string",
            "enum": [
              "open",
              "approved",
              "rejected",
              "more"
            ]
          },
          "remark": {
            "type": "string"
          },
          "createdAt": {
            "type": "string"
          }
        }
      }
    }
  }
};
