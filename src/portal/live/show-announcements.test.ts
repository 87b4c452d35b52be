import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import { createStore } from '../../runtime/core/store.ts';
import { createFakeTexts } from '../input/text-storage.fake.ts';
import { announcementRequest, rememberSeen, filterSeen } from '../session/seen-notices.ts';
import { showAnnouncements } from './show-announcements.ts';

function setUp({
  route = 'home',
  modal = null as string | null,
  popup = [{ id: '1' }, { id: '2' }],
  layout = Promise.resolve(),
} = {}) {
  const store = createStore({ ui: { modal }, route: { id: route } });
  const opened: [string, JsonObject][] = [];
  const asked: JsonObject[] = [];
  const runtime = {
    store,
    loadModal: () => layout,
    screens: { get: () => null },
    active: () => ({ pointer: { manifest: { modals: { announcements: 'hash' } } } }),
    effects: {
      call: (_name: string, input: JsonObject): Promise<Json> => {
        asked.push(input);
        return Promise.resolve({ popup });
      },
      open: (id: string, params: JsonObject) => opened.push([id, params]),
    },
  } as unknown as Runtime;
  const tabTexts = createFakeTexts();
  const browserTexts = createFakeTexts();
  const show = (moment: 'start' | 'afterLogin' = 'start', mayInterrupt = (): boolean => true) =>
    showAnnouncements({ runtime, tabTexts, browserTexts, moment, mayInterrupt });
  return { store, opened, asked, browserTexts, show };
}

describe('popup announcements', () => {
  it('open once a visit, whatever comes after', async () => {
    const { opened, asked, show } = setUp();
    await show();
    await show('afterLogin');
    expect(opened).toEqual([['announcements', { moment: 'start' }]]);
    expect(asked).toEqual([{ types: 'PU', platform: 'W', execution: 'B' }]);
    expect(announcementRequest('afterLogin').types).toBe('PU,AFTER_LOGIN');
  });

  it('stay away from a person who came for another page', async () => {
    const { opened, asked, show } = setUp({ route: 'deposit' });
    await show();
    expect([opened, asked]).toEqual([[], []]);
  });

  it('wait until no other dialog is up, and not for longer than the person stays on the home page', async () => {
    const first = setUp({ modal: 'login' });
    await first.show();
    expect(first.opened).toEqual([]);
    first.store.set('ui.modal', null);
    expect(first.opened).toHaveLength(1);

    const second = setUp({ modal: 'login' });
    await second.show();
    second.store.set('route.id', 'rng');
    second.store.set('ui.modal', null);
    expect(second.opened).toEqual([]);
  });

  it('wait for the next arrival at the home page where the person has begun to read', async () => {
    const { opened, store, show } = setUp();
    await show('start', () => false);
    expect(opened).toEqual([]);
    store.set('route.id', 'rng');
    expect(opened).toEqual([]);
    store.set('route.id', 'home');
    expect(opened).toHaveLength(1);
  });

  it('wait too where the person begins to read while their layout is under way', async () => {
    let deliver = (): void => undefined;
    const layout = new Promise<void>((resolve) => (deliver = resolve));
    const { opened, store, show } = setUp({ layout });
    let isReading = false;
    const shown = show('start', () => !isReading);
    await new Promise((resolve) => setTimeout(resolve));
    isReading = true;
    // Gone on before they came: they are not lost.
    store.set('route.id', 'rng');
    deliver();
    await shown;
    expect(opened).toEqual([]);
    store.set('route.id', 'home');
    expect(opened).toHaveLength(1);
  });

  it('do not come twice to the same browser', async () => {
    const { opened, browserTexts, show } = setUp();
    rememberSeen(browserTexts, ['1']);
    expect(filterSeen(browserTexts, [{ id: '1' }, { id: '2' }])).toEqual([{ id: '2' }]);
    rememberSeen(browserTexts, ['2']);
    await show();
    expect(opened).toEqual([]);
  });

  it('are shown again where what was kept cannot be read, and keep no more than 200', () => {
    const kept = createFakeTexts();
    kept.write('seenNotices', '{broken');
    expect(filterSeen(kept, [{ id: '1' }])).toHaveLength(1);
    rememberSeen(
      kept,
      Array.from({ length: 300 }, (_, index) => String(index)),
    );
    expect(filterSeen(kept, [{ id: '99' }, { id: '100' }, { id: '299' }])).toEqual([{ id: '99' }]);
  });
});
