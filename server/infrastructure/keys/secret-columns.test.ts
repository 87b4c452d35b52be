import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemberRig, type MemberRig } from '../../../platform/member-rig.fake.ts';
import { ensureGatewayKey, ensurePlayerKey } from '../../../platform/money/cashier/gateway/gateway-key.ts';
import { createMember } from '../../../platform/identity/registration/create-member.ts';
import { createSecretBox, isSealed } from './secret-box.ts';
import { placeOf, secretColumns } from './secret-columns.ts';
import { openSealedDatabase, resealDatabase } from './seal-secrets.ts';
import { SecretKeyError, type SecretKeys } from './secret-key.ts';

/** Columns whose names sound like a secret, and why they may be read. A new one needs a rule here or a seal. */
const readable: Readonly<Record<string, string>> = {
  'affiliate.code': 'printed on invitations',
  'console_passkey.credential_id': 'names a key of a device',
  'console_passkey.public_key': 'public: it only verifies',
  'console_refusal.code': 'names why something was refused',
  'console_link.nonce': 'makes a link together with the secret key alone',
  'deposit_order.qr_text': 'shown to the payer',
  'flow.key': 'names a flow',
  'desk_change.row_key': 'names a row of a desk',
  'desk_draft.row_key': 'names a row of a desk',
  'promotion.dialing_codes': 'public: +63, +65',
  'flow_step.key': 'names a flow',
  'game.game_code': 'names a game',
  'game.vendor_code': 'names a vendor',
  'game_vendor.code': 'names a vendor',
  'gateway_key.key_id': 'names a key',
  'idempotent_answer.key': 'chosen by the browser, good for its own session only',
  'job.key': 'names a job',
  'limit_window.key': 'names what is counted',
  'lottery_certificate.key_id': 'names a key',
  'lottery_ticket.salt': 'told to the ticket’s owner, and guesses nothing but the ticket',
  'member.password_default': 'a fact about the password',
  'member.password_set_at': 'a time',
  'passkey.credential_id': 'names a key of a device',
  'passkey.public_key': 'public: it only verifies',
  'provider_login.nonce': 'good for minutes, compared with a signed answer',
  'invitation_link.code': 'printed on invitations',
  'invitation_use.code': 'printed on invitations',
  'referral.code': 'printed on invitations',
  'referral_code.code': 'printed on invitations',
  'operation_audit.key_id': 'names a key',
  'operation_audit_head.key_id': 'names a key',
  'release_key.key_id': 'names a key',
  'sandbox_payment.token': 'a payment of the demonstration',
  'sandbox_witness.secret': 'the demonstration plays the other side',
  'ledger_currency.code': 'ISO 4217: the name of a currency',
  'sent_message.client_key': 'names a message, for its sender only',
  'site_signature.key_id': 'names a key',
  'step_up.by_password': 'a fact about the login',
  'vendor_nonce.nonce': 'taken once already',
  'vendor_round.key': 'names a press',
  'withdrawal_decision.key': 'names a decision',
};
const soundsSecret =
  '(secret|token|key|pass|pwd|code|hash|pem|salt|nonce|otp|pin$|seal|cookie|credential|private)';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createMemberRig();
});
afterAll(() => rig.close());

const column = async (table: string, name: string): Promise<readonly string[]> =>
  (
    await rig.database.pool.query<{ text: string }>(
      `select ${name} as text from ${table} where ${name} is not null`,
    )
  ).rows.map(({ text }) => text);

