// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  /**
   * Providers that people can log in by now, and those that the account is bound to.
   */
  list: {
    provider: string;
    /**
     * When it was bound, ISO 8601, UTC; null where it is not.
     */
    since: string | null;
    /**
     * Whether it is the only way left to log in, so that it stays.
     */
    lastWay: boolean;
  }[];
  /**
   * What a change is proven by.
   */
  provenBy: 'password' | 'authenticator';
}

export const providerBindingsShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['list', 'provenBy'],
  properties: {
    list: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['provider', 'since', 'lastWay'],
        properties: {
          provider: {
            type: 'string',
          },
          since: {
            type: ['string', 'null'],
          },
          lastWay: {
            type: 'boolean',
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
