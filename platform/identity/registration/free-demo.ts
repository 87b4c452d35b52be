import type { SessionTrialRequest } from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import { requireToken, tooManyRequests } from '../../../server/infrastructure/http/limits.ts';
import type { Caller } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { refuseDemoOnBreak } from '../../protection/refuse-demo.ts';
import { bookTransfer, ensureHouse, houseAccounts } from '../../money/wallet/ledger.ts';
import { openWay } from '../../money/ways-out/open-way.ts';
import { createMember } from './create-member.ts';
import { findMemberById, completeLogin } from '../members.ts';
import { endLent } from '../sessions/sessions.ts';
import type { SignedIn } from '../wire.ts';

/** Minor units of play money at the start of each demo. */
const playMoney = 1_000_000n;
const demoMinutes = 60;
/** Demos at the same time; beyond it a visitor waits. */
const mostAtOnce = 500;
const starts = { limit: 20, windowSeconds: 600 } as const;

interface LentAccount {
  readonly memberId: string;
  readonly turn: number;
}

/** A demo account that is not in use. */
async function takeFree(
  db: Database,
  { merchant }: MemberParts,
  now: Date,
  until: Date,
): Promise<LentAccount | null> {
  const free = await db
    .selectFrom('demo_account')
    .select(['member_id', 'turn'])
    .where('merchant', '=', merchant)
    .where('taken_until', '<=', now)
    .orderBy('taken_until')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (free === undefined) return null;
  const turn = free.turn + 1;
  await db
    .updateTable('demo_account')
    .set({ taken_until: until, turn })
    .where('member_id', '=', free.member_id)
    .execute();
  return { memberId: free.member_id, turn };
}

async function make(db: Database, parts: MemberParts, now: Date, until: Date): Promise<LentAccount> {
  const { merchant, random } = parts;
  const { count } = await db
    .selectFrom('demo_account')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('merchant', '=', merchant)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostAtOnce) throw tooManyRequests(300);
  const { id } = await createMember(db, {
    merchant,
    account: `demo${random.integer(10_000_000, 100_000_000)}`,
    nickname: 'Demo',
    passwordHash: null,
    customerType: 4,
    uplineId: null,
    mobile: null,
    email: null,
    language: 'EN',
    profile: {},
    firstLogin: false,
    passwordSetAt: now,
    createdAt: now,
  });
  await db.insertInto('demo_account').values({ member_id: id, merchant, taken_until: until }).execute();
  return { memberId: id, turn: 0 };
}

/** Puts the wallet back to the play money that every demo begins with, in one transfer that balances. */
async function refill(db: Database, { merchant }: MemberParts, { memberId, turn }: LentAccount, now: Date) {
  const wallet = await db
    .selectFrom('ledger_account')
    .select(['id', 'balance'])
    .where('member_id', '=', memberId)
    .where('account_type', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const amount = playMoney - BigInt(wallet.balance);
  if (amount === 0n) return;
  await bookTransfer(db, {
    merchant,
    kind: 'demo',
    reference: `demo:${memberId}:${turn}`,
    at: now,
    opened: await openWay(db, { way: 'demoRefill', memberId, now }),
    postings: [
      { accountId: await ensureHouse(db, merchant, houseAccounts.play), amount: -amount },
      { accountId: wallet.id, amount },
    ],
  });
}

/** Lends a demo account (type 4) with play money for an hour; what the last visitor left in it is gone. */
export async function startDemo(
  parts: MemberParts,
  _request: SessionTrialRequest,
  caller: Caller,
): Promise<SignedIn> {
  await requireToken(parts.limits, { key: `trial:${caller.network}`, ...starts });
  await refuseDemoOnBreak(parts, caller);
  const now = parts.clock.now();
  const until = new Date(now.getTime() + demoMinutes * 60_000);
  const memberId = await parts.db.transaction().execute(async (db) => {
    const lent = (await takeFree(db, parts, now, until)) ?? (await make(db, parts, now, until));
    await endLent(db, lent.memberId);
    for (const table of ['game_favourite', 'game_recent', 'play_session'] as const)
      await db.deleteFrom(table).where('member_id', '=', lent.memberId).execute();
    await refill(db, parts, lent, now);
    return lent.memberId;
  });
  const member = await findMemberById(parts, memberId);
  if (member === null) throw new Error('Expected the demo account that was lent a moment ago.');
  return completeLogin(parts, member, caller, {
    device: caller.device,
    byPassword: false,
    way: 'demo',
    until,
  });
}
