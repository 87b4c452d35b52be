// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  id: string;
  kind: 'system' | 'personal' | 'member';
  title: string;
  /**
   * Plain text.
   */
  body: string;
  /**
   * ISO 8601, UTC.
   */
  createdAt: string;
  isRead: boolean;
}

export const messageShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'body', 'createdAt', 'isRead'],
  properties: {
    id: {
      type: 'string',
    },
    kind: {
      type: 'string',
      enum: ['system', 'personal', 'member'],
    },
    title: {
      type: 'string',
    },
    body: {
      type: 'string',
    },
    createdAt: {
      type: 'string',
    },
    isRead: {
      type: 'boolean',
    },
  },
};
