// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { fakePointer } from '../runtime/testing.tsx';
import { createBootGuard } from './boot-guard.ts';
import { readBootPayload } from './boot-payload.ts';
import { clearSession, copySession, isComplete, storeMember, adoptSession } from './session/stored-member.ts';
import { createFakeTexts } from './input/text-storage.fake.ts';
import { createStoredSession, createTextStorage, takeTokenFromAddress } from './session/stored-session.ts';

describe('the boot guard', () => {
  it('skips a release on the third start after two that did not get through', () => {
    const kept = createFakeTexts();
    const start = (release: string): boolean => createBootGuard(kept).mayBoot(release);
    expect([start('r2'), start('r2'), start('r2'), start('r2')]).toEqual([true, true, false, false]);
    expect(start('r3')).toBe(true);
  });
  it('counts again once a release was drawn, and remembers it as the last good one', () => {
    const kept = createFakeTexts();
    const guard = createBootGuard(kept);
    const pointer = fakePointer('r2');
    guard.mayBoot('r2');
    guard.markGood(pointer);
    expect([guard.mayBoot('r2'), guard.mayBoot('r2'), guard.mayBoot('r2')]).toEqual([true, true, false]);
    expect(createBootGuard(kept).lastGood()).toEqual(pointer);
  });
  it.each(['', 'no json', 'null', '{}', '{"manifest":{"format":2},"release":"r"}', '[]'])(
    'does not stumble over the kept text %j',
    (text) => {
      const guard = createBootGuard(createFakeTexts({ 'foyer.boot': text, 'foyer.lastGood': text }));
      expect(guard.lastGood()).toBeNull();
      expect(guard.mayBoot('r1')).toBe(true);
    },
  );
});

const sound = {
  active: fakePointer('r1'),
  site: { name: 'A', routes: [], locales: [], defaultLocale: 'EN', externalHosts: [], settings: {} },
  shell: { kind: 'shell', id: 'shell', data: {}, machines: {}, forms: [], nodes: [], root: 0 },
  page: null,
  locale: 'EN',
  messages: {},
};
const inline = (boot: object): string =>
  `<script type="application/json" id="foyer-boot">${JSON.stringify(boot)}</script>`;

describe('the boot payload', () => {
  it.each([
    ['', false],
    ['<script type="application/json" id="foyer-boot"></script>', false],
    ['<script type="application/json" id="foyer-boot">{</script>', false],
    ['<script type="application/json" id="foyer-boot">{"active":{}}</script>', false],
    ['<script type="application/json" id="foyer-boot">{"active":{},"site":{},"shell":{}}</script>', false],
    [inline(sound), true],
    [
      inline({ ...sound, active: { ...sound.active, manifest: { ...sound.active.manifest, format: 2 } } }),
      false,
    ],
    [inline({ ...sound, shell: { ...sound.shell, nodes: [null] } }), false],
    [inline({ ...sound, messages: [] }), false],
  ])('in %j is usable: %s', (html, isUsable) => {
    document.body.innerHTML = html;
    expect(readBootPayload(document).ok).toBe(isUsable);
  });
});

describe('the kept session', () => {
  it('takes a token from the address once and leaves the rest of it', () => {
    const taken = takeTokenFromAddress(new URL('https://a.example/rng?token=t1&page=pg#x'));
    expect(taken).toEqual({ token: 't1', rest: '/rng?page=pg#x' });
    expect(takeTokenFromAddress(new URL('https://a.example/rng?page=pg'))).toBeNull();
  });
  it('is complete only with an account beside the token', () => {
    const session = createStoredSession(createFakeTexts());
    session.keepToken('t1');
    expect(isComplete(session)).toBe(false);
    storeMember(session, { account: 'player', nickname: 'P', type: 1, balance: '12.00', mobile: '…4567' });
    expect(isComplete(session)).toBe(true);
  });
  it('forgets the member but not merchant, language and theme', () => {
    const kept = createFakeTexts({ merchant: 'demo', hisLang: 'AR' });
    const session = createStoredSession(kept);
    session.keepToken('t1');
    storeMember(session, {
      account: 'player',
      nickname: 'P',
      id: '7',
      type: 1,
      regDate: '2025-01-01',
      level: 'Gold',
    });
    expect(kept.read('isAgent')).toBe('true');
    clearSession(session);
    expect(kept.all()).toEqual({ merchant: 'demo', hisLang: 'AR' });
  });
  it('is in the tab alone; the browser knows for good only that some tab has one', () => {
    const [kept, browser] = [createFakeTexts(), createFakeTexts()];
    const session = createStoredSession(kept, browser);
    expect(session.isLikely()).toBe(false);
    session.keepToken('t1');
    storeMember(session, { account: 'player', type: 0 });
    expect(JSON.stringify(browser.all())).not.toContain('t1');
    const another = createStoredSession(createFakeTexts(), browser);
    expect([another.token(), another.isLikely()]).toEqual([null, true]);
    adoptSession(another, copySession(session) ?? {});
    expect([another.token(), another.account(), isComplete(another)]).toEqual(['t1', 'player', true]);
    clearSession(session);
    expect(createStoredSession(createFakeTexts(), browser).isLikely()).toBe(false);
  });
  it('of a preview is its own', () => {
    const browser = createFakeTexts();
    storeMember(createStoredSession(createFakeTexts(), browser), { account: 'player', type: 0 });
    expect(createStoredSession(createFakeTexts()).isLikely()).toBe(false);
  });
  it('bears a storage that is blocked', () => {
    const blocked = createTextStorage(() => {
      throw new Error('SecurityError');
    });
    blocked.write('theme', 'b');
    expect(blocked.read('theme')).toBeNull();
  });
});
