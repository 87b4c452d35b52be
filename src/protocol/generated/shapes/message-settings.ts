// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  /**
   * Ways by which messages reach the member beside the portal.
   */
  channels: ('email' | 'sms')[];
  accountEmail: boolean;
  accountSms: boolean;
  /**
   * The member agreed, and did not withdraw.
   */
  promotionsPortal: boolean;
  promotionsEmail: boolean;
  promotionsSms: boolean;
  /**
   * When the member last agreed to promotions or withdrew, ISO 8601, UTC; empty for never.
   */
  consentChangedAt: string;
}

export const messageSettingsShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: [
    'channels',
    'accountEmail',
    'accountSms',
    'promotionsPortal',
    'promotionsEmail',
    'promotionsSms',
    'consentChangedAt',
  ],
  properties: {
    channels: {
      type: 'array',
      items: {
        type: 'string',
        enum: ['email', 'sms'],
      },
    },
    accountEmail: {
      type: 'boolean',
    },
    accountSms: {
      type: 'boolean',
    },
    promotionsPortal: {
      type: 'boolean',
    },
    promotionsEmail: {
      type: 'boolean',
    },
    promotionsSms: {
      type: 'boolean',
    },
    consentChangedAt: {
      type: 'string',
    },
  },
};
