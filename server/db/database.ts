import { Kysely, type PostgresPool } from 'kysely';
import type { ConsoleTables } from '../console/tables.ts';
import type { FlowTables } from '../flows/tables.ts';
import type { MemberTables } from '../../platform/tables.ts';
import type { PlatformTables } from '../infrastructure/tables.ts';
import type { SiteTables } from '../site/tables.ts';
import { JudgedDialect } from './judged-dialect.ts';

/** Every table of one Foyer database; each area declares its own. */
export type Tables = PlatformTables & SiteTables & ConsoleTables & FlowTables & MemberTables;
/** The typed query builder that every store takes. */
export type Database = Kysely<Tables>;

/** Wraps a pool. `destroy()` of the result ends the pool. */
export const createDatabase = (pool: PostgresPool): Database =>
  new Kysely<Tables>({ dialect: new JudgedDialect({ pool }) });
