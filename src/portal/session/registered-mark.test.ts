import { expect, it } from 'vitest';
import type { Runtime } from '../../runtime/core/runtime.ts';
import { findFirstSteps, registeredMark } from './registered-mark.ts';
import { createFakeTexts } from '../input/text-storage.fake.ts';

const findOf = (ids: readonly string[], kept: Record<string, string>): string | undefined => {
  const routes = ids.map((id) => ({ id, path: `/${id}`, page: id }));
  const runtime = { active: () => ({ site: { routes } }) } as unknown as Runtime;
  return findFirstSteps(runtime, createFakeTexts(kept))?.path;
};

// Home would be read out before, and take the focus, if only the greeting led to the first steps.
it('leads who has just registered to the first steps, where the brand has such a page', () => {
  expect(findOf(['home', 'welcome'], { [registeredMark]: '1' })).toBe('/welcome');
  expect(findOf(['home'], { [registeredMark]: '1' })).toBeUndefined();
  expect(findOf(['home', 'welcome'], {})).toBeUndefined();
});
