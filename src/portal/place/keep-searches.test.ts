import { expect, it } from 'vitest';
import { createStore } from '../../runtime/core/store.ts';
import { keepSearches } from './keep-searches.ts';
import { createFakeTexts } from '../input/text-storage.fake.ts';

const path = 'ui.page.recentSearches';

it('keeps searches in the browser until they are cleared, also when the account changes', () => {
  const texts = createFakeTexts();
  const store = createStore({ ui: { page: {} } });
  keepSearches(store, texts);
  expect(store.get(path)).toEqual([]);
  store.set(path, ['fox']);
  store.set('ui.page', undefined);
  expect(store.get(path)).toEqual(['fox']);
  const later = createStore({ ui: { page: {} } });
  keepSearches(later, texts);
  expect(later.get(path)).toEqual(['fox']);
  later.set(path, []);
  expect(texts.read('recentSearches')).toBeNull();
});

it('takes nothing else for searches', () => {
  const texts = createFakeTexts();
  for (const stored of ['{', '{"a":1}', '[1]']) {
    texts.write('recentSearches', stored);
    const store = createStore({ ui: { page: {} } });
    keepSearches(store, texts);
    expect(store.get(path), stored).toEqual([]);
  }
});
