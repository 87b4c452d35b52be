import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { makeTotp, readStep } from '../../../server/infrastructure/second-factor/totp.ts';
import { placeOf, secretColumns } from '../../../server/infrastructure/keys/secret-columns.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  for (const table of [
    'limit_window',
    'provider_identity',
    'provider_binding',
    'provider_login',
    'known_network',
  ])
    await rig.database.pool.query(`delete from ${table}`);
});

interface Answered {
  readonly code: string;
  readonly state: string;
  readonly cookie: string;
}
/** Goes to the provider's page and presses a person's name there, or cancels. */
async function answerAs(person: string, provider = 'google'): Promise<Answered> {
  const started = await rig.call('session.startProvider', { provider });
  const url = new URL(started.value.url);
  const form = new URLSearchParams(url.search);
  if (person === '') form.set('deny', '1');
  else form.set('person', person);
  const answer = await rig.app.inject({
    method: 'POST',
    url: url.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
  const back = new URL(String(answer.headers.location));
  expect(`${back.origin}${back.pathname}`).toBe('https://portal.test/identity/answer');
  return {
    code: back.searchParams.get('code') ?? back.searchParams.get('error') ?? '',
    state: back.searchParams.get('state') ?? '',
    cookie: started.cookie,
  };
}
const exchange = ({ code, state, cookie }: Answered, provider = 'google') =>
  rig.call('session.exchangeProvider', { provider, code, state }, { cookie });
async function openBinding(person: string): Promise<string> {
  const { error } = await exchange(await answerAs(person));
  return (error.value as { readonly bindTicket: string }).bindTicket;
}
const bind = async (bindTicket: string, username = 'player', password = 'Foyer-2026') =>
  rig.call('session.bindProvider', { bindTicket, username, password, humanToken: await rig.proveHuman() });

describe('a login by a provider', () => {
  it('asks for an account the first time, and goes straight in from then on', async () => {
    const first = await exchange(await answerAs('Diwata Santos'));
    expect(first.error.errorCode).toBe('bind_customer_required');
    const claims = { name: 'Diwata Santos', email: 'diwatasantos@mail.example' };
    expect(first.error.value).toMatchObject({ suggestedName: 'diwatasantos', ...claims });
    const { bindTicket } = first.error.value as { readonly bindTicket: string };
    expect((await bind(bindTicket)).value.userName).toBe('player');
    const again = await exchange(await answerAs('Diwata Santos'));
    expect(again.value).toMatchObject({ userName: 'player', passwordExpired: false });
    expect((await exchange(await answerAs('Bayani Reyes'))).error.errorCode).toBe('bind_customer_required');
    // The same name at another provider is another person.
    expect((await exchange(await answerAs('Diwata Santos', 'line'), 'line')).error.errorCode).toBe(
      'bind_customer_required',
    );
  });

  it('sends a new challenge, nonce and state each time, and never the verifier', async () => {
    const urls = await Promise.all(
      [1, 2].map(
        async () => new URL((await rig.call('session.startProvider', { provider: 'line' })).value.url),
      ),
    );
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(urls[0]?.searchParams.get(name)).not.toBe(urls[1]?.searchParams.get(name));
    const { rows } = await rig.database.pool.query('select verifier, state_hash from provider_login');
    for (const { verifier, state_hash } of rows) {
      expect(urls.join(' ')).not.toContain(String(verifier));
      expect(urls.join(' ')).not.toContain(String(state_hash));
    }
  });

  it('takes an answer once, of the browser that asked, with its own state', async () => {
    const answered = await answerAs('Diwata Santos');
    expect((await exchange({ ...answered, state: 'forged' })).error.errorCode).toBe('provider.refused');
    expect((await exchange({ ...answered, cookie: 'foyer_provider=forged' })).error.errorCode).toBe(
      'provider.refused',
    );
    expect((await exchange({ ...answered, cookie: '' })).error.errorCode).toBe('provider.refused');
    expect((await exchange(answered, 'line')).error.errorCode).toBe('provider.refused');
    expect((await exchange(answered)).error.errorCode).toBe('bind_customer_required');
    expect((await exchange(answered)).error.errorCode).toBe('provider.refused');
  });

  it('refuses a code that was made for another request, and one that is old', async () => {
    const mine = await answerAs('Diwata Santos');
    const theirs = await answerAs('Bayani Reyes');
    expect((await exchange({ ...mine, code: theirs.code })).error.errorCode).toBe('provider.refused');
    rig.clock.advance(61_000);
    expect((await exchange(theirs)).error.errorCode).toBe('provider.refused');
  });

  it('says that it was refused when the person cancels there', async () => {
    expect((await exchange(await answerAs(''))).error.errorCode).toBe('provider.refused');
  });

  it('is off with its module, and for a provider nobody has', async () => {
    rig.live.modules = { ...rig.live.modules, LOGINLINE3: false };
    for (const provider of ['line', 'nobody'])
      expect((await rig.call('session.startProvider', { provider })).error.errorCode).toBe(
        'function.not.available',
      );
    rig.live.modules = { ...rig.live.modules, LOGINLINE3: true };
  });
});

const findPlayer = "select id from member where account = 'player'";
describe('a login by a provider of a member with an authenticator', () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  let id = '';
  beforeAll(async () => {
    rig.live.modules = { ...rig.live.modules, LOGINIPVERF3: true };
    const { rows } = await rig.database.pool.query<{ id: string }>(findPlayer);
    id = String(rows[0]?.id);
    const sealed = rig.deps.secretBox.seal(secret, placeOf(secretColumns.authenticator, id));
    await rig.database.db
      .insertInto('member_authenticator')
      .values({ member_id: id, secret: sealed, confirmed_at: rig.clock.now() })
      .execute();
  });
  afterAll(async () => {
    rig.live.modules = { ...rig.live.modules, LOGINIPVERF3: false };
    await rig.database.pool.query('delete from member_authenticator');
  });
  const bindPlayer = () =>
    rig.database.db
      .insertInto('provider_identity')
      .values({
        merchant: 'demo',
        provider: 'google',
        subject: createHash('sha256').update('google:diwata santos').digest('base64url').slice(0, 24),
        member_id: id,
        created_at: rig.clock.now(),
      })
      .execute();
  const answer = (ticket: string, method: 'authenticator' | 'sms', typed: string, trustDevice = false) =>
    rig.call('session.stepUp', { ticket, method, answer: typed, trustDevice });
  const code = () => {
    rig.clock.advance(60_000);
    return makeTotp(secret, readStep(rig.clock.now()));
  };

  it('is stopped for its code, which nothing else replaces, and is reported as what it was', async () => {
    await bindPlayer();
    const { status, error } = await exchange(await answerAs('Diwata Santos'));
    expect([status, error.errorCode]).toEqual([403, 'login_verify_required']);
    const { ticket, options } = error.value as { ticket: string; options: unknown };
    expect(options).toEqual([{ method: 'authenticator', masked: '' }]);
    expect((await rig.call('session.sendStepUpCode', { ticket, method: 'sms' })).error.errorCode).toBe(
      'stepup.method',
    );
    expect((await answer(ticket, 'authenticator', '000000')).error.errorCode).toBe('stepup.wrong');
    const done = await answer(ticket, 'authenticator', code());
    expect(done.value).toMatchObject({ userName: 'player', passwordExpired: false });
    const { value } = await rig.call('devices.logins', {}, { token: done.value.token });
    expect(value.content[0]).toMatchObject({ way: 'provider', outcome: 'accepted' });
  });

  it('goes straight in from a trusted browser, and with the module off', async () => {
    await bindPlayer();
    const { error } = await exchange(await answerAs('Diwata Santos'));
    const { ticket } = error.value as { ticket: string };
    const { cookie } = await answer(ticket, 'authenticator', code(), true);
    const answered = await answerAs('Diwata Santos');
    const trusted = await exchange({ ...answered, cookie: `${answered.cookie}; ${cookie}` });
    expect(trusted.value.userName).toBe('player');
    rig.live.modules = { ...rig.live.modules, LOGINTOTP3: false };
    expect((await exchange(await answerAs('Diwata Santos'))).value.userName).toBe('player');
    rig.live.modules = { ...rig.live.modules, LOGINTOTP3: true };
  });
});

describe('binding', () => {
  it('wants the password, counts tries, and takes a ticket once', async () => {
    const ticket = await openBinding('Diwata Santos');
    expect((await bind(ticket, 'player', 'nope')).error.errorCode).toBe('login.failed');
    expect((await bind('forged')).error.errorCode).toBe('provider.expired');
    expect((await bind(ticket)).status).toBe(200);
    expect((await bind(ticket)).error.errorCode).toBe('provider.expired');
  });

  it('gives a person one account and an account one person of a provider', async () => {
    await bind(await openBinding('Diwata Santos'));
    expect((await bind(await openBinding('Bayani Reyes'))).error.errorCode).toBe('provider.taken');
  });

  it('does not bind a demo account', async () => {
    expect((await bind(await openBinding('Ligaya Cruz'), 'trial')).error.errorCode).toBe('login.not-member');
  });

  it('is over after ten minutes', async () => {
    const ticket = await openBinding('Diwata Santos');
    rig.clock.advance(10 * 60_000 + 1);
    expect((await bind(ticket)).error.errorCode).toBe('provider.expired');
  });

  it('does not get around the check of a new place, and is done when that is passed', async () => {
    rig.live.modules = { ...rig.live.modules, LOGINIPVERF3: true };
    const { rows } = await rig.database.pool.query<{ id: string }>(findPlayer);
    await rig.database.pool.query("insert into known_network values ($1, '192.0.2.1', now())", [rows[0]?.id]);
    const { error } = await bind(await openBinding('Diwata Santos'));
    expect(error.errorCode).toBe('login_verify_required');
    const { ticket } = error.value as { readonly ticket: string };
    expect((await exchange(await answerAs('Diwata Santos'))).error.errorCode).toBe('bind_customer_required');
    await rig.call('session.sendStepUpCode', { ticket, method: 'sms' });
    const [message] = await rig.outbox.list({ limit: 1 });
    const proven = await rig.call('session.stepUp', { ticket, method: 'sms', answer: message?.code ?? '' });
    expect(proven.value.userName).toBe('player');
    expect((await exchange(await answerAs('Diwata Santos'))).value.userName).toBe('player');
    rig.live.modules = { ...rig.live.modules, LOGINIPVERF3: false };
  });

  it('comes with a registration too', async () => {
    rig.live.modules = { ...rig.live.modules, REGMOBVERF3: false };
    const { captcha } = rig.live.fields;
    if (captcha !== undefined)
      rig.live.fields = { ...rig.live.fields, captcha: { ...captcha, enabled: false } };
    const typed = {
      username: 'ligaya1',
      password: 'Foyer-2026',
      confirmPassword: 'Foyer-2026',
      mobileNum: '9175550031',
      email: 'ligaya@lumina.example',
      age: true,
      terms: true,
      humanToken: await rig.proveHuman(),
    };
    const made = await rig.call('member.register', {
      ...typed,
      bindTicket: await openBinding('Ligaya Cruz'),
    });
    expect(made.error).toEqual({});
    const kept = await rig.database.pool.query(
      "select document from member_consent where member_id = (select id from member where account = 'ligaya1') order by 1",
    );
    expect(kept.rows).toEqual([{ document: 'responsibleGaming' }, { document: 'terms' }]);
    expect((await exchange(await answerAs('Ligaya Cruz'))).value.userName).toBe('ligaya1');
  });
});

describe('the sandbox', () => {
  it('sends nobody to an address that is not registered, and shows what it is given as text', async () => {
    const { value } = await rig.call('session.startProvider', { provider: 'google' });
    const url = new URL(value.url);
    url.searchParams.set('redirect_uri', 'https://evil.test/');
    const refused = await rig.app.inject(`${url.pathname}${url.search}`);
    expect([refused.statusCode, refused.headers.location]).toEqual([400, undefined]);
    url.searchParams.set('redirect_uri', 'https://portal.test/identity/answer');
    url.searchParams.set('state', '"><script>alert(1)</script>');
    const shown = await rig.app.inject(`${url.pathname}${url.search}`);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).not.toContain('<script>');
  });
});
