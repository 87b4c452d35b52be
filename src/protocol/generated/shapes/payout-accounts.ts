// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  accounts: {
    id: string;
    kind: 'bank' | 'wallet';
    /**
     * Bank or wallet.
     */
    name: string;
    holder: string;
    /**
     * The last digits of the number.
     */
    masked: string;
  }[];
  providers: {
    code: string;
    name: string;
    kind: 'bank' | 'wallet';
  }[];
  /**
   * Accounts that a member may keep.
   */
  most: number;
}

export const payoutAccountsShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['accounts', 'providers', 'most'],
  properties: {
    accounts: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'kind', 'name', 'holder', 'masked'],
        properties: {
          id: {
            type: 'string',
          },
          kind: {
            type: 'string',
            enum: ['bank', 'wallet'],
          },
          name: {
            type: 'string',
          },
          holder: {
            type: 'string',
          },
          masked: {
            type: 'string',
          },
        },
      },
    },
    providers: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['code', 'name', 'kind'],
        properties: {
          code: {
            type: 'string',
          },
          name: {
            type: 'string',
          },
          kind: {
            type: 'string',
            enum: ['bank', 'wallet'],
          },
        },
      },
    },
    most: {
      type: 'integer',
    },
  },
};
