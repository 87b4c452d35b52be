import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { MemberRig } from '../../server/member/member-rig.fake.ts';
import { hashToken } from '../../server/member/http/tokens.ts';
import { createPasskeyFake, type PasskeyFake } from '../../server/member/identity/passkey.fake.ts';
import { openAttempt } from '../../server/member/identity/registration-attempt.ts';
import { openSession } from '../../server/member/identity/sessions.ts';
import { makeTotp, readStep, toBase32 } from '../../server/member/identity/totp.ts';
import { writeStopLink } from '../../server/member/message-settings/stop-link.ts';
import { makeChase, makeSoldTicket, makeTicket } from './lottery-states.ts';
import type { JsonObject } from '../../src/protocol/json.ts';
import { placeOf, secretColumns } from '../../server/platform/secret-columns.ts';

/** A good request, and the cookie of the call before it where it needs one. */
interface Prepared {
  readonly fields: JsonObject;
  readonly cookie?: string;
}
/** Makes what a good request leans on, as a call before it would have. */
type Prepare = (rig: MemberRig) => Promise<Prepared>;

const soon = (rig: MemberRig): Date => new Date(rig.clock.now().getTime() + 300_000);
const person = 'Contract Person';
/** How the sandbox calls that person. */
const sandboxSubject = createHash('sha256')
  .update(`google:${person.toLowerCase()}`)
  .digest('base64url')
  .slice(0, 24);
