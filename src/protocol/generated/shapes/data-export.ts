// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { DataExport } from '../wire-types.ts';

export const dataExportShape: WireShape<DataExport> = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "state",
    "readyAt",
    "expiresAt",
    "mayAsk",
    "needsPassword"
  ],
  "properties": {
    "state": {
      "type": "string",
      "enum": [
        "none",
        "preparing",
        "ready"
      ]
    },
    "readyAt": {
      "type": "string"
    },
    "expiresAt": {
      "type": "string"
    },
    "mayAsk": {
      "type": "boolean"
    },
    "needsPassword": {
      "type": "boolean"
    }
  }
};
