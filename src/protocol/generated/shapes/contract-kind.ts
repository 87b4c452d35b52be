// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

type Wire = 'dividend' | 'daily' | 'hourly' | 'realTime';

export const contractKindShape: WireShape<Wire> = {
  type: 'string',
  enum: ['dividend', 'daily', 'hourly', 'realTime'],
};
