// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  id: string;
  name: string;
  hint: string;
  kind: 'redirect' | 'qr' | 'account';
  /**
   * The drawing of its kind: card, wallet, bank or qr.
   */
  icon: string;
  /**
   * Decimal with all places of its currency.
   */
  minimum: string;
  /**
   * Decimal with all places of its currency.
   */
  maximum: string;
  /**
   * Decimal with all places of its currency.
   */
  fee: string;
  /**
   * Items: Decimal with all places of its currency.
   */
  quick: string[];
  /**
   * The newest deposit of the member that arrived came this way.
   */
  isLast?: boolean;
  /**
   * How long it usually takes.
   */
  minutes: number;
}

export const depositMethodShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'hint', 'kind', 'icon', 'minimum', 'maximum', 'fee', 'quick', 'minutes'],
  properties: {
    id: {
      type: 'string',
    },
    name: {
      type: 'string',
    },
    hint: {
      type: 'string',
    },
    kind: {
      type: 'string',
      enum: ['redirect', 'qr', 'account'],
    },
    icon: {
      type: 'string',
    },
    minimum: {
      type: 'string',
      'x-unit': 'money',
    },
    maximum: {
      type: 'string',
      'x-unit': 'money',
    },
    fee: {
      type: 'string',
      'x-unit': 'money',
    },
    quick: {
      type: 'array',
      items: {
        type: 'string',
        'x-unit': 'money',
      },
    },
    isLast: {
      type: 'boolean',
    },
    minutes: {
      type: 'integer',
    },
  },
};
