import { sql } from 'kysely';
import type { DevicesLoginsRequest, DevicesLoginsValue } from '../../../src/protocol/generated/wire-types.ts';
import type { Caller } from '../../calls/call.ts';
import { placePage } from '../../calls/place-page.ts';
import type { MemberParts } from '../../parts.ts';
import type { LoginWay } from '../tables.ts';

/** Logins that are kept of an account; older ones make room. */
const mostKept = 200;

/** `203.0.113.7` → `203.0.113.•••`: enough to know one's own, too little to find another person. */
export function maskNetwork(network: string): string {
  if (network.includes(':')) return `${network.split(':').slice(0, 2).join(':')}:•••`;
  const parts = network.split('.');
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.•••` : '•••';
}

type Deps = Pick<MemberParts, 'db' | 'clock'>;
type Place = Pick<Caller, 'network' | 'device'>;

/** Records a successful login. */
export async function recordLogin(
  { db, clock }: Deps,
  memberId: string,
  { network, device }: Place,
  way: LoginWay,
): Promise<void> {
  await db
    .insertInto('member_login')
    .values({ member_id: memberId, at: clock.now(), way, outcome: 'accepted', device, network })
    .execute();
  const oldest = db
    .selectFrom('member_login')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .offset(mostKept);
  await db.deleteFrom('member_login').where('member_id', '=', memberId).where('id', '<=', oldest).execute();
}

/**
 * Writes down a try with a wrong password. One statement, whether there is such an account or not: how
 * long it takes must not tell.
 */
export async function recordRefusal(
  { db, clock }: Deps,
  memberId: string | null,
  { network, device }: Place,
): Promise<void> {
  await sql`insert into member_login (member_id, at, way, outcome, device, network)
    select id, ${clock.now()}, 'password', 'refused', ${device}, ${network} from member
    where id = ${memberId ?? '0'}`.execute(db);
}

/** The logins of a member, the newest first. */
export async function listLogins(
  { db }: Pick<MemberParts, 'db'>,
  memberId: string,
  request: DevicesLoginsRequest,
): Promise<DevicesLoginsValue> {
  const ofMember = db.selectFrom('member_login').where('member_id', '=', memberId);
  const { count } = await ofMember
    .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  const { offset, size, ...place } = placePage(count, request);
  const rows = await ofMember.selectAll().orderBy('id', 'desc').limit(size).offset(offset).execute();
  const content = rows.map(({ id, at, way, outcome, device, network }) => ({
    id,
    at: at.toISOString(),
    way,
    outcome,
    device,
    network: maskNetwork(network),
  }));
  return { content, ...place };
}
