// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  list: {
    id: string;
    name: string;
    /**
     * ISO 8601, UTC.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC; null before the first login.
     */
    lastUsedAt: string | null;
  }[];
  /**
   * What another passkey, or the removal of one, is proven by.
   */
  provenBy: 'password' | 'authenticator';
}

export const passkeysShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['list', 'provenBy'],
  properties: {
    list: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'name', 'createdAt', 'lastUsedAt'],
        properties: {
          id: {
            type: 'string',
          },
          name: {
            type: 'string',
          },
          createdAt: {
            type: 'string',
          },
          lastUsedAt: {
            type: ['string', 'null'],
          },
        },
      },
    },
    provenBy: {
      type: 'string',
      enum: ['password', 'authenticator'],
    },
  },
};
