import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrokenOperation } from '../../../server/infrastructure/audit/operation-audit.fake.ts';
import { openSession } from '../../identity/sessions/sessions.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { createSupportBackOffice } from './support-back-office.ts';

let rig: MemberRig;
let token: string;
let live: string;
let memberId: string;
beforeAll(async () => {
  rig = await createSeededRig();
  const { id } = await rig.deps.db
    .selectFrom('member')
    .select('id')
    .where('account', '=', 'player')
    .executeTakeFirstOrThrow();
  memberId = id;
  token = await openSession(rig.deps, { memberId, network: 'n', device: 'd' });
  live = (await rig.deps.site.active()).release;
});
afterAll(() => rig.close());

const backOffice = () => createSupportBackOffice(rig.deps);
/** Takes an account away that money goes out to: a call that binds without moving money. */
const removeAccount = (id: string, headers: Record<string, string> = {}) =>
  rig.app.inject({
    method: 'DELETE',
    url: '/wps/member/bankCard',
    query: { id },
    headers: { merchant: 'demo', moduleid: 'COMM3', language: 'AR', authorization: token, ...headers },
  });
const ofPage = {
  'x-release': '',
  referer: 'https://portal.test/preview/abc/account/payout?token=secret#part',
};
const listAll = async () => (await backOffice().list({ account: 'PLAYER' })).submissions;

