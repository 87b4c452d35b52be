import { createHash } from 'node:crypto';
import type { MemberRig } from '../../platform/member-rig.fake.ts';
import { hashToken } from '../../platform/calls/tokens.ts';
import {
  createPasskeyFake,
  type PasskeyFake,
} from '../../server/infrastructure/second-factor/passkey.fake.ts';
import { openSession } from '../../platform/identity/sessions/sessions.ts';
import { makeTotp, readStep, toBase32 } from '../../server/infrastructure/second-factor/totp.ts';
import { writeStopLink } from '../../platform/messages/settings/stop-link.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { placeOf, secretColumns } from '../../server/infrastructure/keys/secret-columns.ts';

/** A good request, and the cookie of the call before it where it needs one. */
interface Prepared {
  readonly fields: JsonObject;
  readonly cookie?: string;
}
/** Makes what a good request leans on, as a call before it would have. */
export type Prepare = (rig: MemberRig) => Promise<Prepared>;

export const soon = (rig: MemberRig): Date => new Date(rig.clock.now().getTime() + 300_000);
const person = 'Contract Person';
/** How the sandbox calls that person. */
export const sandboxSubject = createHash('sha256')
  .update(`google:${person.toLowerCase()}`)
  .digest('base64url')
  .slice(0, 24);
export const mobileNum = '+639170000001';
export const fresh = { newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' };

export async function readPlayer({ database }: MemberRig): Promise<string> {
  const row = await database.db
    .selectFrom('member')
    .select('id')
    .where('account', '=', 'player')
    .executeTakeFirstOrThrow();
  return row.id;
}
export async function openTicket(rig: MemberRig, code: string): Promise<string> {
  const ticket = `ticket-${rig.deps.random.token(6)}`;
  const ticketHash = hashToken(ticket);
  await rig.database.db
    .insertInto('step_up')
    .values({
      ticket_hash: ticketHash,
      member_id: await readPlayer(rig),
      device: '',
      binding_hash: null,
      method: 'email',
      code_hash: hashToken(`stepUp:${ticketHash}:${code}`),
      attempts_left: 5,
      expires_at: soon(rig),
    })
    .execute();
  return ticket;
}
export async function prepareStopLink(rig: MemberRig): Promise<Prepared> {
  const link = writeStopLink(rig.deps, { memberId: await readPlayer(rig), channel: 'email' });
  return { fields: { token: new URL(link).searchParams.get('t') ?? '' } };
}
export const contactCode = '123456';
/** A change of e-mail of the player as far as the code: to the old side, or to the new one. */
export async function openContactChange(rig: MemberRig, isProven: boolean): Promise<string> {
  const ticket = `contact-${rig.deps.random.token(6)}`;
  const hash = hashToken(ticket);
  const address = isProven ? 'contract@mail.example' : 'player@mail.example';
  const { pool } = rig.database;
  if (!isProven) await pool.query(`update member set email = $1 where account = 'player'`, [address]);
  await pool.query(
    `insert into contact_change (ticket_hash, member_id, kind, proven, address, code_hash, attempts_left, expires_at)
      values ($1, $2, 'email', $3, $4, $5, 5, $6)`,
    [
      hash,
      await readPlayer(rig),
      isProven,
      address,
      hashToken(`contact:${hash}:${address}:${contactCode}`),
      soon(rig),
    ],
  );
  return ticket;
}
export async function answerSandbox(
  rig: MemberRig,
  begin: () => Promise<{ readonly value: { readonly url: string }; readonly cookie: string }> = () =>
    rig.call('session.startProvider', { provider: 'google' }),
): Promise<Prepared> {
  const { value, cookie } = await begin();
  const url = new URL(value.url);
  const form = new URLSearchParams(url.search);
  form.set('person', person);
  const answer = await rig.app.inject({
    method: 'POST',
    url: url.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
  const back = new URL(String(answer.headers.location)).searchParams;
  const [code, state] = [back.get('code') ?? '', back.get('state') ?? ''];
  return { fields: { provider: 'google', code, state }, cookie };
}
/** A session of the player, whose password proves a change of security; no service is linked. */
export async function openSecurity(rig: MemberRig): Promise<string> {
  await rig.database.pool.query(`delete from member_authenticator; delete from provider_identity;
    update member set password_hash = 'plain:Foyer-2026' where account = 'player'`);
  return openSession(rig.deps, { memberId: await readPlayer(rig), network: '', device: '' });
}
/** The agent's own contract of a kind, which is in force: accepting it again is a good answer. */
export const nameContract =
  (kind: 'daily' | 'hourly' | 'realTime', field: string): Prepare =>
  async ({ database }) => {
    const { id } = await database.db
      .selectFrom('contract as c')
      .innerJoin('member as m', 'm.id', 'c.downline_id')
      .select('c.id')
      .where('m.account', '=', 'agent')
      .where('c.kind', '=', kind)
      .executeTakeFirstOrThrow();
    return { fields: { [field]: id, status: 'A' } };
  };

/** The player's authenticator, in use or waiting for its first code; the request has a code of it. */
export const giveAuthenticator =
  (isInUse: boolean): Prepare =>
  async (rig) => {
    const { clock, random, secretBox } = rig.deps;
    const secret = toBase32(random.bytes(20));
    const player = await readPlayer(rig);
    const column = isInUse ? secretColumns.authenticator : secretColumns.pendingAuthenticator;
    const sealed = secretBox.seal(secret, placeOf(column, player));
    const standing = isInUse
      ? { secret: sealed, confirmed_at: clock.now(), last_step: '0' }
      : { pending_secret: sealed, pending_until: soon(rig) };
    await rig.database.db
      .insertInto('member_authenticator')
      .values({ member_id: player, ...standing })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ ...standing, wrong_count: 0 }))
      .execute();
    return { fields: { code: makeTotp(secret, readStep(clock.now())) } };
  };

/** A passkey of the player. */
export async function givePasskey(
  rig: MemberRig,
): Promise<{ readonly id: string; readonly device: PasskeyFake }> {
  const device = createPasskeyFake();
  await rig.database.pool.query(`delete from passkey; delete from member_authenticator;
    update member set password_hash = 'plain:Foyer-2026' where account = 'player'`);
  const token = await openSession(rig.deps, { memberId: await readPlayer(rig), network: '', device: '' });
  const { value } = await rig.call('passkeys.start', { password: 'Foyer-2026' }, { token });
  const answer = device.make(value.options);
  const added = await rig.call('passkeys.add', { name: 'Contract', answer }, { token });
  return { id: added.value.list.at(-1)?.id ?? '', device };
}
