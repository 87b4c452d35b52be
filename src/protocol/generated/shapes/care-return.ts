// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  /**
   * The exclusion stays in force after its end until the member asks to return.
   */
  isOnRequest: boolean;
  /**
   * End of the break, ISO 8601; 9999-12-31T00:00:00.000Z where there is none, null where play is open.
   */
  endsAt: string | null;
  /**
   * From when a return can be asked for, ISO 8601; null where none can.
   */
  from: string | null;
  canAsk: boolean;
  /**
   * When play opens because a return was asked for, ISO 8601; null before.
   */
  opensAt: string | null;
  /**
   * Hours from a request until play opens.
   */
  waitHours: number;
}

export const careReturnShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: ['isOnRequest', 'endsAt', 'from', 'canAsk', 'opensAt', 'waitHours'],
  properties: {
    isOnRequest: {
      type: 'boolean',
    },
    endsAt: {
      type: ['string', 'null'],
    },
    from: {
      type: ['string', 'null'],
    },
    canAsk: {
      type: 'boolean',
    },
    opensAt: {
      type: ['string', 'null'],
    },
    waitHours: {
      type: 'integer',
    },
  },
};
