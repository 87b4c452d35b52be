// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  id: string;
  promotionType: string;
  title: string;
  text: string;
  image: string;
  status: 'comingSoon' | 'applying' | 'joined' | 'processing' | 'rejected' | 'issued' | 'claimed' | 'closed';
  needsPicture: boolean;
  /**
   * Why the last application was rejected; empty otherwise.
   */
  remark: string;
  canApplyAgain: boolean;
  /**
   * Decimal with all places of its currency; empty where it is none.
   */
  amount: string;
  points: number;
  /**
   * ISO 8601.
   */
  opensAt: string | null;
  /**
   * ISO 8601; null where it stays open.
   */
  closesAt: string | null;
}

export const activityShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'promotionType',
    'title',
    'text',
    'image',
    'status',
    'needsPicture',
    'remark',
    'canApplyAgain',
    'amount',
    'points',
    'opensAt',
    'closesAt',
  ],
  properties: {
    id: {
      type: 'string',
    },
    promotionType: {
      type: 'string',
    },
    title: {
      type: 'string',
    },
    text: {
      type: 'string',
    },
    image: {
      type: 'string',
    },
    status: {
      type: 'string',
      enum: ['comingSoon', 'applying', 'joined', 'processing', 'rejected', 'issued', 'claimed', 'closed'],
    },
    needsPicture: {
      type: 'boolean',
    },
    remark: {
      type: 'string',
    },
    canApplyAgain: {
      type: 'boolean',
    },
    amount: {
      type: 'string',
      'x-unit': 'money',
    },
    points: {
      type: 'integer',
    },
    opensAt: {
      type: ['string', 'null'],
    },
    closesAt: {
      type: ['string', 'null'],
    },
  },
};