test('keeps what was sent with release, revision, language and page, and what became of it', async () => {
  const ownAccounts = await rig.call('payout.accounts', {}, { token });
  const [account] = ownAccounts.value.accounts;
  await rig.app.inject({
    method: 'POST',
    url: '/wps/agent/contract/end',
    headers: { merchant: 'demo', moduleid: 'COMM3', language: 'EN', authorization: token },
    payload: { account: 'agent', kind: 'dividend', product: 'CONS', status: 'V' },
  });
  await removeAccount(account?.id ?? '', { ...ofPage, 'x-release': live });
  const [done, refused] = await listAll();
  expect(done).toMatchObject({
    account: 'player',
    operation: 'payout.removeAccount',
    outcome: 'done',
    reference: account?.id,
    release: live,
    revision: 1,
    locale: 'AR',
    page: '/account/payout',
  });
  expect(refused).toMatchObject({ account: 'player', operation: 'contracts.end', outcome: 'agent.only' });
});
test('keeps no revision where the caller shows no release that there was', async () => {
  await removeAccount('999999');
  await removeAccount('999999', { ...ofPage, 'x-release': 'f'.repeat(64) });
  const [stranger, silent] = await listAll();
  expect(stranger).toMatchObject({ release: 'f'.repeat(64), revision: null });
  expect(silent).toMatchObject({ release: '', revision: null, page: '' });
  await expect(backOffice().look({ id: silent?.id ?? '', reason: 'r', by: 'o' })).rejects.toMatchObject({
    code: 'submission.release-unknown',
  });
});
test('says how a thing stands by the record of its back office, never that it is done while nobody decided', async () => {
  const { db } = rig.deps;
  const member = { merchant: 'demo', member_id: memberId } as const;
  const now = rig.clock.now();
  const paid = await db
    .selectFrom('payout_account')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { id: withdrawal } = await db
    .insertInto('withdrawal')
    .values({
      ...member,
      account_id: paid.id,
      amount: '1000',
      fee: '0',
      currency: 'PHP',
      status: 'submitted',
      created_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stands = async (operation: string, reference: string, owner: string | null = memberId) => {
    const { id } = await db
      .insertInto('member_submission')
      .values({
        merchant: 'demo',
        member_id: owner,
        account: 'player',
        operation,
        reference,
        outcome: 'done',
        release_hash: '',
        revision: null,
        locale: 'EN',
        page: '',
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return (await backOffice().list({})).submissions.find((one) => one.id === id)?.standing;
  };
  expect(await stands('withdrawals.submit', withdrawal)).toEqual({ kind: 'withdrawal', status: 'submitted' });
  await db.updateTable('withdrawal').set({ status: 'rejected' }).where('id', '=', withdrawal).execute();
  expect(await stands('withdrawals.submit', withdrawal)).toEqual({ kind: 'withdrawal', status: 'rejected' });
  const order = await rig.call('deposit.create', { bankCode: 'transfer', amount: '500' }, { token });
  expect(order.status).toBe(200);
  const [sent] = (await listAll()).filter(({ operation }) => operation === 'deposit.create');
  expect(sent).toMatchObject({ outcome: 'done', standing: { kind: 'deposit', status: 'waiting' } });
  const { id } = order.value as { readonly id: string };
  await db.updateTable('deposit_order').set({ status: 'underReview' }).where('id', '=', id).execute();
  expect(await stands('deposit.prove', id)).toEqual({ kind: 'deposit', status: 'underReview' });
  // Nobody's record, another member's, and what no back office decides about.
  expect(await stands('withdrawals.submit', '999999')).toBeNull();
  expect(await stands('withdrawals.submit', withdrawal, null)).toBeNull();
  expect(await stands('contracts.offer', withdrawal)).toBeNull();
  expect(await stands('withdrawals.submit', '1; drop table')).toBeNull();
});
test('does not keep what is only read', async () => {
  const before = (await listAll()).length;
  await rig.call('deposit.list', { pageNo: 1, pageSize: 10 } as never, { token });
  expect((await listAll()).length).toBe(before);
});
test('names an account that came into being by it, and shows pages of newest first', async () => {
  const { submissions, hasMore } = await backOffice().list({});
  expect(hasMore).toBe(false);
  expect(submissions.map(({ id }) => Number(id))).toEqual(
    submissions.map(({ id }) => Number(id)).sort((a, b) => b - a),
  );
  const [first] = submissions;
  expect((await backOffice().list({ before: first?.id ?? '' })).submissions).toHaveLength(
    submissions.length - 1,
  );
});
test('opens the page of that time for a look that sends nothing, ends automatically and is kept', async () => {
  const sent = (await listAll()).find(({ revision }) => revision === 1);
  const { path, expiresAt } = await backOffice().look({
    id: sent?.id ?? '',
    reason: 'Complaint 7',
    by: 'cora',
  });
  const url = new URL(path, 'https://portal.test');
  expect(url.pathname).toBe('/preview/revision-1/account/payout');
  expect(url.searchParams.get('locale')).toBe('AR');
  expect(Date.parse(expiresAt) - rig.clock.now().getTime()).toBe(15 * 60_000);
  const looking = url.searchParams.get('token') ?? '';
  expect((await rig.call('payout.accounts', {}, { token: looking })).status).toBe(200);
  const removal = await removeAccount('1', { authorization: looking });
  expect([removal.statusCode, removal.json<{ errorCode: string }>().errorCode]).toEqual([
    403,
    'session.looks-only',
  ]);
  const upload = await rig.app.inject({
    method: 'POST',
    url: '/wps/member/uploads',
    headers: { merchant: 'demo', authorization: looking, 'content-type': 'image/png' },
    payload: Buffer.from('x'),
  });
  expect(upload.statusCode).toBe(403);
  const audit = await rig.deps.db.selectFrom('operation_audit').select('entry').execute();
  expect(audit.map(({ entry }) => JSON.parse(entry) as object).at(-1)).toMatchObject({
    action: 'support.look',
    author: 'cora',
    note: 'Complaint 7',
    subject: `submission:${sent?.id}`,
  });
  expect(await findBrokenOperation(rig.deps.db, 'demo')).toBeNull();
  rig.clock.advance(15 * 60_000);
  expect((await rig.call('payout.accounts', {}, { token: looking })).status).toBe(401);
});
test('a submission that is not there is not looked at', async () => {
  await expect(backOffice().look({ id: '0', reason: 'r', by: 'o' })).rejects.toMatchObject({
    code: 'submission.unknown',
  });
});
