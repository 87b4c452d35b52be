// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';
import type { ContractKind } from '../wire-types.ts';

export const contractKindShape: WireShape<ContractKind> = {
  "type": "string",
  "enum": [
    "dividend",
    "daily",
    "hourly",
    "realTime"
  ]
};
