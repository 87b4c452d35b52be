import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

const password = 'Foyer-2026';
let rig: MemberRig;
let token = '';
let other = '';
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.database.pool.query(
    `delete from limit_window; delete from provider_identity; delete from provider_login;
     delete from outbox_message; delete from inbox_message; delete from passkey;
     update member set password_hash = 'plain:Foyer-2026', password_default = false`,
  );
  [token, other] = [await logIn('player'), await logIn('agent')];
});

const logIn = async (username: string): Promise<string> =>
  (await rig.call('session.login', { username, password, humanToken: await rig.proveHuman() })).value.token;
/** What the provider's page sends the browser back with, after a person was chosen there. */
async function answerAt(url: string, person = 'Diwata Santos') {
  const address = new URL(url);
  const form = new URLSearchParams(address.search);
  form.set('person', person);
  const answer = await rig.app.inject({
    method: 'POST',
    url: address.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
  const back = new URL(String(answer.headers.location)).searchParams;
  return { code: back.get('code') ?? '', state: back.get('state') ?? '' };
}
async function begin(as = token, provider = 'google') {
  const started = await rig.call('providers.start', { provider, password }, { token: as });
  return { provider, ...(await answerAt(started.value.url)), cookie: started.cookie };
}
const bind = ({ cookie, ...request }: Awaited<ReturnType<typeof begin>>, as = token) =>
  rig.call('providers.bind', request, { token: as, cookie });
const unbind = (provider = 'google') => rig.call('providers.unbind', { provider, password }, { token });

describe('a service that logs a member in', () => {
  it('is linked after a proof, told, logs in, and is unlinked again', async () => {
    const refused = await rig.call('providers.start', { provider: 'google', password: 'no' }, { token });
    expect(refused.error.fields).toEqual({ password: 'password.wrong' });
    const { value } = await bind(await begin());
    const [google] = value.list;
    expect(google).toEqual({ provider: 'google', since: rig.clock.now().toISOString(), lastWay: false });
    expect(value.list.map(({ provider }) => provider)).toEqual(['google', 'facebook', 'line']);
    const [mail] = await rig.outbox.list({ search: 'player@lumina.example', limit: 1 });
    expect([mail?.kind, mail?.body.includes('Google')]).toEqual(['providerBound', true]);
    const started = await rig.call('session.startProvider', { provider: 'google' });
    const back = { provider: 'google', ...(await answerAt(started.value.url)) };
    const login = await rig.call('session.exchangeProvider', back, { cookie: started.cookie });
    expect(login.value.userName).toBe('player');
    expect((await unbind()).value.list[0]?.since).toBe(null);
    expect((await unbind()).error.errorCode).toBe('provider.unbound');
    const { rows } = await rig.database.pool.query('select title from inbox_message order by id');
    expect(rows.map((row) => (row as { title: string }).title)).toEqual([
      'You can now log in with Google',
      'You can no longer log in with Google',
    ]);
  });

  it('is linked only to the account that began it, once, and never by the answer of a login', async () => {
    const begun = await begin();
    expect((await bind(begun, other)).error.errorCode).toBe('provider.refused');
    const login = await rig.call('session.startProvider', { provider: 'google' });
    const answered = { provider: 'google', ...(await answerAt(login.value.url)), cookie: login.cookie };
    expect((await bind(answered)).error.errorCode).toBe('provider.refused');
    const { cookie, ...request } = await begin();
    // Nor is the answer of a link a login.
    expect((await rig.call('session.exchangeProvider', request, { cookie })).error.errorCode).toBe(
      'provider.refused',
    );
    expect((await bind({ cookie, ...request })).status).toBe(200);
    expect((await bind({ cookie, ...request })).error.errorCode).toBe('provider.refused');
    expect((await bind(await begin(other), other)).error.errorCode).toBe('provider.taken');
    expect(
      (await rig.call('providers.start', { provider: 'google', password }, { token })).error.errorCode,
    ).toBe('provider.taken');
  });

  it('stays where it is the only way to log in, also when the last two go at the same moment', async () => {
    await bind(await begin());
    await bind(await begin(token, 'line'));
    await rig.database.pool.query(
      `update member set password_hash = null, mobile = null where account = 'player'`,
    );
    const both = await Promise.all([unbind('google'), unbind('line')]);
    expect(both.map(({ status }) => status).sort((one, next) => one - next)).toEqual([200, 409]);
    const { list } = (await rig.call('providers.list', {}, { token })).value;
    expect(list.filter(({ lastWay, since }) => lastWay && since !== null)).toHaveLength(1);
  });
});
