import type {
  GameVendor,
  VendorAnswers,
  VendorCall,
} from '../../../server/infrastructure/outside/game-vendor.ts';

const answers: VendorAnswers = {
  rooms: { rooms: [{ room: 'garden', name: 'Garden', open: true, players: 3 }] },
  jackpots: { jackpots: [] },
  catalogue: { games: [] },
  matches: {
    matches: [
      {
        match: 'm-1',
        game: 'football',
        league: 'Island league',
        home: 'Reef',
        away: 'Harbour',
        startsAt: '2026-06-01T10:00:00.000Z',
        state: 'planned',
      },
    ],
  },
  status: { maintenance: false },
};

/** A vendor's server that answers without a network. */
export const askVendorFake: GameVendor['ask'] = async <Call extends VendorCall>(call: Call) => answers[call];
