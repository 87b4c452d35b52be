import {
  PostgresDialect,
  PostgresDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { assertNotRefused, makeWrite } from './call-fate.ts';

/** Every statement that changes something says so; locks of rows do not. */
const changes = /(?<!\bfor |\bkey )\b(?:insert|update|delete|merge|truncate)\b/i;

/** A connection whose statements outside of a transaction are writes that stay. */
const judgeStatements = (connection: DatabaseConnection, isInside: () => boolean): DatabaseConnection => ({
  executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
    const run = () => connection.executeQuery<Row>(query);
    if (!isInside()) return changes.test(query.sql) ? makeWrite(run) : run();
    assertNotRefused();
    return run();
  },
  streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
});

interface Lent {
  readonly inner: DatabaseConnection;
  isInside: boolean;
}

/** The one place where what calls change becomes lasting: the commit of a transaction, and a statement outside of one. */
class JudgedDriver extends PostgresDriver implements Driver {
  readonly #lent = new WeakMap<DatabaseConnection, Lent>();

  #innerOf(connection: DatabaseConnection): Lent {
    const lent = this.#lent.get(connection);
    if (lent === undefined) throw new Error('Expected a connection of this driver.');
    return lent;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const inner = await super.acquireConnection();
    const lent: Lent = { inner, isInside: false };
    const judged = judgeStatements(inner, () => lent.isInside);
    this.#lent.set(judged, lent);
    return judged;
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    assertNotRefused();
    const lent = this.#innerOf(connection);
    await super.beginTransaction(lent.inner, settings);
    lent.isInside = true;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const lent = this.#innerOf(connection);
    await makeWrite(() => super.commitTransaction(lent.inner));
    lent.isInside = false;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const lent = this.#innerOf(connection);
    lent.isInside = false;
    await super.rollbackTransaction(lent.inner as never);
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await super.releaseConnection(this.#innerOf(connection).inner as never);
  }
}

export class JudgedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new JudgedDriver(this.#config);
  }
}
