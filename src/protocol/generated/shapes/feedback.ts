// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  id: string;
  /**
   * A choice of the form when it was sent.
   */
  type: string;
  content: string;
  contact: string;
  status: 'open' | 'answered' | 'closed';
  /**
   * Empty while it is open.
   */
  answer: string;
  /**
   * ISO 8601, UTC.
   */
  createdAt: string;
}

export const feedbackShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'content', 'contact', 'status', 'answer', 'createdAt'],
  properties: {
    id: {
      type: 'string',
    },
    type: {
      type: 'string',
    },
    content: {
      type: 'string',
    },
    contact: {
      type: 'string',
    },
    status: {
      type: 'string',
      enum: ['open', 'answered', 'closed'],
    },
    answer: {
      type: 'string',
    },
    createdAt: {
      type: 'string',
    },
  },
};
