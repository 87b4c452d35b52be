import { agreeAsRegistered } from '../../platform/identity/consents/agreed.fake.ts';
import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoFundPassword, demoPassword } from '../../demo/seed/accounts.ts';
import type { Database } from '../../server/db/database.ts';
import { createMember } from '../../platform/identity/registration/create-member.ts';
import { insertFundPassword } from '../../platform/identity/security/fund-password.ts';
import { bookTransfer, ensureHouse, findMainWallet } from '../../platform/money/wallet/ledger.ts';
import { createPasswordHasher } from '../../server/infrastructure/keys/passwords.ts';
import { addSession, openWithToken } from './enter.ts';
import type { RunningSite } from './start-site.ts';
import { asOpened } from '../../platform/money/ways-out/opened-way.ts';

const merchant = 'demo';
const passwords = createPasswordHasher();

/** A member of one test alone, so that no other test meets what becomes of the account. */
export interface OwnMember {
  readonly id: string;
  readonly account: string;
  readonly email: string;
  readonly mobile: string;
}

interface Beginning {
  /** False for one who logs in by SMS or a provider only. */
  readonly hasPassword?: boolean;
  /** Minor units in the wallet, with a fund password and an account to send them to. */
  readonly money?: bigint;
}

/** Books money into a wallet, or out of it where the amount is negative, as if it had been paid. */
const bookMoney = async (db: Database, memberId: string, amount: bigint): Promise<void> => {
  const [house, wallet] = [await ensureHouse(db, merchant), await findMainWallet(db, memberId)];
  await bookTransfer(db, {
    merchant,
    kind: 'opening',
    reference: `test:${randomInt(2 ** 40)}`,
    at: new Date(),
    opened: asOpened('stake', memberId),
    postings: [
      { accountId: house, amount: -amount },
      { accountId: wallet, amount },
    ],
  });
};

/** A member who joined a month ago, with the password of the demonstration, an email address and a number. */
export const addMember = async (
  site: RunningSite,
  { hasPassword = true, money = 0n }: Beginning = {},
): Promise<OwnMember> => {
  const db = await site.openData();
  const account = `own${randomInt(10_000_000, 99_999_999)}`;
  const mobile = `+639${randomInt(100_000_000, 999_999_999)}`;
  const email = `${account}@lumina.example`;
  const then = new Date(Date.now() - 30 * 86_400_000);
  const { id } = await db.transaction().execute(async (work) => {
    const person = await createMember(work, {
      merchant,
      account,
      mobile,
      email,
      nickname: account,
      customerType: 0,
      uplineId: null,
      language: 'EN',
      profile: {},
      firstLogin: false,
      passwordSetAt: then,
      createdAt: then,
      passwordHash: hasPassword ? await passwords.hash(demoPassword) : null,
    });
    await agreeAsRegistered(work, person.id, then);
    if (money === 0n) return person;
    await bookMoney(work, person.id, money);
    await insertFundPassword(work, {
      memberId: person.id,
      at: then,
      hash: await passwords.hash(demoFundPassword),
    });
    await work
      .insertInto('payout_account')
      .values({
        member_id: person.id,
        kind: 'bank',
        provider: 'FOYB',
        holder: 'Own Member',
        number: String(randomInt(10 ** 12)).padStart(12, '1'),
        created_at: then,
      })
      .execute();
    return person;
  });
  return { id, account, email, mobile };
};

/** Opens a page as the member. */
export const openAsMember = async (
  page: Page,
  site: RunningSite,
  member: OwnMember,
  path: string,
): Promise<void> => {
  await openWithToken(page, await addSession(site, member.id), path);
};

/** A call of the member API from another device of the member. */
export const callElsewhere = async (
  site: RunningSite,
  member: OwnMember,
  path: string,
  body: object,
): Promise<void> => {
  const answer = await fetch(`${site.portal}${path}`, {
    method: 'POST',
    headers: {
      merchant,
      authorization: await addSession(site, member.id),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
};

/** As if the member had been away for so long that the sessions are over. */
export const expireSessions = async (site: RunningSite, { id }: OwnMember): Promise<void> => {
  const db = await site.openData();
  await db
    .updateTable('member_session')
    .set({ expires_at: new Date() })
    .where('member_id', '=', id)
    .execute();
};

/** As if the member had withdrawn so much, and it had arrived. */
export const takeMoney = async (site: RunningSite, { id }: OwnMember, money: bigint): Promise<void> => {
  const db = await site.openData();
  await db.transaction().execute((work) => bookMoney(work, id, -money));
};

/** As if the member had logged in an hour ago. */
export const ageLogin = async (site: RunningSite, { id }: OwnMember): Promise<void> => {
  const db = await site.openData();
  const proven = { proven_at: new Date(Date.now() - 3_600_000) };
  await db.updateTable('member_session').set(proven).where('member_id', '=', id).execute();
};
