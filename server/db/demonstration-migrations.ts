/**
 * Migrations that the demonstration ran, by name: an installation that has deleted its folder knows them all the same,
 * and does not take a database that once had it for a newer one.
 */
export const demonstrationMigrations: readonly string[] = [
  '0721_own_tables.sql',
  '0722_sandbox_witness.sql',
  '0761_vendor_games.sql',
  '1732_pace.sql',
  '1770_one_result.sql',
  '1782_raises.sql',
];
