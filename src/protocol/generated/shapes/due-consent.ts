// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  /**
   * The legal text, as the brand names it.
   */
  document: string;
  /**
   * The edition that the site has now.
   */
  version: string;
  /**
   * The day of that edition, `YYYY-MM-DD`.
   */
  date: string;
  /**
   * The words to agree to, in the language of the call.
   */
  statement: string;
}

export const dueConsentShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['document', 'version', 'date', 'statement'],
  properties: {
    document: {
      type: 'string',
      'x-identity': true,
    },
    version: {
      type: 'string',
    },
    date: {
      type: 'string',
    },
    statement: {
      type: 'string',
    },
  },
};
