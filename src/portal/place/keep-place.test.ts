import { describe, expect, it } from 'vitest';
import { createStore } from '../../runtime/core/store.ts';
import { keepPlace } from './keep-place.ts';
import { clearSession, storeFigures, storeMember } from '../session/stored-member.ts';
import { createStoredSession } from '../session/stored-session.ts';
import { createFakeTexts } from '../input/text-storage.fake.ts';

const open = () => {
  const texts = createFakeTexts();
  const session = createStoredSession(texts);
  const store = createStore({ route: { id: 'home', path: '/' } });
  keepPlace(store, session, 'demo');
  return { texts, session, go: (path: string) => store.set('route', { id: 'x', path }) };
};

describe('what a tab keeps by the keys of the specification', () => {
  it('is merchant, platform and the last entry of the member centre, which a logout takes away', () => {
    const { texts, session, go } = open();
    go('/member/rebate');
    expect(texts.all()).toEqual({ merchant: 'demo', platform: 'web' });
    session.keepToken('t1');
    go('/member/levels');
    go('/rng');
    expect(texts.read('toWhichItem')).toBe('levels');
    clearSession(session);
    expect(texts.all()).toEqual({ merchant: 'demo', platform: 'web' });
  });

  it('is all of a session while a member is logged in', () => {
    const { texts, session, go } = open();
    session.keepToken('t1');
    const member = {
      account: 'player',
      nickname: 'P',
      id: '7',
      type: 0,
      regDate: '2026-01-01',
      level: 'Gold',
    };
    storeMember(session, member);
    storeFigures(session, { wallet: '12.50', vipRankLevel: 3 });
    go('/member/levels');
    expect(texts.all()).toEqual({
      token: 't1',
      account: 'player',
      nickname: 'P',
      customerId: '7',
      regDate: '2026-01-01',
      memberLabel: 'Gold',
      isAgent: 'false',
      wallet: '12.50',
      vipRankLevel: '3',
      toWhichItem: 'levels',
      merchant: 'demo',
      platform: 'web',
    });
  });
});
