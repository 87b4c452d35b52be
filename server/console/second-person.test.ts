import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ConsoleApp } from './fakes/console-app.fake.ts';
import { createSecondPersonRig, type SecondPersonRig } from './fakes/second-person-rig.fake.ts';
import { desks } from '../../src/protocol/desks/desks.ts';
import { proposalRows } from './fakes/proposal-rows.fake.ts';

let rig: SecondPersonRig;
let app: ConsoleApp;
let site: SecondPersonRig['site'];
const cookies = new Map<string, string>();
const sql: SecondPersonRig['sql'] = (text, values) => rig.sql(text, values);

beforeAll(async () => {
  rig = await createSecondPersonRig();
  ({ app, site } = rig);
  for (const name of ['publisher', 'approver', 'cashier', 'treasurer', 'editor', 'administrator', 'steward'])
    cookies.set(name, await app.signIn(name));
});
afterAll(() => rig.close());

const call = (who: string, path: string, body: object) =>
  app.call('POST', `/api/${path}`, { cookie: cookies.get(who) ?? '', body });

/** The clock moves by days; the operators stay logged in. */
async function keepSessions(): Promise<void> {
  await sql(
    "update console_session set last_seen_at = $1, expires_at = $1::timestamptz + interval '12 hours'",
    [rig.clock.now()],
  );
}

/** A proposal of one kind that waits, asked for by `author`, and the call by which `judge` would decide. */
interface Kind {
  readonly name: string;
  readonly author: string;
  readonly judge: string;
  readonly wait: () => Promise<(who: string) => ReturnType<typeof call>>;
}
const money = { author: 'cashier', judge: 'publisher' } as const;

/** Kinds of which a row is enough: who may decide is judged before what it is about is looked at. */
const rowKinds: readonly Kind[] = Object.entries(proposalRows).flatMap(([table, kinds]) =>
  kinds.map(([path, more]) => ({
    ...money,
    name: [
      path,
      ...['kind', 'action'].flatMap((key) => (typeof more[key] === 'string' ? [more[key]] : [])),
    ].join(' '),
    wait: async () => {
      const given = { ...more, merchant: 'demo', state: 'waiting', note: 'n' };
      const all = { ...given, proposed_by: 'cashier', proposed_at: '2026-06-01' };
      const names = Object.keys(all);
      const values = Object.values(all).map((value) =>
        typeof value === 'object' ? JSON.stringify(value) : value,
      );
      const client = await rig.database.pool.connect();
      try {
        // What the row names need not be there.
        await client.query('set session_replication_role = replica');
        await client.query(`delete from ${table}`);
        const { rows: made } = await client.query<{ id: string }>(
          `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id::text`,
          values,
        );
        const id = made[0]?.id ?? '';
        return (who) => call(who, `${path}/decide`, { id, state: 'approved', reason: 'r' });
      } finally {
        await client.query('set session_replication_role = origin');
        client.release();
      }
    },
  })),
);

const siteKinds: readonly Kind[] = [
  {
    name: 'site approval',
    author: 'editor',
    judge: 'publisher',
    wait: async () => {
      await sql('delete from site_approval');
      const { version } = await site.draft();
      const patches = [
        { document: 'forms/login.schema', op: 'add', path: ['x'], value: String(version) },
      ] as const;
      await site.editDraft({ version, patches, author: 'editor' });
      const next = (await site.draft()).version;
      await site.approvals.request({ version: next, note: 'n', author: 'editor' });
      return (who) => call(who, 'draft/approval/decide', { version: next, decision: 'approved', reason: '' });
    },
  },
  {
    name: 'site rollback',
    author: 'publisher',
    judge: 'approver',
    wait: async () => {
      await sql('delete from site_rollback');
      await sql(
        `insert into site_rollback (merchant, revision, source_hash, before_revision, before_source, authors, sensitive, created_at)
         select merchant, revision, source_hash, revision, source_hash, '["publisher"]', '[]', now() from site_revision where revision = 1`,
      );
      return (who) => call(who, 'rollbacks/confirm', { revision: 1, note: 'n' });
    },
  },
];

const withdrawalKind: Kind = {
  name: 'payout of a withdrawal',
  author: 'cashier',
  judge: 'treasurer',
  wait: async () => {
    // As it was before kinds that change the rules were decided.
    await sql("delete from withdrawal_setting where merchant = 'demo'");
    await sql("insert into withdrawal_setting values ('demo', 10000, 5000000, 0, 5, 30, false, 1)");
    await sql("update withdrawal set status = 'rejected'");
    // Removals of authenticators, decided before, hold withdrawals.
    await sql('delete from withdrawal_hold');
    await sql('delete from limit_window');
    rig.clock.advance(86_400_000);
    await keepSessions();
    const player = await rig.signIn('player');
    const { value, error } = await rig.submit(player.token, { amount: '500', card: player.card });
    expect(error.errorCode).toBeUndefined();
    const decide = async (who: string, action: string) => {
      const file = await app.call('GET', `/api/withdrawals/${value.id}`, { cookie: cookies.get(who) ?? '' });
      const { version } = file.json<{ version: string }>();
      const key = rig.deps.random.uuid();
      return call(who, 'withdrawals/decide', { id: value.id, action, text: 'Because.', version, key });
    };
    await decide('cashier', 'take');
    expect((await decide('cashier', 'approve')).statusCode).toBe(200);
    return (who) => decide(who, 'pay');
  },
};

