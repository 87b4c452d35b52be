// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  /**
   * Why the member cannot write, or ready.
   */
  standing: 'ready' | 'closed' | 'noRecipient' | 'notAccepted';
  /**
   * Number in the list of conversations; empty where there is none yet.
   */
  id: string;
  /**
   * Of the other one.
   */
  nickname: string;
  unread: number;
  /**
   * The oldest first.
   */
  messages: {
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
  }[];
  hasEarlier: boolean;
}

export const conversationShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['standing', 'id', 'nickname', 'unread', 'messages', 'hasEarlier'],
  properties: {
    standing: {
      type: 'string',
      enum: ['ready', 'closed', 'noRecipient', 'notAccepted'],
    },
    id: {
      type: 'string',
    },
    nickname: {
      type: 'string',
    },
    unread: {
      type: 'integer',
    },
    messages: {
      type: 'array',
      items: {
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
      },
    },
    hasEarlier: {
      type: 'boolean',
    },
  },
};
