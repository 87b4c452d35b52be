import type { LaunchState } from '../../src/protocol/calls/launch.ts';
import type { ConsoleDeps } from '../console/deps.ts';
import { setContent, endLaunch } from './sections/content.ts';
import { setDesks } from './sections/desks.ts';
import { gatherPeople } from './sections/people.ts';
import { setSenders } from './sections/senders.ts';
import { setSite } from './sections/site.ts';
import type { SetupPlan } from '../../src/protocol/setup/setup-plan.ts';
import type { PlanLine } from './plan-result.ts';
import type { PlanWork } from './plan-work.ts';
import type { Secrets } from './read-plan.ts';
import type { ConsoleDoor } from './team.ts';

interface RunParts {
  readonly door: ConsoleDoor;
  readonly operators: Pick<ConsoleDeps, 'people' | 'store' | 'consoleOrigin'>;
  readonly secrets: Secrets;
  /** What every change says as its reason. */
  readonly note: string;
  /** Whether test messages may leave. */
  readonly sends: boolean;
}
export interface PlanOutcome {
  readonly lines: readonly PlanLine[];
  /** Null where no operator of the plan may see it. */
  readonly launch: LaunchState | null;
}

/** Does what a plan says, thing by thing, in the order in which one needs the other. What is refused stops nothing else. */
export async function runPlan(
  plan: SetupPlan,
  { door, operators, secrets, note, sends }: RunParts,
): Promise<PlanOutcome> {
  const lines: PlanLine[] = [];
  const tell = (line: PlanLine): void => void lines.push(line);
  const team = await gatherPeople(plan, { door, operators, secrets, tell });
  const work: PlanWork = { plan, secrets, team, note, tell, lines };
  try {
    await setSite(work);
    await setSenders(work, { sends });
    await setDesks(work);
    await setContent(work);
    return { lines, launch: await endLaunch(work) };
  } finally {
    await team.close();
  }
}
