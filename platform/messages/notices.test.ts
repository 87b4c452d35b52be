import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());

describe('announcements', () => {
  it('keep those for members from visitors', async () => {
    const visitor = (await rig.call('notices.list', {})).value;
    expect([visitor.banners.length, visitor.player.length, visitor.popup.length]).toEqual([4, 3, 1]);
    const { token } = (await rig.call('session.trial', {})).value;
    const member = (await rig.call('notices.list', {}, { token })).value;
    expect([member.player.length, member.popup.length]).toEqual([4, 3]);
  });

  it('invite nobody to play who is on a break: neither banners nor promotions, and dialogs without one', async () => {
    const login = async () =>
      rig.call('session.login', {
        username: 'newbie',
        password: 'Foyer-2026',
        humanToken: await rig.proveHuman(),
      });
    const { token } = (await login()).value;
    const before = (await rig.call('notices.list', {}, { token })).value;
    expect(before.popup.some(({ promotionType }) => promotionType !== '')).toBe(true);
    await rig.call('care.takeBreak', { length: 'PT24H' }, { token });
    const { ticket } = (await login()).error.value as { readonly ticket: string };
    const onBreak = (await rig.call('session.enterOnBreak', { ticket })).value.token;
    const { banners, promotion, popup, player } = (await rig.call('notices.list', {}, { token: onBreak }))
      .value;
    expect([banners, promotion, popup.filter(({ promotionType }) => promotionType !== '')]).toEqual([
      [],
      [],
      [],
    ]);
    expect(player.length).toBe(before.player.filter(({ promotionType }) => promotionType === '').length);
  });

  it('come in the asked kinds and in the language of the page, else in English', async () => {
    const asked = (await rig.call('notices.list', { types: 'PR' }, { language: 'AR' })).value;
    expect([asked.banners.length, asked.player.length]).toEqual([0, 0]);
    expect(asked.promotion[0]?.title).toMatch(/^أول إيداع/);
    const other = (await rig.call('notices.list', { types: 'PR' }, { language: 'JA' })).value;
    expect(other.promotion[0]?.title).toMatch(/^First deposit/);
    expect((await rig.call('system.help', { lang: 'TY' })).value[0]?.title).toBe('Tungkol sa amin');
  });
});

describe('the help centre', () => {
  const find = async (search: string, lang = 'EN'): Promise<readonly string[]> =>
    (await rig.call('system.help', { lang, search })).value.map(({ tag }) => tag);

  it('finds topics by their words, in any order, whole or begun, and not by what is in tags', async () => {
    expect((await find('')).length).toBeGreaterThan(10);
    expect(await find('  ')).toEqual(await find(''));
    expect(await find('CANCEL withdraw')).toEqual(['withdrawal']);
    expect(await find('limits')).toContain('safe');
    expect(await find('href strong')).toEqual([]);
    expect(await find('مرور اموال', 'AR')).toEqual(['fund-password']);
    expect(await find('كلمة مرور', 'AR')).toContain('fund-password');
  });
});

describe('switches and rules', () => {
  it('are those of the live release', async () => {
    const before = rig.live.fields;
    const email = before['email'];
    if (email === undefined) throw new Error('Expected the field email.');
    rig.live.fields = { ...before, email: { ...email, enabled: false } };
    const rules = (await rig.call('system.registerSettings', {})).value;
    expect(rules['email']).toMatchObject({ enabled: false, patternId: 3, type: 'email' });
    expect(rules['username']).toMatchObject({
      acceptedPattern: '^[A-Za-z0-9]+$',
      patternId: 4,
      minLength: 6,
      maxLength: 12,
    });
    rig.live.fields = before;
    const { value } = await rig.call('system.status', {});
    expect(value.info.whitelabel).toMatchObject({ modId: 'SITE3', enabled: '1' });
    expect(value).toMatchObject({ maintenance: false, regionRestriction: false });
  });

  it('refuse the calls of a module that is off', async () => {
    rig.live.modules = { ...rig.live.modules, CAPTCHA3: false };
    expect((await rig.call('captcha.image', {})).error.errorCode).toBe('function.not.available');
    rig.live.modules = { ...rig.live.modules, CAPTCHA3: true };
    expect((await rig.call('captcha.image', {})).status).toBe(200);
  });
});
