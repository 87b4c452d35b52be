// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  /**
   * Approved once a passport, an ID or a licence is.
   */
  status: 'none' | 'open' | 'approved' | 'rejected' | 'more';
  /**
   * The market wants it before money leaves.
   */
  needed: boolean;
  /**
   * The newest first, at most 20.
   */
  documents: {
    id: string;
    type: 'passport' | 'nationalId' | 'driverLicence' | 'address';
    status: 'open' | 'approved' | 'rejected' | 'more';
    /**
     * The reason, as the operator wrote it.
     */
    remark: string;
    /**
     * ISO 8601, UTC.
     */
    createdAt: string;
  }[];
}

export const identityDocumentsShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['status', 'needed', 'documents'],
  properties: {
    status: {
      type: 'string',
      enum: ['none', 'open', 'approved', 'rejected', 'more'],
    },
    needed: {
      type: 'boolean',
    },
    documents: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'type', 'status', 'remark', 'createdAt'],
        properties: {
          id: {
            type: 'string',
          },
          type: {
            type: 'string',
            enum: ['passport', 'nationalId', 'driverLicence', 'address'],
          },
          status: {
            type: 'string',
            enum: ['open', 'approved', 'rejected', 'more'],
          },
          remark: {
            type: 'string',
          },
          createdAt: {
            type: 'string',
          },
        },
      },
    },
  },
};
