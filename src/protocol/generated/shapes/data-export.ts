// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  state: 'none' | 'preparing' | 'ready';
  /**
   * ISO 8601, UTC; empty while there is none.
   */
  readyAt: string;
  /**
   * Until when it can be saved; empty for none.
   */
  expiresAt: string;
  /**
   * Another copy can be asked for: one in 24 hours.
   */
  mayAsk: boolean;
  needsPassword: boolean;
}

export const dataExportShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['state', 'readyAt', 'expiresAt', 'mayAsk', 'needsPassword'],
  properties: {
    state: {
      type: 'string',
      enum: ['none', 'preparing', 'ready'],
    },
    readyAt: {
      type: 'string',
    },
    expiresAt: {
      type: 'string',
    },
    mayAsk: {
      type: 'boolean',
    },
    needsPassword: {
      type: 'boolean',
    },
  },
};
