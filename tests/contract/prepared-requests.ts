import { gzipSync } from 'node:zlib';
import { hashToken } from '../../platform/calls/tokens.ts';
import { createPasskeyFake } from '../../server/infrastructure/second-factor/passkey.fake.ts';
import { openAttempt } from '../../platform/identity/registration/registration-attempt.ts';
import { openSession } from '../../platform/identity/sessions/sessions.ts';
import { makeChase, makeSoldTicket, makeTicket } from './lottery-states.ts';
import {
  answerSandbox,
  contactCode,
  fresh,
  giveAuthenticator,
  givePasskey,
  mobileNum,
  nameContract,
  openContactChange,
  openSecurity,
  openTicket,
  type Prepare,
  prepareStopLink,
  readPlayer,
  sandboxSubject,
  soon,
} from './prepare-states.ts';

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
        merchant: 'demo',
        provider: 'line',
        subject: 'contract',
        created_at: rig.clock.now(),
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
