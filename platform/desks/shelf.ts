import type { Database } from '../../server/db/database.ts';
import type { DeskFault } from '../../src/protocol/desks/desk-faults.ts';
import type { DeskState, DeskValues } from '../../src/protocol/desks/define-desk.ts';
import type { DeskFields, RowOf } from '../../src/protocol/desks/desk-fields.ts';

export interface ShelfRow {
  readonly key: string;
  readonly values: DeskValues;
}
/** A change as a desk's own rules look at it. Values are tidy, and each field alone is right. */
export interface ShelfChange<Values> {
  /** Null: a new row. */
  readonly key: string | null;
  readonly before: Values | null;
  readonly after: Values;
  /** The site's, ISO 4217. */
  readonly currency: string;
  readonly now: Date;
}
type Faults = Readonly<Record<string, DeskFault>>;
/** What the platform knows of a desk that its definition does not say. All of it is asked within a transaction. */
export interface DeskRules<Values> {
  /** Faults by field. */
  readonly check?: (db: Database, change: ShelfChange<Values>) => Promise<Faults>;
  /** What would follow, in words for the person who decides. */
  readonly foresee?: (db: Database, change: ShelfChange<Values>) => Promise<readonly string[]>;
  /** What else has to be keeper with it. */
  readonly react?: (db: Database, change: ShelfChange<Values> & { readonly key: string }) => Promise<void>;
  /** What points to each row, in words, by key. */
  readonly usedBy?: (db: Database) => Promise<Readonly<Record<string, readonly string[]>>>;
  /** What is to be known of each row before members see it, in words, by key. */
  readonly note?: (db: Database) => Promise<Readonly<Record<string, readonly string[]>>>;
  /** Rows of a grid, by field. */
  readonly choices?: (db: Database) => Promise<DeskState['choices']>;
  /** Columns of a grid. */
  readonly columns?: (db: Database) => Promise<DeskState['columns']>;
}
/** Where the rows of a desk are keeper. */
export interface Shelf {
  readonly list: (db: Database) => Promise<readonly ShelfRow[]>;
  /** Writes a row; gives its key. */
  readonly save: (db: Database, key: string | null, values: DeskValues, now: Date) => Promise<string>;
  /** Writes the order of all rows. */
  readonly order?: (db: Database, keys: readonly string[]) => Promise<void>;
}
/** What a desk of these fields keeps: of a list or of one row of settings. */
export type ValuesOf<One> = One extends { readonly fields: infer Fields extends DeskFields }
  ? RowOf<Fields>
  : never;
/** What a desk of the shape `set` keeps. */
export interface SetOf<One> {
  readonly rows: readonly ValuesOf<One>[];
}
