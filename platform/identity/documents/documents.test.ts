import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { createReviews } from '../../rewards/reviews.ts';

let rig: MemberRig;
let token = '';
beforeAll(async () => {
  rig = await createSeededRig();
  const entry = { username: 'player', password: 'Foyer-2026', humanToken: await rig.proveHuman() };
  token = (await rig.call('session.login', entry)).value.token;
  await rig.database.pool.query(
    `update member set profile = '{"payeeName":"Mayari Dela Cruz"}' where account = 'player'`,
  );
});
afterAll(() => rig.close());

let pictures = 0;
const addPicture = async (): Promise<string> => {
  pictures += 1;
  const id = `paper-${pictures}`;
  await rig.database.pool.query(
    `insert into upload (id, member_id, type, name, size, sha256, bytes, created_at)
      select $1, id, 'image/png', 'id.png', 1, '', '1', $2 from member where account = 'player'`,
    [id, rig.clock.now()],
  );
  return id;
};
const send = async (more: Readonly<Record<string, unknown>> = {}) =>
  rig.call(
    'identity.send',
    { type: 'passport', number: 'P1234567A', proofs: [await addPicture()], ...more } as never,
    { token },
  );
const read = async () => (await rig.call('identity.documents', {}, { token })).value;
const waiting = async () =>
  (await createReviews(rig.deps).list()).open.filter(({ kind }) => kind === 'document');
const decide = async (status: 'approved' | 'rejected' | 'more', remark: string): Promise<void> => {
  const [first] = await waiting();
  await createReviews(rig.deps).decide({
    kind: 'document',
    id: first?.id ?? '',
    status,
    remark,
    by: 'cashier',
  });
};

describe('identity documents', () => {
  it('are refused at the field that is wrong, and nothing is kept', async () => {
    expect((await send({ type: 'library-card' })).status).toBe(400);
    expect((await send({ number: '1' })).error.fields).toEqual({ number: 'field.too-short' });
    expect((await send({ proofs: [] })).error.fields).toEqual({ proofs: 'proof.required' });
    expect((await send({ proofs: ['of-another'] })).error.fields).toEqual({ proofs: 'upload.unknown' });
    expect(await read()).toEqual({ status: 'none', needed: false, documents: [] });
  });

  it('wait for an operator, who sees the pictures and the name to compare with', async () => {
    expect((await send()).value.status).toBe('open');
    const [review] = await waiting();
    expect(review).toMatchObject({
      account: 'player',
      title: 'Passport',
      comment:
        'P1234567A · Mayari Dela Cruz · Born by the paper: not stated, read it from the picture · by the profile: not stated',
      pictures: [`paper-${pictures}`],
    });
  });

  it('are refused with a reason, asked for once more, and approved', async () => {
    await decide('rejected', 'The picture is blurred.');
    expect(await read()).toMatchObject({
      status: 'rejected',
      documents: [{ status: 'rejected', remark: 'The picture is blurred.' }],
    });
    await send();
    await decide('more', 'Send the back too.');
    expect((await read()).status).toBe('more');
    await send({ type: 'address', number: '' });
    await decide('approved', '');
    // Where a member lives is no proof of who it is.
    expect((await read()).status).toBe('more');
    await send();
    await decide('approved', '');
    expect((await read()).status).toBe('approved');
    const { rows } = await rig.database.pool.query(
      `select body from inbox_message where title = 'Your document was rejected'`,
    );
    expect(rows).toEqual([{ body: 'The picture is blurred. You can send another one.' }]);
  });

  it('are decided once, and no more than three wait', async () => {
    await rig.database.pool.query('update identity_document set status = $1', ['rejected']);
    for (let turn = 0; turn < 3; turn += 1) expect((await send()).status).toBe(200);
    expect((await send()).error.errorCode).toBe('identity.waiting');
    const [first] = await waiting();
    const decision = {
      kind: 'document',
      id: first?.id ?? '',
      status: 'approved',
      remark: '',
      by: 'cashier',
    } as const;
    await createReviews(rig.deps).decide(decision);
    await expect(createReviews(rig.deps).decide(decision)).rejects.toMatchObject({ code: 'review.decided' });
  });

  it('come before a withdrawal where the market wants it', async () => {
    rig.live.jurisdiction = { ...rig.live.jurisdiction, identityBefore: ['withdrawal'] };
    await rig.database.pool.query('update identity_document set status = $1, decided_at = now()', [
      'rejected',
    ]);
    const submit = () =>
      rig.call('withdrawals.submit', { amount: '100', card: '1', fundPassword: '246810' }, { token });
    expect((await submit()).error.errorCode).toBe('identity.due');
    expect((await read()).needed).toBe(true);
    await rig.database.pool.query(`update identity_document set status = 'approved'`);
    expect((await submit()).error.errorCode).not.toBe('identity.due');
  });
});
