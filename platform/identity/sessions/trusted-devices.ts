import type { DevicesTrustedValue } from '../../../src/protocol/generated/wire-types.ts';
import type { MemberParts } from '../../parts.ts';
import { maskNetwork } from './login-history.ts';

type Deps = Pick<MemberParts, 'db' | 'clock'>;
/** Beginning of the digest by which a member names a browser: it opens nothing. */
const nameLength = 24;

/** Browsers that the member trusts: a login there needs no second proof. */
export async function listTrusted({ db, clock }: Deps, memberId: string): Promise<DevicesTrustedValue> {
  const rows = await db
    .selectFrom('trusted_device')
    .select(['token_hash', 'label', 'network', 'created_at', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', clock.now())
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return {
    list: rows.map(({ token_hash, label, network, created_at, expires_at }) => ({
      device: token_hash.slice(0, nameLength),
      name: label,
      network: maskNetwork(network),
      createdAt: created_at.toISOString(),
      expiresAt: expires_at.toISOString(),
    })),
  };
}

/** Trusts a browser no longer, or none of them. One that is not the member's is left as it is. */
export async function distrust(
  deps: Deps,
  memberId: string,
  device: string | null,
): Promise<DevicesTrustedValue> {
  const all = deps.db.deleteFrom('trusted_device').where('member_id', '=', memberId);
  await (
    device === null
      ? all
      : all.where((where) =>
          where(where.fn<string>('left', ['token_hash', where.val(nameLength)]), '=', device),
        )
  ).execute();
  return listTrusted(deps, memberId);
}
