// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  id: string;
  rewardId: string;
  /**
   * Its name.
   */
  reward: string;
  type: 'physical' | 'bonus' | 'ticket';
  points: number;
  quantity: number;
  status: 'inProcess' | 'approved' | 'rejected';
  /**
   * What the operator says; empty where nothing.
   */
  remark: string;
  /**
   * Epoch milliseconds.
   */
  time: number;
}

export const pointRedemptionShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'rewardId', 'reward', 'type', 'points', 'quantity', 'status', 'remark', 'time'],
  properties: {
    id: {
      type: 'string',
    },
    rewardId: {
      type: 'string',
    },
    reward: {
      type: 'string',
    },
    type: {
      type: 'string',
      enum: ['physical', 'bonus', 'ticket'],
    },
    points: {
      type: 'integer',
    },
    quantity: {
      type: 'integer',
    },
    status: {
      type: 'string',
      enum: ['inProcess', 'approved', 'rejected'],
    },
    remark: {
      type: 'string',
    },
    time: {
      type: 'integer',
    },
  },
};
