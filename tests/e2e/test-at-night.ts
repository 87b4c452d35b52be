import { test } from '@playwright/test';
import { byEffort } from '../../server/infrastructure/test-effort.fake.ts';

/** For a test that the gate leaves out: it meets the same class of fault in another one. */
export const testAtNight = byEffort<(title: string, body: () => Promise<void>) => void>(
  () => undefined,
  test,
);
