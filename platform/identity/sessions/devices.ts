import type { DevicesListValue } from '../../../src/protocol/generated/wire-types.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import { hashToken } from '../../calls/tokens.ts';
import type { MemberParts } from '../../parts.ts';
import { endSessions } from './ended-sessions.ts';
import { maskNetwork } from './login-history.ts';

type Deps = Pick<MemberParts, 'db' | 'clock'>;

/** Where a member is logged in: this browser first, then the latest used. */
export async function listDevices({ db, clock }: Deps, caller: Caller): Promise<DevicesListValue> {
  const ownHash = hashToken(caller.token ?? '');
  const rows = await db
    .selectFrom('member_session')
    .select(['id', 'token_hash', 'device', 'network', 'created_at', 'last_seen_at'])
    .where('member_id', '=', requireMember(caller).id)
    .where('expires_at', '>', clock.now())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  const list = rows.map(({ id, token_hash, device, network, created_at, last_seen_at }) => ({
    id,
    device,
    network: maskNetwork(network),
    createdAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    current: token_hash === ownHash,
  }));
  return { list: list.sort((one, other) => Number(other.current) - Number(one.current)) };
}

/**
 * Ends another session of the member, or all others, whose browsers learn the reason. The one that asks
 * stays.
 */
export async function endDevices(deps: Deps, id: string | null, caller: Caller): Promise<DevicesListValue> {
  await deps.db.transaction().execute((db) =>
    endSessions(db, requireMember(caller).id, {
      reason: 'loggedOut',
      at: deps.clock.now(),
      except: caller.token ?? '',
      ...(id === null ? {} : { id }),
    }),
  );
  return listDevices(deps, caller);
}
