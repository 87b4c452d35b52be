import type { ReportTable, reports, SavedReport } from '../../../src/protocol/calls/reports.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';

const table: ReportTable = {
  asOf: '2026-11-21T09:00:00.000Z',
  from: '2026-11-15',
  to: '2026-11-21',
  zone: 'Asia/Manila',
  currency: 'PHP',
  group: 'day',
  columns: ['stakes', 'active'],
  rows: [
    { at: '2026-11-20', values: ['120.50', '3'] },
    { at: '2026-11-21', values: ['80.00', '2'] },
  ],
  totals: ['200.50', '5'],
};

/** Reports that are kept in memory. */
export const createReportsFake = (): Answers<typeof reports> => {
  let rows: readonly SavedReport[] = [];
  const all = async () => ({ rows, reachable: ['cashier', 'publisher'], zone: table.zone });
  const change = (id: string, make: (row: SavedReport) => SavedReport) => {
    rows = rows.map((row) => (row.id === id ? make(row) : row));
    return all();
  };
  return {
    run: async () => table,
    csv: async () => ({ name: 'figures.csv', content: 'Day,Stakes (PHP)\r\n' }),
    list: all,
    save: ({ by, name, ...filter }) => {
      const report = {
        id: String(rows.length + 1),
        name,
        owner: by,
        filter,
        every: 'never',
        hour: 8,
      } as const;
      rows = [...rows, { ...report, recipients: [], nextAt: null }];
      return all();
    },
    remove: ({ id }) => {
      rows = rows.filter((row) => row.id !== id);
      return all();
    },
    schedule: ({ id, every, hour, recipients }) =>
      change(id, (row) => ({
        ...row,
        every,
        hour,
        recipients,
        nextAt: every === 'never' ? null : '2026-11-22T00:00:00.000Z',
      })),
    stop: ({ id, by }) =>
      change(id, (row) => ({ ...row, recipients: row.recipients.filter((one) => one !== by) })),
  };
};
