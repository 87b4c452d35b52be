import type { DevicesListValue } from '../../../src/protocol/generated/wire-types.ts';
import { requireMember, type Caller } from '../http/call.ts';
import { hashToken } from '../http/tokens.ts';
import type { MemberParts } from '../parts.ts';
import { rememberEnded } from './ended-sessions.ts';
import { maskNetwork } from './login-history.ts';

type Deps = Pick<MemberParts, 'db' | 'clock'>;

/** Where a member is logged in: this browser first, then the latest used. */
export async function listDevices({ db, clock }: Deps, caller: Caller): Promise<DevicesListValue> {
  const own = hashToken(caller.token ?? '');
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
    current: token_hash === own,
  }));
  return { list: list.sort((one, other) => Number(other.current) - Number(one.current)) };
}

/**
 * Ends another session of the member, or all others, whose browsers learn the reason. The one that asks
 * stays.
 */
export async function endDevices(deps: Deps, id: string | null, caller: Caller): Promise<DevicesListValue> {
  await deps.db.transaction().execute(async (db) => {
    const others = db
      .deleteFrom('member_session')
      .where('member_id', '=', requireMember(caller).id)
      .where('token_hash', '<>', hashToken(caller.token ?? ''))
      .returning('token_hash');
    const ended = await (id === null ? others : others.where('id', '=', id)).execute();
    await rememberEnded(
      db,
      ended.map(({ token_hash }) => token_hash),
      deps.clock.now(),
    );
  });
  return listDevices(deps, caller);
}
