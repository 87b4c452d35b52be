// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  /**
   * Browsers that log in without a second proof, the newest first.
   */
  list: {
    /**
     * Names it in devices.distrust.
     */
    device: string;
    /**
     * What the browser calls itself, or empty.
     */
    name: string;
    /**
     * Masked.
     */
    network: string;
    /**
     * ISO 8601, UTC.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC.
     */
    expiresAt: string;
  }[];
}

export const trustedDevicesShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['list'],
  properties: {
    list: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['device', 'name', 'network', 'createdAt', 'expiresAt'],
        properties: {
          device: {
            type: 'string',
            'x-identity': true,
          },
          name: {
            type: 'string',
          },
          network: {
            type: 'string',
          },
          createdAt: {
            type: 'string',
          },
          expiresAt: {
            type: 'string',
          },
        },
      },
    },
  },
};
