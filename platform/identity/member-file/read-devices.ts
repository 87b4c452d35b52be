import type { memberFile, MemberDevices } from '../../../src/protocol/calls/member-file.ts';
import type { AnswerOf } from '../../../src/protocol/console/define-call.ts';
import { writeLimit } from '../../protection/assert-within-limits.ts';
import { maskNetwork } from '../sessions/login-history.ts';
import { beforeOf, cutPage, openFile, pageLimit, type FileDeps, type FilePage } from './file-page.ts';

const mostListed = 50;

/** Where a member is logged in now, and what else opens the account. */
export async function readDevices(deps: FileDeps, { id }: { readonly id: string }): Promise<MemberDevices> {
  const { db, clock } = deps;
  await openFile(deps, id);
  const now = clock.now();
  const [sessions, trusted, passkeys, authenticator] = await Promise.all([
    db
      .selectFrom('member_session')
      .select(['id', 'device', 'network', 'created_at', 'last_seen_at'])
      .where('member_id', '=', id)
      .where('expires_at', '>', now)
      .orderBy('last_seen_at', 'desc')
      .limit(mostListed)
      .execute(),
    db
      .selectFrom('trusted_device')
      .select(['label', 'network', 'created_at', 'expires_at'])
      .where('member_id', '=', id)
      .where('expires_at', '>', now)
      .orderBy('created_at', 'desc')
      .limit(mostListed)
      .execute(),
    db
      .selectFrom('passkey')
      .select(['id', 'name', 'created_at', 'last_used_at'])
      .where('member_id', '=', id)
      .orderBy('id', 'desc')
      .limit(mostListed)
      .execute(),
    db
      .selectFrom('member_authenticator')
      .select('confirmed_at')
      .where('member_id', '=', id)
      .executeTakeFirst(),
  ]);
  return {
    sessions: sessions.map((row) => ({
      id: row.id,
      device: row.device,
      network: maskNetwork(row.network),
      at: row.created_at.toISOString(),
      lastAt: row.last_seen_at.toISOString(),
    })),
    trusted: trusted.map((row) => ({
      device: row.label,
      network: maskNetwork(row.network),
      at: row.created_at.toISOString(),
      until: row.expires_at.toISOString(),
    })),
    passkeys: passkeys.map((row) => ({
      id: row.id,
      name: row.name,
      at: row.created_at.toISOString(),
      lastAt: row.last_used_at?.toISOString() ?? null,
    })),
    authenticatorSince: authenticator?.confirmed_at?.toISOString() ?? null,
  };
}

export async function readLogins(
  deps: FileDeps,
  page: FilePage,
): Promise<AnswerOf<typeof memberFile.logins>> {
  await openFile(deps, page.id);
  const rows = await deps.db
    .selectFrom('member_login')
    .select(['id', 'at', 'way', 'outcome', 'device', 'network'])
    .where('member_id', '=', page.id)
    .where('id', '<', beforeOf(page))
    .orderBy('id', 'desc')
    .limit(pageLimit)
    .execute();
  return cutPage(rows, ({ at, network, ...row }) => ({
    ...row,
    at: at.toISOString(),
    network: maskNetwork(network),
  }));
}

/** Limits that were set and changed, breaks and exclusions. */
export async function readCare(deps: FileDeps, page: FilePage): Promise<AnswerOf<typeof memberFile.care>> {
  const currency = await openFile(deps, page.id);
  const rows = await deps.db
    .selectFrom('care_event')
    .selectAll()
    .where('member_id', '=', page.id)
    .where('id', '<', beforeOf(page))
    .orderBy('id', 'desc')
    .limit(pageLimit)
    .execute();
  return {
    currency,
    ...cutPage(rows, (row) => ({
      id: row.id,
      at: row.created_at.toISOString(),
      what: row.what,
      kind: row.kind,
      period: row.period,
      amount:
        row.amount === null || row.kind === null ? null : writeLimit(row.kind, BigInt(row.amount), currency),
      endsAt: row.ends_at?.toISOString() ?? null,
      isExclusion: row.is_exclusion,
      byStaff: row.by_staff,
    })),
  };
}

/** What the brand wrote. What members write to each other is theirs. */
export async function readMessages(
  deps: FileDeps,
  page: FilePage,
): Promise<AnswerOf<typeof memberFile.messages>> {
  const { db } = deps;
  await openFile(deps, page.id);
  const before =
    page.before === ''
      ? undefined
      : await db
          .selectFrom('inbox_message')
          .select(['id', 'created_at'])
          .where('id', '=', page.before)
          .where('member_id', '=', page.id)
          .executeTakeFirst();
  let query = db
    .selectFrom('inbox_message')
    .select(['id', 'created_at', 'title', 'body', 'read_at'])
    .where('member_id', '=', page.id)
    .where('kind', '<>', 'member');
  if (before !== undefined)
    query = query.where((where) =>
      where(where.refTuple('created_at', 'id'), '<', where.tuple(before.created_at, before.id)),
    );
  const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(pageLimit).execute();
  return cutPage(rows, ({ id, created_at, title, body, read_at }) => ({
    id,
    at: created_at.toISOString(),
    title,
    body,
    readAt: read_at?.toISOString() ?? null,
  }));
}