const mobileNum = '+639170000001';
const fresh = { newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' };

async function readPlayer({ database }: MemberRig): Promise<string> {
  const row = await database.db
    .selectFrom('member')
    .select('id')
    .where('account', '=', 'player')
    .executeTakeFirstOrThrow();
  return row.id;
}
async function openTicket(rig: MemberRig, code: string): Promise<string> {
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
async function prepareStopLink(rig: MemberRig): Promise<Prepared> {
  const link = writeStopLink(rig.deps, { memberId: await readPlayer(rig), channel: 'email' });
  return { fields: { token: new URL(link).searchParams.get('t') ?? '' } };
}
const contactCode = '123456';
/** A change of e-mail of the player as far as the code: to the old side, or to the new one. */
async function openContactChange(rig: MemberRig, isProven: boolean): Promise<string> {
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
async function answerSandbox(
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
async function openSecurity(rig: MemberRig): Promise<string> {
  await rig.database.pool.query(`delete from member_authenticator; delete from provider_identity;
    update member set password_hash = 'plain:Foyer-2026' where account = 'player'`);
  return openSession(rig.deps, { memberId: await readPlayer(rig), network: '', device: '' });
}
/** The agent's own contract of a kind, which is in force: accepting it again is a good answer. */
const nameContract =
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
const giveAuthenticator =
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
async function givePasskey(rig: MemberRig): Promise<{ readonly id: string; readonly device: PasskeyFake }> {
  const device = createPasskeyFake();
  await rig.database.pool.query(`delete from passkey; delete from member_authenticator;
    update member set password_hash = 'plain:Foyer-2026' where account = 'player'`);
  const token = await openSession(rig.deps, { memberId: await readPlayer(rig), network: '', device: '' });
  const { value } = await rig.call('passkeys.start', { password: 'Foyer-2026' }, { token });
  const answer = device.make(value.options);
  const added = await rig.call('passkeys.add', { name: 'Contract', answer }, { token });
  return { id: added.value.list.at(-1)?.id ?? '', device };
}

/** Requests whose goodness hangs on something made just before, by operation. */
export const preparedRequests: Readonly<Record<string, Prepare>> = {
  'messages.readStopLink': prepareStopLink,
  'messages.stopByLink': prepareStopLink,
  'dataExport.file': async ({ database }) => {
    await database.pool.query(
      `insert into data_export (member_id, requested_at, ready_at, expires_at, body)
        select id, '2026-05-01', '2026-05-01', '2036-01-01', $1 from member where account = 'player'`,
      [gzipSync('{}')],
    );
    return { fields: {} };
  },
  'records.detail': async (rig) => ({ fields: { id: `l${await makeTicket(rig)}` } }),
  'lottery.ticket': async (rig) => ({ fields: { id: await makeTicket(rig) } }),
  'lottery.cancel': async (rig) => ({ fields: { id: [await makeTicket(rig)] } }),
  'lottery.cancelChase': async (rig) => ({ fields: { id: await makeChase(rig) } }),
  'lottery.proof': async (rig) => ({ fields: { id: await makeSoldTicket(rig) } }),
  'contact.sendOld': async (rig) => ({ fields: { ticket: await openContactChange(rig, false) } }),
  'contact.prove': async (rig) => ({
    fields: { ticket: await openContactChange(rig, false), way: 'code', code: contactCode },
  }),
  'contact.sendNew': async (rig) => ({
    fields: { ticket: await openContactChange(rig, true), address: 'contract-new@mail.example' },
  }),
  'contact.confirm': async (rig) => ({
    fields: { ticket: await openContactChange(rig, true), code: contactCode },
  }),
  'passkeys.add': async (rig) => {
    await rig.database.pool.query('delete from passkey');
    const token = await openSession(rig.deps, { memberId: await readPlayer(rig), network: '', device: '' });
    const { value } = await rig.call('passkeys.start', { password: 'Foyer-2026' }, { token });
    return { fields: { name: 'Contract', answer: createPasskeyFake().make(value.options) } };
  },
  'providers.start': async (rig) => {
    await openSecurity(rig);
    return { fields: { provider: 'google', password: 'Foyer-2026' } };
  },
  'providers.bind': async (rig) => {
    const token = await openSecurity(rig);
    return answerSandbox(rig, () =>
      rig.call('providers.start', { provider: 'google', password: 'Foyer-2026' }, { token }),
    );
  },
  'providers.unbind': async (rig) => {
    await openSecurity(rig);
    await rig.database.db
      .insertInto('provider_identity')
      .values({
        ...{ merchant: 'demo', provider: 'line', subject: 'contract', created_at: rig.clock.now() },
        member_id: await readPlayer(rig),
      })
      .execute();
    return { fields: { provider: 'line', password: 'Foyer-2026' } };
  },
  'questions.save': async (rig) => {
    await openSecurity(rig);
    const answers = [
      { question: 'firstPet', answer: 'Mango' },
      { question: 'firstJob', answer: 'Baker' },
      { question: 'firstTrip', answer: 'Cebu' },
    ];
    return { fields: { answers, password: 'Foyer-2026' } };
  },
  'passkeys.rename': async (rig) => ({ fields: { id: (await givePasskey(rig)).id, name: 'Contract' } }),
  'passkeys.remove': async (rig) => ({
    fields: { id: (await givePasskey(rig)).id, password: 'Foyer-2026' },
  }),
  'session.passkey': async (rig) => {
    const { device } = await givePasskey(rig);
    const { value } = await rig.call('session.startPasskey', {});
    return { fields: { answer: device.use(value.options) } };
  },
  'ownerProof.confirm': async (rig) => {
    const memberId = await readPlayer(rig);
    const row = { code_hash: hashToken(`owner:${memberId}:123456`), attempts_left: 5, expires_at: soon(rig) };
    await rig.database.db
      .insertInto('owner_proof')
      .values({ member_id: memberId, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute();
    return { fields: { code: '123456' } };
  },
  'authenticator.confirm': giveAuthenticator(false),
  'authenticator.remove': giveAuthenticator(true),
  'authenticator.renewCodes': giveAuthenticator(true),
  'contracts.answerDaily': nameContract('daily', 'id'),
  'contracts.answerHourly': nameContract('hourly', 'contractId'),
  'contracts.answerRealTime': nameContract('realTime', 'id'),
  'member.resetByLink': async (rig) => {
    const token = rig.deps.random.token();
    await rig.database.pool.query('delete from security_answer');
    await rig.database.db
      .insertInto('password_link')
      .values({ token_hash: hashToken(token), member_id: await readPlayer(rig), expires_at: soon(rig) })
      .execute();
    return { fields: { token, ...fresh } };
  },
  'member.resetByPhone': async (rig) => {
    await rig.database.pool.query('delete from security_answer');
    await rig.call('verification.sendResetCode', { mobileNum, humanToken: await rig.proveHuman() });
    const [message] = await rig.outbox.list({ search: mobileNum, limit: 1 });
    return { fields: { mobileNum, verificationCode: message?.code ?? '', ...fresh } };
  },
  'verification.proveRegisterCode': async (rig) => {
    const mobileNo = '9175550005';
    const attempt = await openAttempt(rig.deps, true);
    await rig.call('verification.sendRegisterCode', { mobileNo, humanToken: await rig.proveHuman() });
    const [message] = await rig.outbox.list({ search: mobileNo, limit: 1 });
    return { fields: { attempt, mobileNo, verificationCode: message?.code ?? '' } };
  },
  'session.enterOnBreak': async (rig) => {
    const ticket = rig.deps.random.token();
    await rig.database.db
      .insertInto('care_ticket')
      .values({
        ticket_hash: hashToken(ticket),
        member_id: await readPlayer(rig),
        device: '',
        way: 'password',
        expires_at: soon(rig),
      })
      .execute();
    return { fields: { ticket } };
  },
  'session.sendStepUpCode': async (rig) => ({
    fields: { ticket: await openTicket(rig, '000000'), method: 'sms' },
  }),
  'session.stepUp': async (rig) => ({
    fields: { ticket: await openTicket(rig, '135790'), method: 'email', answer: '135790' },
  }),
  'session.exchangeProvider': async (rig) => {
    await rig.database.db
      .insertInto('provider_identity')
      .values({
        merchant: 'demo',
        provider: 'google',
        subject: sandboxSubject,
        member_id: await readPlayer(rig),
        created_at: rig.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return answerSandbox(rig);
  },
  'session.bindProvider': async (rig) => {
    const bindTicket = rig.deps.random.token();
    await rig.database.pool.query("delete from provider_identity where provider = 'line'");
    await rig.database.db
      .insertInto('provider_binding')
      .values({
        ticket_hash: hashToken(bindTicket),
        merchant: 'demo',
        provider: 'line',
        subject: 'contract',
        expires_at: soon(rig),
      })
      .execute();
    const humanToken = await rig.proveHuman();
    return { fields: { bindTicket, username: 'player', password: 'Foyer-2026', humanToken } };
  },
};
