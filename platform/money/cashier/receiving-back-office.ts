import type { Answers, InputOf } from '../../../src/protocol/console/define-call.ts';
import { answerAfter, answerEndings } from '../../../server/infrastructure/http/answer-after.ts';
import type { Selectable } from 'kysely';
import type {
  ReceivingAccount,
  ReceivingProposal,
  receiving,
  ReceivingState,
} from '../../../src/protocol/calls/receiving.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { appendOperation } from '../../../server/infrastructure/audit/operation-audit.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import { readLocalText } from '../../messages/local-text.ts';
import { endProposal, writeRecord, type Decision } from '../../second-person.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { readCurrency } from '../wallet/currency.ts';
import { readReceived, type ReceivingAccountRow } from './receiving-accounts.ts';
import { readFields, writeFields, type ReceivingColumns } from './receiving-fields.ts';
import type { ReceivingProposalTable } from './tables.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;
const pastRows = 20;

const writeProposal = (row: Selectable<ReceivingProposalTable>): ReceivingProposal => ({
  ...writeRecord(row),
  accountId: row.account_id,
  fields: row.fields,
});

async function writeAccount(
  { db, clock }: Deps,
  row: ReceivingAccountRow,
  waiting: ReceivingProposal | null,
): Promise<ReceivingAccount> {
  const { open } = await db
    .selectFrom('deposit_order')
    .select(({ fn }) => fn.countAll<string>().as('open'))
    .where('receiving_account_id', '=', row.id)
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return {
    ...writeFields(row, row.currency),
    id: row.id,
    today: writeMoney(await readReceived(db, row.id, clock.now()), row.currency),
    openOrders: Number(open),
    changedBy: row.changed_by,
    changedAt: row.changed_at.toISOString(),
    waiting,
  };
}

async function listByHand(db: Database, merchant: string): Promise<ReceivingState['methods']> {
  const { code: currency } = await readCurrency(db, merchant);
  const rows = await db
    .selectFrom('deposit_method')
    .select(['id', 'texts', 'minimum', 'maximum'])
    .where('merchant', '=', merchant)
    .where('kind', '=', 'account')
    .orderBy('position')
    .execute();
  return rows.map(({ id, texts, minimum, maximum }) => ({
    id,
    name: readLocalText(texts, 'EN').title,
    minimum: writeMoney(BigInt(minimum), currency),
    maximum: writeMoney(BigInt(maximum), currency),
  }));
}

const listLevels = async (db: Database, merchant: string): Promise<ReceivingState['levels']> => {
  const rows = await db
    .selectFrom('member')
    .select(({ fn }) => ['level_rank', fn.max('level_name').as('name')])
    .where('merchant', '=', merchant)
    .groupBy('level_rank')
    .orderBy('level_rank')
    .execute();
  return rows.map(({ level_rank, name }) => ({ rank: level_rank, name }));
};

/** Every account that members pay into, and what is asked for about them. */
async function readReceiving(deps: Deps): Promise<ReceivingState> {
  const { db, merchant } = deps;
  const accounts = await db
    .selectFrom('receiving_account')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('method')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const newest = db
    .selectFrom('receiving_proposal')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('id', 'desc');
  const waiting = (await newest.where('state', '=', 'waiting').execute()).map(writeProposal);
  const past = await newest.where('state', '<>', 'waiting').limit(pastRows).execute();
  return {
    accounts: await Promise.all(
      accounts.map((row) =>
        writeAccount(deps, row, waiting.find(({ accountId }) => accountId === row.id) ?? null),
      ),
    ),
    added: waiting.filter(({ accountId }) => accountId === null),
    past: past.map(writeProposal),
    methods: await listByHand(db, merchant),
    levels: await listLevels(db, merchant),
    currency: (await readCurrency(db, merchant)).code,
  };
}

const unknownAccount = () => refuseCall('receiving.unknown', 'There is no such account.', 404);
const lockAccount = (db: Database, merchant: string, id: string) =>
  db
    .selectFrom('receiving_account')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

async function assertOther(
  db: Database,
  merchant: string,
  id: string,
  account: ReceivingColumns,
): Promise<void> {
  const row = await lockAccount(db, merchant, id);
  if (row === undefined) throw unknownAccount();
  if (JSON.stringify(writeFields(row, row.currency)) === JSON.stringify(writeFields(account, row.currency)))
    throw refuseCall('receiving.same', 'The account is like that already.', 409);
}
/** Two accounts with one number would be one account. */
async function assertOnlyOne(
  db: Database,
  merchant: string,
  id: string | null,
  account: ReceivingColumns,
): Promise<void> {
  const other = await db
    .selectFrom('receiving_account')
    .select('id')
    .where('merchant', '=', merchant)
    .where('method', '=', account.method)
    .where('provider', '=', account.provider)
    .where('number', '=', account.number)
    .executeTakeFirst();
  if (other !== undefined && other.id !== id)
    throw refuseField('number', 'receiving.known', 'This account is on the list already.', 409);
}

