import type {
  CatalogueImport,
  ImportLine,
  VendorFile,
  VendorKey,
  vendors,
} from '../../../src/protocol/calls/vendors.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { answerAfter } from '../../infrastructure/http/answer-after.ts';
import { now } from './proposals.fake.ts';

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

/** One vendor with one key, in memory; nothing is refused. */
export function createVendorsFake(): Answers<typeof vendors> {
  let keys: readonly VendorKey[] = vendor.keys;
  let made: CatalogueImport | null = null;
  const read = async () => ({ vendors: [{ ...vendor, keys }], currency: 'PHP' });
  const done = async () => ({ done: true });
  return {
    read,
    status: async () => ({ isUp: true, milliseconds: 12, maintenance: false, from: null, until: null }),
    rotateKey: async () => {
      const former = keys.map((key) => ({ ...key, state: 'former' as const }));
      keys = [{ keyId: 'key-2', state: 'active', since: now }, ...former];
      return { keyId: 'key-2', secret: 'a-secret-that-is-shown-once' };
    },
    retireKey: answerAfter(async () => {
      keys = keys.filter(({ state }) => state === 'active');
    }, read),
    readCatalogue: answerAfter(async () => {
      made = reading;
    }, done),
    showImport: async ({ filter }) => {
      const rows = lines.filter(({ change, picture }) =>
        filter === 'pictures' ? picture === 'failed' : change === filter,
      );
      return { import: made && { ...made, rows, total: rows.length } };
    },
    applyImport: answerAfter(async () => {
      const pictures = { waiting: 0, stored: 3, failed: 1 };
      made = { ...reading, appliedAt: now, appliedBy: 'paula', pictures };
    }, done),
    retryPictures: done,
  };
}
