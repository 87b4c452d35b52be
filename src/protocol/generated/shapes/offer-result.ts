// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  outcome: 'offered' | 'refused';
  /**
   * Number of the contract; empty where there is none.
   */
  id: string;
  /**
   * How the contract stands now; none where there is none.
   */
  status: 'none' | 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
  /**
   * Number of the newest offer; 0 while there is none.
   */
  version: number;
  /**
   * Why it was refused; empty where it was offered.
   */
  code: string;
  /**
   * The same as one English sentence, for logs and developers.
   */
  message: string;
}

export const offerResultShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['outcome', 'id', 'status', 'version', 'code', 'message'],
  properties: {
    outcome: {
      type: 'string',
      enum: ['offered', 'refused'],
    },
    id: {
      type: 'string',
    },
    status: {
      type: 'string',
      enum: ['none', 'P', 'E', 'A', 'R', 'V', 'C'],
    },
    version: {
      type: 'integer',
    },
    code: {
      type: 'string',
    },
    message: {
      type: 'string',
    },
  },
};
