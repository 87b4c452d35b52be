import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'schemas/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
    globalSetup: ['server/db/test-global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
