// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  /**
   * r for received, s for sent.
   */
  id: string;
  /**
   * Whether the member wrote it.
   */
  isOwn: boolean;
  /**
   * Whether it went to all directly below.
   */
  isToTeam: boolean;
  content: string;
  sentAt: string;
}

export const memberMessageShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'isOwn', 'isToTeam', 'content', 'sentAt'],
  properties: {
    id: {
      type: 'string',
    },
    isOwn: {
      type: 'boolean',
    },
    isToTeam: {
      type: 'boolean',
    },
    content: {
      type: 'string',
    },
    sentAt: {
      type: 'string',
    },
  },
};
