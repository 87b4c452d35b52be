import type { JsonObject } from '../../src/protocol/json/json.ts';
import { createMember } from '../identity/registration/create-member.ts';
import { openSession } from '../identity/sessions/sessions.ts';
import type { MemberRig } from '../member-rig.fake.ts';
import { bookTransfer, ensureHouse } from '../money/wallet/ledger.ts';

export interface FakePerson {
  readonly id: string;
  readonly account: string;
  readonly token: string;
}
interface Known {
  readonly email?: string | null;
  /** E.164. */
  readonly mobile?: string | null;
  readonly profile?: JsonObject;
  readonly language?: string;
  /** Minor units in the main wallet. */
  readonly money?: bigint;
}
let people = 0;

/** A member with a password (`Foyer-2026`), an open session and, where asked for, money. */
export async function addPerson(
  rig: Pick<MemberRig, 'deps' | 'clock'>,
  { email = null, mobile = null, profile = {}, language = 'EN', money = 0n }: Known = {},
): Promise<FakePerson> {
  people += 1;
  const account = `protected${people}`;
  const { deps, clock } = rig;
  const { id, walletId } = await createMember(deps.db, {
    merchant: 'demo',
    account,
    nickname: account,
    passwordHash: 'plain:Foyer-2026',
    customerType: 0,
    uplineId: null,
    mobile,
    email,
    language,
    profile,
    firstLogin: false,
    passwordSetAt: clock.now(),
    createdAt: clock.now(),
  });
  if (money > 0n)
    await bookTransfer(deps.db, {
      merchant: 'demo',
      kind: 'opening',
      reference: `fake:${account}`,
      at: clock.now(),
      postings: [
        { accountId: await ensureHouse(deps.db, 'demo'), amount: -money },
        { accountId: walletId, amount: money },
      ],
    });
  return {
    id,
    account,
    token: await openSession(deps, { memberId: id, network: '203.0.113.7', device: '' }),
  };
}
