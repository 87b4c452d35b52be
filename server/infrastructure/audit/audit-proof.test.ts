import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { tamperRecords } from '../keys/audit-keys.fake.ts';
import { createAuditKeys, useAuditKeys } from '../keys/audit-keys.ts';
import { appendOperation, createOperationRecord, verifyOperations } from './operation-audit.ts';
import { createSecretBox } from '../keys/secret-box.ts';
import { openSealedDatabase, resealDatabase } from '../keys/seal-secrets.ts';

let database: TestDatabase;
const now = new Date('2026-11-21T10:00:00.000Z');
const [key, next] = [randomBytes(32), randomBytes(32)];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** As at a start with this key, and those before it. */
const start = async (current: Buffer, former: readonly Buffer[] = []): Promise<void> => {
  useAuditKeys(database.db, createAuditKeys({ key: current, former }));
  const keys = { key: current, former, firstForm: [current, ...former] };
  await openSealedDatabase(database.db, createSecretBox(current, former), keys);
};
beforeEach(async () => {
  await tamperRecords(
    database.pool,
    'truncate operation_audit, operation_audit_head, site_audit; delete from secret_canary',
  );
});
const decide = async (...subjects: readonly number[]): Promise<void> => {
  for (const subject of subjects)
    await database.db.transaction().execute((transaction) =>
      appendOperation(transaction, 'demo', {
        action: 'deposit.approve',
        author: 'carla',
        subject: `deposit:${subject}`,
        note: '',
        at: now,
      }),
    );
};
const verify = () => verifyOperations(database.db, 'demo');
/** Writes the whole record again, as it should have been: the chain of hashes fits, and so does its end. */
const forge = async (proof = 'key_id = null, proof = null'): Promise<void> => {
  const { rows } = await database.pool.query<{ position: number; entry: string }>(
    'select position, entry from operation_audit order by position',
  );
  let previous = '0'.repeat(64);
  for (const { position, entry } of rows) {
    const forged = entry.replace('carla', 'nobody');
    const hash = createHash('sha256').update(previous).update('\n').update(forged).digest('hex');
    await tamperRecords(
      database.pool,
      `update operation_audit set entry = $1, previous = $2, hash = $3, ${proof} where position = $4`,
      [forged, previous, hash, position],
    );
    previous = hash;
  }
  await tamperRecords(database.pool, `update operation_audit_head set hash = $1, ${proof}`, [previous]);
};
/** As a version before the proofs left it. */
const makeOlder = async (): Promise<void> => {
  await tamperRecords(database.pool, 'update operation_audit set key_id = null, proof = null');
  await tamperRecords(database.pool, 'update operation_audit_head set key_id = null, proof = null');
  const sealed = createSecretBox(key).seal('foyer', { table: 'secret_canary', column: 'sealed', row: '1' });
  await database.pool.query('update secret_canary set sealed = $1', [sealed]);
};

describe('the record of operators', () => {
  it('is written by nothing that has no key', async () => {
    const { createDatabase } = await import('../../db/database.ts');
    const keyless = createDatabase(database.pool);
    const record = createOperationRecord({ db: keyless, clock: { now: () => now }, merchant: 'demo' });
    await expect(record({ action: 'a', author: 'b', subject: 'c', note: '' })).rejects.toThrow(
      /no audit keys/,
    );
  });

  it('is whole with its proofs, and says which entry has another one', async () => {
    await start(key);
    await decide(1, 2, 3);
    expect(await verify()).toMatchObject({ links: 3, brokenAt: null, missing: 0 });
    await tamperRecords(
      database.pool,
      `update operation_audit set proof = repeat('0', 64) where position = 2`,
    );
    expect(await verify()).toMatchObject({ brokenAt: 2 });
  });

  for (const [name, proof] of [
    ['without proofs', 'key_id = null, proof = null'],
    ['with the proofs of before', 'proof = proof'],
    ['with proofs of a made-up key', `key_id = 'madeup00', proof = repeat('0', 64)`],
  ] as const)
    it(`written again ${name} is found, also after the program has added to it`, async () => {
      await start(key);
      await decide(1, 2, 3);
      await forge(proof);
      expect((await verify()).brokenAt).not.toBeNull();
      await decide(4);
      expect((await verify()).brokenAt).not.toBeNull();
      await start(key);
      expect((await verify()).brokenAt).not.toBeNull();
    });

  it('of an earlier version is good as it was at the first start, and no longer', async () => {
    await start(key);
    await decide(1, 2, 3);
    await makeOlder();
    await start(key);
    expect(await verify()).toMatchObject({ brokenAt: null });
    await decide(4, 5);
    expect(await verify()).toMatchObject({ links: 5, brokenAt: null });
    await forge('key_id = key_id');
    expect((await verify()).brokenAt).not.toBeNull();
  });

  it('of an earlier version cannot be written again before anything was added', async () => {
    await start(key);
    await decide(1, 2, 3);
    await makeOlder();
    await start(key);
    await forge();
    expect(await verify()).toMatchObject({ brokenAt: 3 });
    await start(key);
    expect(await verify()).toMatchObject({ brokenAt: 3 });
  });

  it('goes over to a new key, and needs the former one no more', async () => {
    await start(key);
    await decide(1, 2);
    await start(next, [key]);
    await decide(3);
    const keys = { key: next, former: [key], firstForm: [next, key] };
    await resealDatabase(database.db, createSecretBox(next, [key]), keys);
    expect(await verify()).toMatchObject({ brokenAt: null });
    await start(next);
    expect(await verify()).toMatchObject({ links: 3, brokenAt: null });
    await decide(4);
    expect(await verify()).toMatchObject({ links: 4, brokenAt: null });
    await forge('key_id = key_id');
    expect((await verify()).brokenAt).not.toBeNull();
  });
});