const peopleKinds: readonly Kind[] = (
  [
    ['people/invite', { username: 'nina', name: 'Nina', role: 'cashier' }],
    ['people/reset', { username: 'treasurer' }],
    ['people/role', { username: 'viewer', role: 'publisher' }],
    ['people/disabled', { username: 'support', disabled: false }],
    ['people/address', { username: 'treasurer', email: 't@lumina.example' }],
  ] as const
).map(([path, body]) => ({
  name: path,
  author: 'administrator',
  judge: 'steward',
  wait: async () => {
    await sql('delete from operator_proposal');
    await sql("update console_account set disabled = true, role = 'cashier' where username = 'support'");
    expect((await call('administrator', path, body)).json()).toMatchObject({ isProposed: true });
    const [row] = await sql('select id::text from operator_proposal');
    return (who) => call(who, 'people/decide', { id: row?.['id'], state: 'approved', reason: '' });
  },
}));

const lostFactorKind: Kind = {
  name: 'lost-factors',
  author: 'administrator',
  judge: 'steward',
  wait: async () => {
    await sql(
      `insert into console_authenticator (account_id, secret, confirmed_at)
       select id, 'sealed', $1 from console_account where username = 'editor'`,
      [rig.clock.now()],
    );
    const body = { username: 'editor', note: 'Lost the phone.' };
    expect((await call('administrator', 'lost-factors/propose', body)).statusCode).toBe(200);
    const [row] = await sql("select id::text from console_factor_reset where state = 'waiting'");
    return (who) => call(who, 'lost-factors/decide', { id: row?.['id'], state: 'approved', reason: '' });
  },
};

const senderKinds: readonly Kind[] = (
  [
    [
      'senders/email',
      {
        host: 'smtp.evil.example',
        port: 587,
        secure: false,
        requireTls: true,
        user: 'u',
        from: 'a@evil.example',
        password: 'p',
      },
    ],
    [
      'senders/sms',
      {
        template: '{"url":"https://sms.example/","body":{"to":"{{to}}","text":"{{text}}"}}',
        secrets: {},
      },
    ],
    ['senders/remove', { channel: 'email' }],
  ] as const
).map(([path, body]) => ({
  name: path,
  author: 'administrator',
  judge: 'steward',
  wait: async () => {
    await sql('delete from sender_proposal');
    expect((await call('administrator', path, body)).json()).toEqual({});
    const [row] = await sql("select id from sender_proposal where state = 'waiting'");
    return (who) => call(who, 'senders/decide', { id: row?.['id'], state: 'approved', reason: '' });
  },
}));

const kinds: readonly Kind[] = [
  ...[...rowKinds, ...siteKinds, withdrawalKind],
  ...[...peopleKinds, ...senderKinds, lostFactorKind],
];

/** How two accounts may be one person's. */
const tie = (owner: string, by: string, deed: string) =>
  sql(
    `insert into console_account_tie select a.id, b.id, $3, now() from console_account a, console_account b
     where a.username = $1 and b.username = $2`,
    [owner, by, deed],
  );
const deeds = ['made', 'confirmed', 'reset', 'promoted', 'enabled', 'readdressed'] as const;
const ways: readonly (readonly [string, string, (kind: Kind) => Promise<unknown>])[] = [
  ...deeds.flatMap((deed) => [
    [
      `${deed} by the one who decides`,
      'approval.tied',
      ({ author, judge }: Kind) => tie(author, judge, deed),
    ] as const,
    [
      `who ${deed} the one who decides`,
      'approval.tied',
      ({ author, judge }: Kind) => tie(judge, author, deed),
    ] as const,
  ]),
  [
    'whose link was shown to the same person',
    'approval.tied',
    ({ author, judge }) =>
      sql(
        "update console_account set link_shown_to = (select id from console_account where username = 'viewer') where username in ($1, $2)",
        [author, judge],
      ),
  ],
  [
    'and one who decides who is too new',
    'approval.too-new',
    ({ judge }) =>
      sql(
        "update console_account set decides_from = $2::timestamptz + interval '1 hour' where username = $1",
        [judge, rig.clock.now()],
      ),
  ],
];

beforeEach(async () => {
  await sql('delete from console_account_tie');
  await sql('update console_account set link_shown_to = null, decides_from = null');
  await keepSessions();
});

describe('one person is never two', () => {
  it('knows every kind of proposal that the database keeps', async () => {
    const kept = await sql(
      `select table_name from information_schema.columns
       where table_schema = current_schema() and column_name = 'proposed_by' order by 1`,
    );
    expect(kept.map((row) => row['table_name'])).toEqual(
      [...Object.keys(proposalRows), 'operator_proposal', 'console_factor_reset', 'sender_proposal'].sort(),
    );
    expect(kinds).toHaveLength(22 + desks.filter(({ rights }) => rights.decide !== null).length);
    expect(ways).toHaveLength(14);
  });

  for (const kind of kinds)
    it(`decides about 0 of: ${kind.name}, in ${ways.length} ways`, async () => {
      const decide = await kind.wait();
      expect((await decide(kind.author)).statusCode, 'their own').toBe(403);
      for (const [way, code, bind] of ways) {
        await sql('delete from console_account_tie');
        await sql('update console_account set link_shown_to = null, decides_from = null');
        await bind(kind);
        const answer = await decide(kind.judge);
        const { errorCode } = answer.json<{ errorCode: string }>();
        expect([answer.statusCode, errorCode], `of one ${way}`).toEqual([403, code]);
      }
      await sql('delete from console_account_tie');
      await sql('update console_account set link_shown_to = null, decides_from = null');
      // Where nothing ties them it is looked at, whatever is found then.
      const judged = await decide(kind.judge);
      expect(judged.statusCode, judged.body).not.toBe(403);
    });
});
