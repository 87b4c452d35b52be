import type { IForbiddenRuleType } from 'dependency-cruiser';

/** What no file of `from` may reach, over however many imports. */
export interface ReachRule {
  readonly name: string;
  readonly comment: string;
  readonly from: { readonly path: string; readonly pathNot?: string };
  readonly to: { readonly path: string; readonly reachable: true };
}

export const isReachRule = (rule: IForbiddenRuleType | ReachRule): rule is ReachRule =>
  'to' in rule && 'reachable' in rule.to && rule.to.reachable;

export interface Reached {
  readonly rule: ReachRule;
  /** The shortest way, from the file that must not to the file that must not be reached. */
  readonly way: readonly string[];
}
interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

/** Each file that is reached from `starts`, with the one before it on a shortest way. */
const findWays = (
  importsOf: ReadonlyMap<string, readonly string[]>,
  starts: readonly string[],
): ReadonlyMap<string, string | null> => {
  const before = new Map<string, string | null>(starts.map((start) => [start, null]));
  const queue = [...starts];
  for (const file of queue) {
    for (const next of importsOf.get(file) ?? []) {
      if (before.has(next)) continue;
      before.set(next, file);
      queue.push(next);
    }
  }
  return before;
};

const tellWay = (before: ReadonlyMap<string, string | null>, end: string): readonly string[] => {
  const way: string[] = [];
  for (let file: string | null = end; file !== null; file = before.get(file) ?? null) way.unshift(file);
  return way;
};

export const findReached = (modules: readonly Module[], rules: readonly ReachRule[]): readonly Reached[] => {
  const importsOf = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  return rules.flatMap((rule) => {
    const from = new RegExp(rule.from.path);
    const isExcepted = rule.from.pathNot === undefined ? null : new RegExp(rule.from.pathNot);
    const starts = [...importsOf.keys()].filter((path) => from.test(path) && isExcepted?.test(path) !== true);
    const before = findWays(importsOf, starts);
    const to = new RegExp(rule.to.path);
    return [...before]
      .filter(([path, previous]) => previous !== null && to.test(path))
      .map(([path]) => ({ rule, way: tellWay(before, path) }));
  });
};
