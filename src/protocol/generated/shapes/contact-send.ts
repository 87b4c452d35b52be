// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  /**
   * Where the code went.
   */
  masked: string;
  expiredMinutes: number;
  /**
   * Until another one may be asked for.
   */
  resendSeconds: number;
}

export const contactSendShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['masked', 'expiredMinutes', 'resendSeconds'],
  properties: {
    masked: {
      type: 'string',
    },
    expiredMinutes: {
      type: 'integer',
    },
    resendSeconds: {
      type: 'integer',
    },
  },
};
