import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../infrastructure/config.ts';
import { openInstallation } from './open-installation.ts';
import type { SetupPlan } from '../../src/protocol/setup/setup-plan.ts';
import type { PlanLine } from './plan-result.ts';
import type { Secrets } from './read-plan.ts';
import { runPlan } from './run-plan.ts';

interface RehearseOptions {
  readonly config: Config;
  readonly root: string;
  readonly secrets: Secrets;
  readonly note: string;
}
/**
 * Sets the plan up in an installation that is thrown away, so that every judge is asked and nothing is written. Gives
 * what was refused. No message leaves it, and its operators decide without their day of waiting.
 */
export async function rehearse(
  plan: SetupPlan,
  { config, root, secrets, note }: RehearseOptions,
): Promise<readonly PlanLine[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'foyer-rehearsal-'));
  // As root the database runs as another user, who must reach its data.
  chmodSync(dataFolder, 0o755);
  const throwaway: Config = {
    ...config,
    dataFolder: join(dataFolder, 'data'),
    databaseUrl: null,
    databaseDirectUrl: null,
    secretKey: null,
    formerSecretKeys: [],
    signingKey: null,
    operatorWaitHours: 0,
  };
  try {
    const installation = await openInstallation({
      config: throwaway,
      root,
      say: () => undefined,
      database: 'own',
    });
    try {
      const { lines } = await runPlan(plan, { ...installation, secrets, note, sends: false });
      return lines.filter(({ state }) => state === 'fault');
    } finally {
      await installation.stop();
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
