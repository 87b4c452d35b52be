import type { NewVendorKey, VendorDesk, VendorFile, VendorKey, VendorStatus } from './console-vendors.ts';

const at = '2026-11-21T09:00:00.000Z';
const vendor: VendorFile = {
  code: 'demo',
  origin: 'http://games.test',
  keys: [{ keyId: 'key-1', state: 'active', since: at }],
  ceiling: { stakeTimes: 1_000, perRound: '5000.00', perDay: null },
  paidToday: '120.00',
  heldPayouts: 1,
  openRounds: 2,
  bookings: [
    {
      ...{ transaction: 't-1', kind: 'debit', round: 'r-1', amount: '20.00', currency: 'PHP' },
      ...{ state: 'booked', at },
    },
  ],
  refusals: [
    {
      ...{ call: 'credit', code: 'payout.held', round: 'r-2', times: 3, lastAt: at },
      message: 'The payout waits for a person. Send the same again.',
    },
  ],
};

export interface VendorBook {
  readonly desk: () => VendorDesk;
  readonly status: () => VendorStatus;
  readonly rotate: () => NewVendorKey;
  readonly retire: () => void;
}

/** One vendor with one key, in memory. */
export function createVendorBook(): VendorBook {
  let keys: readonly VendorKey[] = vendor.keys;
  return {
    desk: () => ({ vendors: [{ ...vendor, keys }], currency: 'PHP' }),
    status: () => ({ isUp: true, milliseconds: 12, maintenance: false, from: null, until: null }),
    rotate: () => {
      keys = [
        { keyId: 'key-2', state: 'active', since: at },
        ...keys.map((key) => ({ ...key, state: 'former' as const })),
      ];
      return { keyId: 'key-2', secret: 'a-secret-that-is-shown-once' };
    },
    retire: () => {
      keys = keys.filter(({ state }) => state === 'active');
    },
  };
}
