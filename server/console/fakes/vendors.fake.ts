import type {
  CatalogueImport,
  ImportFilter,
  ImportLine,
  NewVendorKey,
  VendorOverview,
  VendorFile,
  VendorKey,
  vendors,
  VendorStatus,
} from '../../../src/protocol/calls/vendors.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { answerAfter } from '../../infrastructure/http/answer-after.ts';

const now = '2026-11-21T09:00:00.000Z';
const vendor: VendorFile = {
  code: 'demo',
  origin: 'http://games.test',
  keys: [{ keyId: 'key-1', state: 'active', since: now }],
  ceiling: { stakeTimes: 1_000, perRound: '5000.00', perDay: null },
  paidToday: '120.00',
  heldPayouts: 1,
  openRounds: 2,
  bookings: [
    {
      transaction: 't-1',
      kind: 'debit',
      round: 'r-1',
      amount: '20.00',
      currency: 'PHP',
      state: 'booked',
      at: now,
    },
  ],
  refusals: [
    {
      call: 'credit',
      code: 'payout.held',
      round: 'r-2',
      times: 3,
      lastAt: now,
      message: 'The payout needs a person. Send the same again.',
    },
  ],
};

const line: ImportLine = {
  place: 0,
  code: 'koi-2',
  name: 'Lucky Koi 2',
  change: 'new',
  studio: 'HARBOR',
  type: 'RNG',
  fields: [],
  fault: '',
  picture: 'none',
  pictureFault: '',
};
const lines: readonly ImportLine[] = [
  line,
  {
    ...line,
    place: 1,
    code: 'koi',
    name: 'Lucky Koi',
    change: 'changed',
    fields: [{ field: 'name', from: 'Koi', to: 'Lucky Koi' }],
    picture: 'failed',
    pictureFault: 'picture-size',
  },
  { ...line, place: 2, code: 'x', name: '', change: 'refused', fault: 'invalid-type' },
];
const reading: CatalogueImport = {
  id: '1',
  games: 3,
  readAt: now,
  readBy: 'paula',
  appliedAt: null,
  appliedBy: null,
  counts: { new: 1, changed: 1, gone: 0, refused: 1 },
  pictures: { waiting: 0, stored: 0, failed: 0 },
  rows: [],
  page: 1,
  pages: 1,
  total: 1,
};

interface VendorBook {
  readonly overview: () => VendorOverview;
  readonly status: () => VendorStatus;
  readonly rotate: () => NewVendorKey;
  readonly retire: () => void;
  readonly read: () => void;
  readonly imported: (filter: ImportFilter) => CatalogueImport | null;
  readonly apply: () => void;
}

/** One vendor with one key, in memory. */
function createVendorBook(): VendorBook {
  let keys: readonly VendorKey[] = vendor.keys;
  let made: CatalogueImport | null = null;
  return {
    overview: () => ({ vendors: [{ ...vendor, keys }], currency: 'PHP' }),
    status: () => ({ isUp: true, milliseconds: 12, maintenance: false, from: null, until: null }),
    rotate: () => {
      keys = [
        { keyId: 'key-2', state: 'active', since: now },
        ...keys.map((key) => ({ ...key, state: 'former' as const })),
      ];
      return { keyId: 'key-2', secret: 'a-secret-that-is-shown-once' };
    },
    read: () => {
      made = reading;
    },
    imported: (filter) => {
      if (made === null) return null;
      const rows = lines.filter(({ change, picture }) =>
        filter === 'pictures' ? picture === 'failed' : change === filter,
      );
      return { ...made, rows, total: rows.length };
    },
    apply: () => {
      made = {
        ...reading,
        appliedAt: now,
        appliedBy: 'paula',
        pictures: { waiting: 0, stored: 3, failed: 1 },
      };
    },
    retire: () => {
      keys = keys.filter(({ state }) => state === 'active');
    },
  };
}

/** One vendor in memory; nothing is refused. */
export function createVendorsFake(): Answers<typeof vendors> {
  const book = createVendorBook();
  const read = async () => book.overview();
  const done = async () => ({ done: true });
  return {
    read,
    status: async () => book.status(),
    rotateKey: async () => book.rotate(),
    retireKey: answerAfter(async () => book.retire(), read),
    readCatalogue: answerAfter(async () => book.read(), done),
    showImport: async ({ filter }) => ({ import: book.imported(filter) }),
    applyImport: answerAfter(async () => book.apply(), done),
    retryPictures: done,
  };
}
