// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  /**
   * Nothing is open: the account can be closed.
   */
  isClear: boolean;
  /**
   * Money in all wallets, a decimal.
   */
  balance: string;
  currency: string;
  /**
   * The balance can be withdrawn, so it has to be first. Less than the smallest withdrawal stays the member's and does not keep the account open.
   */
  holdsMoney: boolean;
  /**
   * Deposits that are neither credited nor ended.
   */
  deposits: number;
  /**
   * Withdrawals that are not completed.
   */
  withdrawals: number;
  /**
   * Game rounds and bets without a result.
   */
  rounds: number;
  /**
   * Lottery tickets before their draw, and running chases.
   */
  tickets: number;
  /**
   * Agent contracts in force or offered, and their unpaid results.
   */
  contracts: number;
  /**
   * Rewards for points that are still to be delivered.
   */
  redemptions: number;
  /**
   * Points that are lost with the account.
   */
  points: number;
  needsPassword: boolean;
  needsFundPassword: boolean;
}

export const accountClosureShape: WireShape<Wire> = {
  type: 'object',
  additionalProperties: false,
  required: [
    'isClear',
    'balance',
    'currency',
    'holdsMoney',
    'deposits',
    'withdrawals',
    'rounds',
    'tickets',
    'contracts',
    'redemptions',
    'points',
    'needsPassword',
    'needsFundPassword',
  ],
  properties: {
    isClear: {
      type: 'boolean',
    },
    balance: {
      type: 'string',
      'x-unit': 'money',
    },
    currency: {
      type: 'string',
    },
    holdsMoney: {
      type: 'boolean',
    },
    deposits: {
      type: 'integer',
    },
    withdrawals: {
      type: 'integer',
    },
    rounds: {
      type: 'integer',
    },
    tickets: {
      type: 'integer',
    },
    contracts: {
      type: 'integer',
    },
    redemptions: {
      type: 'integer',
    },
    points: {
      type: 'integer',
    },
    needsPassword: {
      type: 'boolean',
    },
    needsFundPassword: {
      type: 'boolean',
    },
  },
};
