// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  /**
   * False for an account that cannot claim.
   */
  open: boolean;
  /**
   * Day of the server, YYYY-MM-DD.
   */
  date: string;
  claimedToday: boolean;
  /**
   * Days in a row, with today once it is claimed.
   */
  streak: number;
  /**
   * Until the server's next day.
   */
  secondsLeft: number;
  days: {
    day: number;
    /**
     * Day of the server, YYYY-MM-DD.
     */
    date: string;
    points: number;
    state: 'done' | 'today' | 'ahead';
  }[];
}

export const signInStripShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['open', 'date', 'claimedToday', 'streak', 'secondsLeft', 'days'],
  properties: {
    open: {
      type: 'boolean',
    },
    date: {
      type: 'string',
    },
    claimedToday: {
      type: 'boolean',
    },
    streak: {
      type: 'integer',
    },
    secondsLeft: {
      type: 'integer',
    },
    days: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['day', 'date', 'points', 'state'],
        properties: {
          day: {
            'x-identity': true,
            type: 'integer',
          },
          date: {
            type: 'string',
          },
          points: {
            type: 'integer',
          },
          state: {
            type: 'string',
            enum: ['done', 'today', 'ahead'],
          },
        },
      },
    },
  },
};
