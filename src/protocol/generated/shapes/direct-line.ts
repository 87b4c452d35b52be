// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  /**
   * Highest rate that the caller has for the kind and product, in per cent.
   */
  ownRate: string;
  /**
   * Of bet and loss; ISO 4217.
   */
  currency: string;
  content: {
    account: string;
    nickname: string;
    /**
     * How the contract stands now; none where there is none.
     */
    status: 'none' | 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
    /**
     * Number of the newest offer; 0 while there is none.
     */
    version: number;
    /**
     * Highest rate on offer, else in force; per cent. 0.00 while there is none.
     */
    rate: string;
  }[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export const directLineShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['ownRate', 'currency', 'content', 'pageNum', 'totalPages', 'totalCount'],
  properties: {
    ownRate: {
      type: 'string',
      'x-unit': 'percent',
    },
    currency: {
      type: 'string',
    },
    content: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['account', 'nickname', 'status', 'version', 'rate'],
        properties: {
          account: {
            type: 'string',
          },
          nickname: {
            type: 'string',
          },
          status: {
            type: 'string',
            enum: ['none', 'P', 'E', 'A', 'R', 'V', 'C'],
          },
          version: {
            type: 'integer',
          },
          rate: {
            type: 'string',
            'x-unit': 'percent',
          },
        },
      },
    },
    pageNum: {
      type: 'integer',
    },
    totalPages: {
      type: 'integer',
    },
    totalCount: {
      type: 'integer',
    },
  },
};
