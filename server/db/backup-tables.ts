import type pg from 'pg';

/** A table as backup and restore see it. */
export interface BackupTable {
  readonly name: string;
  /** Columns that are written; generated ones are computed again. */
  readonly columns: readonly string[];
  /** Identity columns, whose counters continue after the highest value. */
  readonly identities: readonly string[];
}

interface ColumnRow {
  readonly table: string;
  readonly column: string;
  readonly isIdentity: boolean;
}

/** What is not worth keeping: the list of migrations (the target has its own) and unlogged tables. */
const columnsQuery = `
  select c.relname as table, a.attname as column, a.attidentity <> '' as "isIdentity"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where n.nspname = current_schema() and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> 'schema_migration'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by c.relname, a.attnum`;
const referencesQuery = `
  select distinct c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent
  from pg_constraint c where c.contype = 'f' and c.conrelid <> c.confrelid`;

/** Tables with those they refer to first. Throws on tables that refer to each other. */
const sortByReference = (
  tables: readonly BackupTable[],
  references: readonly { child: string; parent: string }[],
): readonly BackupTable[] => {
  const rest = new Map(tables.map((table) => [table.name, table]));
  const sorted: BackupTable[] = [];
  while (rest.size > 0) {
    const free = [...rest.values()].filter(
      ({ name }) => !references.some(({ child, parent }) => child === name && rest.has(parent)),
    );
    if (free.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...rest.keys()].join(', ')}`);
    for (const table of free) {
      rest.delete(table.name);
      sorted.push(table);
    }
  }
  return sorted;
};

/** Every table of the current schema that a backup holds, parents first. */
export const listTables = async (client: pg.ClientBase): Promise<readonly BackupTable[]> => {
  const { rows } = await client.query<ColumnRow>(columnsQuery);
  const names = [...new Set(rows.map(({ table }) => table))];
  const tables = names.map((name) => {
    const tableColumns = rows.filter(({ table }) => table === name);
    return {
      name,
      columns: tableColumns.map(({ column }) => column),
      identities: tableColumns.filter(({ isIdentity }) => isIdentity).map(({ column }) => column),
    };
  });
  const { rows: references } = await client.query<{ child: string; parent: string }>(referencesQuery);
  return sortByReference(tables, references);
};
