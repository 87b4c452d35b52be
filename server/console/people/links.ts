import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { appendOperation } from '../../infrastructure/audit/operation-audit.ts';
import type { StoredAccount } from '../console-store.ts';
import { accountColumns, toAccount } from '../postgres-console-store.ts';
import { Refusal } from '../refusal.ts';
import { hashToken } from '../sessions.ts';
import type { Links, AccountLink } from './people.ts';
import type { PeopleParts } from './people-parts.ts';
import { readDecidesFrom } from './decides-from.ts';
import { findAccountById } from './find-operator.ts';
import { countAdministrators, lockPeople } from './rights.ts';

const linkLifeMs = 24 * 3_600_000;

/** Makes a link for an account; a link that it had before is worth nothing from then on. */
export async function makeLink(
  db: Database,
  { clock, random }: Pick<PeopleParts, 'clock' | 'random'>,
  accountId: string,
  purpose: 'invitation' | 'reset',
  { shownTo, waits }: { readonly shownTo: string | null; readonly waits: boolean },
): Promise<AccountLink> {
  const now = clock.now();
  const token = random.token();
  const expiresAt = new Date(now.getTime() + linkLifeMs);
  await db
    .deleteFrom('console_link')
    .where((where) => where.or([where('account_id', '=', accountId), where('expires_at', '<=', now)]))
    .execute();
  await db
    .insertInto('console_link')
    .values({
      token_hash: hashToken(token),
      purpose,
      account_id: accountId,
      nonce: null,
      created_at: now,
      expires_at: expiresAt,
      shown_to: shownTo,
      waits,
    })
    .execute();
  return { token, expiresAt };
}

/** Adds the first administrator. The lock makes sure that there is none yet. */
async function addFirst(
  db: Database,
  parts: PeopleParts,
  use: { readonly username: string; readonly name: string; readonly passwordHash: string },
): Promise<StoredAccount> {
  await lockPeople(db);
  if ((await countAdministrators(db, parts.demo)) > 0) throw linkUnknown();
  const added = await db
    .insertInto('console_account')
    .values({
      username: use.username,
      name: use.name,
      role: 'administrator',
      password_hash: use.passwordHash,
      created_at: parts.clock.now(),
    })
    .onConflict((conflict) => conflict.expression(sql`lower(username)`).doNothing())
    .returning(accountColumns)
    .executeTakeFirst();
  if (added === undefined) throw new Refusal('people.known', 'An operator has that username.');
  return toAccount(added);
}

const linkUnknown = (): Refusal => new Refusal('link.unknown', 'This link was used already, or has expired.');

async function setPassword(
  db: Database,
  parts: PeopleParts,
  link: { readonly accountId: string; readonly shownTo: string | null; readonly waits: boolean },
  passwordHash: string,
): Promise<StoredAccount> {
  const { accountId, shownTo, waits } = link;
  const { role } = await findAccountById(db, accountId);
  const row = await db
    .updateTable('console_account')
    .set({
      password_hash: passwordHash,
      public_password: false,
      link_shown_to: shownTo,
      decides_from: waits ? readDecidesFrom(parts, role) : null,
    })
    .where('id', '=', accountId)
    .where('disabled', '=', false)
    .returning(accountColumns)
    .executeTakeFirst();
  if (row === undefined) throw linkUnknown();
  await db.deleteFrom('console_session').where('account_id', '=', accountId).execute();
  return toAccount(row);
}

const actions = { setup: 'operator.set-up', invitation: 'operator.join', reset: 'operator.reset' } as const;

type SetupPart = Pick<Links, 'isSetupOpen' | 'openSetup'>;
function setupOn(parts: PeopleParts): SetupPart {
  const { db, clock, random, linkKey, demo } = parts;
  const makeToken = (nonce: string): string =>
    createHmac('sha256', linkKey).update(nonce).digest('base64url');
  return {
    isSetupOpen: async () => {
      const row = await db
        .selectFrom('console_link')
        .select('token_hash')
        .where('purpose', '=', 'setup')
        .where('used_at', 'is', null)
        .where('expires_at', '>', clock.now())
        .executeTakeFirst();
      return row !== undefined && (await countAdministrators(db, demo)) === 0;
    },
    openSetup: () =>
      db.transaction().execute(async (transaction) => {
        await lockPeople(transaction);
        const open = transaction.selectFrom('console_link').selectAll().where('purpose', '=', 'setup');
        const row = await open.where('used_at', 'is', null).executeTakeFirst();
        const now = clock.now();
        const isNeeded = (await countAdministrators(transaction, demo)) === 0;
        if (isNeeded && row !== undefined && row.expires_at > now) {
          const token = makeToken(row.nonce ?? '');
          if (hashToken(token) === row.token_hash) return { token, expiresAt: row.expires_at };
        }
        await transaction.deleteFrom('console_link').where('purpose', '=', 'setup').execute();
        if (!isNeeded) return null;
        const nonce = random.token();
        const token = makeToken(nonce);
        const expiresAt = new Date(now.getTime() + linkLifeMs);
        await transaction
          .insertInto('console_link')
          .values({
            token_hash: hashToken(token),
            purpose: 'setup',
            account_id: null,
            nonce,
            created_at: now,
            expires_at: expiresAt,
          })
          .execute();
        return { token, expiresAt };
      }),
  };
}

/** Links for one use, on PostgreSQL. */
export function createLinks(parts: PeopleParts): Links {
  const { db, clock, merchant } = parts;
  return {
    ...setupOn(parts),
    look: async (token) => {
      const row = await db
        .selectFrom('console_link')
        .leftJoin('console_account', 'console_account.id', 'console_link.account_id')
        .select(['purpose', 'username', 'name', 'disabled'])
        .where('token_hash', '=', hashToken(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', clock.now())
        .executeTakeFirst();
      if (row === undefined || row.disabled === true) return null;
      return { purpose: row.purpose, username: row.username ?? '', name: row.name ?? '' };
    },
    take: (use) =>
      db.transaction().execute(async (transaction) => {
        const now = clock.now();
        const link = await transaction
          .updateTable('console_link')
          .set({ used_at: now })
          .where('token_hash', '=', hashToken(use.token))
          .where('used_at', 'is', null)
          .where('expires_at', '>', now)
          .returning(['purpose', 'account_id', 'shown_to', 'waits'])
          .executeTakeFirst();
        if (link === undefined) throw linkUnknown();
        const account =
          link.account_id === null
            ? await addFirst(transaction, parts, use)
            : await setPassword(
                transaction,
                parts,
                { accountId: link.account_id, shownTo: link.shown_to, waits: link.waits },
                use.passwordHash,
              );
        await appendOperation(transaction, merchant, {
          action: actions[link.purpose],
          author: account.username,
          subject: `operator:${account.username}`,
          note: '',
          at: now,
        });
        return account;
      }),
  };
}
