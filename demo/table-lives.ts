import type { TableLife } from '../server/infrastructure/table-lives.ts';
import type { DemoTables } from './tables.ts';

/** What becomes of the rows of the demonstration's tables. */
export const demoTableLives: Readonly<Record<keyof DemoTables, TableLife>> = {
  member_seed: { bounded: 'The seed writes a row for each of its parts, once.' },
  sandbox_identity_code: { goes: { column: 'expires_at', days: 0 } },
  sandbox_payment: { goes: { column: 'expires_at', days: 30 } },
  sandbox_witness: { bounded: 'One row, by which values that were promised are given.' },
  vendor_round: { kept: 'Rounds by which the vendor answers for the stakes in our books.' },
  vendor_seed: {
    bounded: 'One for each player and game, which the next round takes, and one for each calendar of events.',
  },
  vendor_session: { goes: { column: 'expires_at', days: 0 } },
};
