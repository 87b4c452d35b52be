import { expect, test } from 'vitest';
import type { CompiledScreen } from '../../protocol/release/release.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import { createScreens } from '../../runtime/core/screens.ts';
import { holdScreens } from './show-screens.ts';

const page = (id: string) => ({ kind: 'page', id, machines: {}, data: {} }) as unknown as CompiledScreen;

test('a page that only the draft has stays in the place of the page of the address', () => {
  const screens = createScreens({ batch: (change: () => void) => change() } as Parameters<
    typeof createScreens
  >[0]);
  const runtime = { screens, active: () => ({ pointer: { release: 'live' } }) } as unknown as Runtime;
  const [home, drafted] = [page('home'), page('summer-days')];
  screens.show('page', { screen: home, release: 'live' });
  const hold = holdScreens(runtime);
  hold([drafted]);
  screens.replace('page', { screen: drafted, release: 'live' });
  // The session changed, and the portal decides about the page of the address again.
  screens.show('page', { screen: home, release: 'live' });
  expect(screens.get('page')?.screen).toBe(drafted);
  screens.show('page', null);
  expect(screens.get('page')).toBeNull();
});
