import type { StateContract, StepContract, Waiting } from '../protocol/machine/machine-contract.ts';

type Paths = readonly string[];
/** Dotted paths of states. Those with a form, a step or a reason to rest wait for the person where no list says it. */
export interface StateLists extends Readonly<Partial<Record<Waiting, Paths>>> {
  /** Timers that a screen shows as work. */
  readonly busy?: Paths;
  readonly form?: Paths;
  readonly money?: Paths;
  readonly resting?: Readonly<Record<string, string>>;
  readonly steps?: Readonly<Record<string, StepContract>>;
}

/** The states of a contract. One that waits for the server is busy, and one that waits for nothing is an end. */
export function describeStates(lists: StateLists): Readonly<Record<string, StateContract>> {
  const { server = [], person = [], timer = [], final = [], busy = [], form = [], money = [] } = lists;
  const { resting = {}, steps = {} } = lists;
  const listed = new Map<string, Waiting>([
    ...[...form, ...Object.keys(resting), ...Object.keys(steps)].map((path) => [path, 'person'] as const),
    ...server.map((path) => [path, 'server'] as const),
    ...person.map((path) => [path, 'person'] as const),
    ...timer.map((path) => [path, 'timer'] as const),
    ...final.map((path) => [path, 'final'] as const),
  ]);
  const strays = [...busy, ...money].filter((path) => !listed.has(path));
  if (strays.length > 0) throw new Error(`expects a list that says what ${strays.join(', ')} waits for`);
  const describe = (path: string, waitKind: Waiting): StateContract => {
    const tags = [
      ...(waitKind === 'server' || busy.includes(path) ? ['busy'] : []),
      ...(form.includes(path) ? ['form'] : []),
      ...(money.includes(path) ? ['money'] : []),
      ...(waitKind === 'final' ? ['final'] : []),
    ];
    return {
      waits: waitKind,
      ...(tags.length > 0 && { tags }),
      ...(resting[path] !== undefined && { resting: resting[path] }),
      ...(steps[path] !== undefined && { step: steps[path] }),
    };
  };
  return Object.fromEntries([...listed].map(([path, waitKind]) => [path, describe(path, waitKind)]));
}
