import { basename, dirname, resolve } from 'node:path';
import { asksForHelp } from '../infrastructure/asks-for-help.ts';
import { ConfigError, readConfig } from '../infrastructure/config.ts';
import { root } from '../infrastructure/program.ts';
import { StartError } from '../start-steps.ts';
import { describeCheck, describeOutcome } from './describe-outcome.ts';
import { openInstallation } from './open-installation.ts';
import type { SetupPlan } from '../../src/protocol/setup/setup-plan.ts';
import type { PlanLine } from './plan-result.ts';
import { findPlanFaults, PlanError, readPlanFile, readSecretsOf } from './read-plan.ts';
import { rehearse } from './rehearse.ts';
import { runPlan, type PlanOutcome } from './run-plan.ts';

/** `npm run site -- setup plan.json`: a new installation from a file, beside a running server or alone. */
const usage = `npm run site -- setup <plan.json>           set an installation up as the plan says; again, it changes nothing
npm run site -- setup <plan.json> --check   every fault with its place; nothing is written
--json prints what was done or found as JSON. The schema of a plan is schemas/setup/plan.schema.json,
an example schemas/setup/plan.example.json, and docs/operate/set-up.md says more.`;

const say = (sentence: string): void => console.error(sentence);

interface Words {
  readonly path: string;
  readonly isCheck: boolean;
  readonly isJson: boolean;
}
/** @throws PlanError */
function readWords(words: readonly string[]): Words {
  const [path, ...others] = words.filter((word) => !word.startsWith('--'));
  const unknown = words.filter((word) => word.startsWith('--') && !['--check', '--json'].includes(word));
  if (path === undefined || others.length > 0 || unknown.length > 0) throw new PlanError(usage);
  return { path: resolve(path), isCheck: words.includes('--check'), isJson: words.includes('--json') };
}

async function run({ path, isCheck, isJson }: Words): Promise<void> {
  const read = readPlanFile(path);
  const shapeFaults = findPlanFaults(read);
  const plan = read as SetupPlan;
  const secrets =
    shapeFaults.length > 0
      ? { of: () => null, faults: [] }
      : readSecretsOf(plan, { env: process.env, folder: dirname(path) });
  const early = [...shapeFaults, ...secrets.faults];
  const config = readConfig(process.env);
  const note = `Set up by ${basename(path)}`;
  const print = (data: PlanOutcome | readonly PlanLine[], text: string): void =>
    console.log(isJson ? JSON.stringify(data, null, 2) : text);
  if (early.length > 0 || isCheck) {
    if (shapeFaults.length === 0) say('Trying the plan in a temporary database…');
    const judged = shapeFaults.length > 0 ? [] : await rehearse(plan, { config, root, secrets, note });
    const faults = [...early, ...judged];
    if (faults.length > 0) process.exitCode = 1;
    return print(faults, describeCheck(faults));
  }
  const installation = await openInstallation({ config, root, say, database: 'share' });
  try {
    const outcome = await runPlan(plan, { ...installation, secrets, note, sends: true });
    if (outcome.lines.some(({ state }) => state === 'fault')) process.exitCode = 1;
    print(outcome, describeOutcome(outcome));
  } finally {
    await installation.stop();
  }
}

try {
  const words = process.argv.slice(2);
  if (asksForHelp(words)) console.log(usage);
  else await run(readWords(words));
} catch (cause) {
  if (![PlanError, ConfigError, StartError].some((kind) => cause instanceof kind)) throw cause;
  console.error((cause as Error).message);
  process.exitCode = 2;
}