/**
 * Asks for a new account or for a changed one. One proposal for an account waits at a time.
 * @throws AppError 400 with field → code, 404 `receiving.unknown`, 409 `receiving.same`,
 * `receiving.known`, `receiving.waiting`
 */
async function proposeReceiving(
  { db, merchant, clock }: Deps,
  { id, fields, note, by }: InputOf<typeof receiving.propose>,
): Promise<void> {
  const methods = await listByHand(db, merchant);
  const { code: currency } = await readCurrency(db, merchant);
  const account = readFields(fields, methods, currency);
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    if (id !== null) await assertOther(transaction, merchant, id, account);
    await assertOnlyOne(transaction, merchant, id, account);
    const proposal = await transaction
      .insertInto('receiving_proposal')
      .values({
        merchant,
        account_id: id,
        fields: JSON.stringify(writeFields(account, currency)),
        state: 'waiting',
        note,
        proposed_by: by,
        proposed_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (proposal === undefined)
      throw refuseCall('receiving.waiting', 'Another change of this account is pending already.', 409);
    const subject = `receiving:${id ?? 'new'}:${proposal.id}`;
    await appendOperation(transaction, merchant, {
      action: 'receiving.propose',
      author: by,
      subject,
      note,
      at: now,
    });
  });
}

/**
 * Withdraws an account from members immediately. One person is enough, since no money can be lost by it.
 * Orders that were given it stay payable. @throws AppError 404 `receiving.unknown`, 409 `receiving.same`
 */
async function switchOffReceiving(
  { db, merchant, clock }: Deps,
  { id, note, by }: { readonly id: string; readonly note: string; readonly by: string },
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const row = await lockAccount(transaction, merchant, id);
    if (row === undefined) throw unknownAccount();
    if (!row.enabled) throw refuseCall('receiving.same', 'The account is off already.', 409);
    await transaction
      .updateTable('receiving_account')
      .set({ enabled: false, changed_by: by, changed_at: now })
      .where('id', '=', id)
      .execute();
    const subject = `receiving:${id}`;
    await appendOperation(transaction, merchant, {
      action: 'receiving.off',
      author: by,
      subject,
      note,
      at: now,
    });
  });
}

/** Puts an approved proposal in force. @throws AppError 404 `receiving.unknown`, 409 `receiving.known` */
async function carryOut(
  db: Database,
  merchant: string,
  proposal: Selectable<ReceivingProposalTable>,
  now: Date,
): Promise<void> {
  const { account_id: id, proposed_by, fields } = proposal;
  const { code: currency } = await readCurrency(db, merchant);
  const columns = readFields(fields, [{ id: fields.method }], currency);
  await assertOnlyOne(db, merchant, id, columns);
  const row = { ...columns, changed_by: proposed_by, changed_at: now };
  if (id === null) {
    await db
      .insertInto('receiving_account')
      .values({ ...row, merchant, currency })
      .execute();
    return;
  }
  if ((await lockAccount(db, merchant, id)) === undefined) throw unknownAccount();
  await db.updateTable('receiving_account').set(row).where('id', '=', id).execute();
}

/**
 * Ends a proposal; members are given an approved account from then on.
 * @throws AppError as `endProposal` does, 404 `receiving.unknown`, 409 `receiving.known`
 */
async function decideReceiving(deps: Deps, decision: Decision): Promise<void> {
  const { merchant } = deps;
  await endProposal(
    deps,
    {
      table: 'receiving_proposal',
      select: (db) => db.selectFrom('receiving_proposal').selectAll().where('merchant', '=', merchant),
      area: 'receiving',
      nameSubject: (row) => `receiving:${row.account_id ?? 'new'}:${row.id}`,
      carryOut: (db, row, now) => carryOut(db, merchant, row, now),
    },
    decision,
  );
}

/** The accounts that members pay into, for the console. */
export const createReceivingBackOffice = (deps: Deps): Answers<typeof receiving> => {
  const read = () => readReceiving(deps);
  return {
    list: read,
    propose: answerAfter((request) => proposeReceiving(deps, request), read),
    switchOff: answerAfter((request) => switchOffReceiving(deps, request), read),
    ...answerEndings((decision) => decideReceiving(deps, decision), read),
  };
};
