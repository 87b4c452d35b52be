import { sql } from 'kysely';

/** SQL that is true for an account with a second factor. `account` is the column with its number. */
export const hasFactor = (account: string) => sql<boolean>`(
  exists (select from console_authenticator f where f.account_id = ${sql.ref(account)} and f.confirmed_at is not null)
  or exists (select from console_passkey f where f.account_id = ${sql.ref(account)}))`;
