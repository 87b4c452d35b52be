import type { ConsolePermission } from '../../src/protocol/console/console-api.ts';
import { CallRefused } from './call-refused.ts';
import { pointTo, type PlanLine } from './plan-result.ts';
import type { SetupPlan } from '../../src/protocol/setup/setup-plan.ts';
import type { Secrets } from './read-plan.ts';
import type { Member, Team } from './team.ts';

/** What each part of the plan works with. */
export interface PlanWork {
  readonly plan: SetupPlan;
  readonly secrets: Secrets;
  readonly team: Team;
  /** What every change says as its reason. */
  readonly note: string;
  readonly tell: (line: PlanLine) => void;
  /** What was said so far. */
  readonly lines: readonly PlanLine[];
}

/** What is there, and is the same whatever the plan says of it. */
const sameCodes = /\.same$/;

/** Field of a refusal → pointer: `rows.2.minimum` is `/rows/2/minimum`. */
const pointInto = (pointer: string, field: string): string => `${pointer}${pointTo(...field.split('.'))}`;

/** Says what a refusal means for the plan. */
export function tellRefusal({ tell }: Pick<PlanWork, 'tell'>, pointer: string, cause: unknown): void {
  if (!(cause instanceof CallRefused)) throw cause;
  const { code, message, fields } = cause;
  if (sameCodes.test(code))
    return tell({ state: 'same', pointer, code, sentence: 'It is like that already.' });
  const named = Object.entries(fields);
  if (named.length === 0) return tell({ state: 'fault', pointer, code, sentence: message });
  for (const [field, fault] of named)
    tell({
      state: 'fault',
      pointer: pointInto(pointer, field),
      code: fault,
      sentence: `${field}: ${fault}.`,
    });
}

/** Runs something in the name of the first operator who may; says so where there is none. */
export async function actAs(
  work: PlanWork,
  pointer: string,
  { need, act }: { readonly need: ConsolePermission; readonly act: (member: Member) => Promise<void> },
): Promise<void> {
  const member = work.team.find(need);
  if (member === null)
    return work.tell({
      state: 'waits',
      pointer,
      code: 'plan.nobody',
      sentence: `It needs an operator with the permission “${need}” whose password the plan knows and who has no second factor yet.`,
    });
  try {
    await act(member);
  } catch (cause) {
    tellRefusal(work, pointer, cause);
  }
}

export interface Asked {
  readonly pointer: string;
  /** What it is, in a sentence: `The deposit method bank`. */
  readonly what: string;
  readonly by: Member;
  readonly decides: ConsolePermission;
  /** Number of the proposal that waits; null: it took effect immediately. */
  readonly id: string | null;
  readonly approve: (member: Member, id: string) => Promise<unknown>;
}
/** Lets another operator of the plan approve what was asked for, or says for whom it waits. */
export async function approve(work: PlanWork, request: Asked): Promise<void> {
  const { pointer, what, by, decides, id } = request;
  const { tell } = work;
  if (id === null) return tell({ state: 'done', pointer, code: 'plan.done', sentence: `${what} is set.` });
  const second = work.team.find(decides, [by.username]);
  const wait = (code: string, why: string): void =>
    tell({ state: 'waits', pointer, code, sentence: `${what}: ${by.username} asked for it. ${why}` });
  if (second === null)
    return wait('plan.second-person', `It needs another operator with the permission “${decides}”.`);
  try {
    await request.approve(second, id);
    tell({
      state: 'done',
      pointer,
      code: 'plan.approved',
      sentence: `${what} is set: ${by.username} asked, ${second.username} approved.`,
    });
  } catch (cause) {
    if (!(cause instanceof CallRefused)) throw cause;
    wait(cause.code, `It’s pending for ${second.username}. ${cause.message}`);
  }
}