describe('no column of the database', () => {
  it('sounds like a secret without being sealed, a digest, or readable for a reason', async () => {
    const { rows } = await rig.database.pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = current_schema() and data_type in ('text', 'character varying', 'jsonb', 'bytea')
         and column_name ~ $1 order by 1`,
      [soundsSecret],
    );
    const sealed = Object.values(secretColumns).map(({ table, column: name }) => `${table}.${name}`);
    const withoutRule = rows
      .map(({ name }) => name)
      .filter((name) => !/[._]hash$/.test(name) && !sealed.includes(name) && !(name in readable));
    expect(rows.length).toBeGreaterThan(sealed.length);
    expect(withoutRule).toEqual([]);
  });

  it('is in the list of sealed ones without being there, under its table’s key', async () => {
    for (const { table, column: name, row } of Object.values(secretColumns)) {
      const { rows } = await rig.database.pool.query<{ columns: string[] }>(
        `select array_agg(a.attname::text order by array_position(i.indkey, a.attnum)) as columns
         from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
         where i.indrelid = $1::regclass and i.indisprimary`,
        [table],
      );
      expect([table, rows[0]?.columns]).toEqual([table, row]);
      await expect(column(table, name)).resolves.toBeInstanceOf(Array);
    }
  });
});

const keysOf = (key: Buffer, former: readonly Buffer[] = []): SecretKeys => ({
  key,
  former,
  firstForm: [key, ...former],
});
/** A box as versions before wrote it: the key itself, no key id, no place. */
const sealFirstForm = (key: Buffer, text: string): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
};

describe('the secrets of a database', () => {
  const [key, next] = [randomBytes(32), randomBytes(32)];
  const box = createSecretBox(key);
  beforeAll(async () => {
    await rig.database.pool.query(`delete from gateway_key; delete from gateway_player_key;
      insert into gateway_key (merchant, gateway, key_id, secret) values ('demo', 'sandbox', 'first', 'in clear');
      insert into gateway_player_key values ('demo', 'sandbox', 'in clear too');`);
  });

  it('are sealed when an earlier version left them in clear, and read as before', async () => {
    expect(await openSealedDatabase(rig.deps.db, box, keysOf(key))).toEqual({
      'gateway_key.secret': 1,
      'gateway_player_key.secret': 1,
    });
    const deps = { ...rig.deps, secretBox: box };
    expect(await ensureGatewayKey(rig.deps.db, deps, 'sandbox')).toBe('in clear');
    expect(await ensurePlayerKey(rig.deps.db, deps, 'sandbox')).toBe('in clear too');
    expect((await column('gateway_key', 'secret')).every(isSealed)).toBe(true);
    expect(await openSealedDatabase(rig.deps.db, box, keysOf(key))).toEqual({});
  });

  it('refuse another key with a sentence, and change nothing', async () => {
    const before = await column('gateway_key', 'secret');
    const open = () => openSealedDatabase(rig.deps.db, createSecretBox(next), keysOf(next));
    await expect(open()).rejects.toThrow(SecretKeyError);
    await expect(open()).rejects.toThrow(/SECRET_KEY is not the key of this database.*SECRET_KEYS_OLD/);
    expect(await column('gateway_key', 'secret')).toEqual(before);
  });

  it('go over to a new key, and then need the former one no more', async () => {
    const keys = keysOf(next, [key]);
    const both = createSecretBox(next, [key]);
    expect(await openSealedDatabase(rig.deps.db, both, keys)).toEqual({});
    expect(await resealDatabase(rig.deps.db, both, keys)).toEqual({
      'gateway_key.secret': 1,
      'gateway_player_key.secret': 1,
      'secret_canary.sealed': 1,
    });
    const alone = createSecretBox(next);
    expect(await openSealedDatabase(rig.deps.db, alone, keysOf(next))).toEqual({});
    expect(await ensureGatewayKey(rig.deps.db, { ...rig.deps, secretBox: alone }, 'sandbox')).toBe(
      'in clear',
    );
    await expect(openSealedDatabase(rig.deps.db, box, keysOf(key))).rejects.toThrow(SecretKeyError);
  });

  it('cannot be copied from one cell to another', async () => {
    const alone = createSecretBox(next);
    const deps = { ...rig.deps, secretBox: alone };
    await ensureGatewayKey(rig.deps.db, deps, 'other');
    await rig.database.pool.query(`update gateway_key g set secret = o.secret from gateway_key o
      where g.gateway = 'other' and o.gateway = 'sandbox'`);
    await expect(ensureGatewayKey(rig.deps.db, deps, 'other')).rejects.toThrow(/belongs to another row/);
    await rig.database.pool.query(`delete from gateway_key where gateway = 'other'`);
  });

  it('of the first form are opened as they were sealed: by the hash of a text', async () => {
    const old = createHash('sha256').update('any old text').digest();
    const { id } = await createMember(rig.deps.db, {
      merchant: 'demo',
      account: 'ana',
      nickname: 'Ana',
      passwordHash: null,
      customerType: 0,
      uplineId: null,
      mobile: null,
      email: null,
      language: 'EN',
      profile: {},
      firstLogin: false,
      passwordSetAt: rig.clock.now(),
      createdAt: rig.clock.now(),
    });
    await rig.database.pool.query('delete from secret_canary');
    await rig.database.pool.query('insert into member_authenticator (member_id, secret) values ($1, $2)', [
      id,
      sealFirstForm(old, 'JBSWY3DPEHPK3PXP'),
    ]);
    const alone = createSecretBox(next);
    await expect(openSealedDatabase(rig.deps.db, alone, keysOf(next))).rejects.toThrow(
      /sealed with another SECRET_KEY.*SECRET_KEYS_OLD/,
    );
    expect(await column('secret_canary', 'sealed')).toEqual([]);
    const keys = { ...keysOf(next), firstForm: [next, old] };
    expect(await openSealedDatabase(rig.deps.db, alone, keys)).toEqual({ 'member_authenticator.secret': 1 });
    const [sealed = ''] = await column('member_authenticator', 'secret');
    expect(alone.open(sealed, placeOf(secretColumns.authenticator, id))).toBe('JBSWY3DPEHPK3PXP');
  });
});
