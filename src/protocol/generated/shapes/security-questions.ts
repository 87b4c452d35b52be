// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  /**
   * What may be chosen from, in the order of lists.
   */
  list: {
    /**
     * Key of its text.
     */
    question: string;
    /**
     * Whether the member has answered it. Answers are never told.
     */
    chosen: boolean;
  }[];
  /**
   * When the answers were set, ISO 8601, UTC; null where there are none.
   */
  since: string | null;
  /**
   * What a change is proven by.
   */
  provenBy: 'password' | 'authenticator';
}

export const securityQuestionsShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['list', 'since', 'provenBy'],
  properties: {
    list: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['question', 'chosen'],
        properties: {
          question: {
            type: 'string',
          },
          chosen: {
            type: 'boolean',
          },
        },
      },
    },
    since: {
      type: ['string', 'null'],
    },
    provenBy: {
      type: 'string',
      enum: ['password', 'authenticator'],
    },
  },
};
