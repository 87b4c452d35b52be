/** One rule of the contract. `check` throws a `RuleFault` where the other side breaks it. */
export interface KitRule<Bench> {
  /** Names the rule in the report and in the guide. */
  readonly id: string;
  /** What has to be so. */
  readonly text: string;
  readonly check: (bench: Bench) => Promise<void>;
}
export interface RuleResult {
  readonly id: string;
  readonly text: string;
  /** Null where the rule is kept. */
  readonly fault: string | null;
}

/** Why a rule is broken, as one sentence. */
class RuleFault extends Error {}

export function expectRule(isKept: boolean, fault: string): void {
  if (!isKept) throw new RuleFault(fault);
}

const describeFault = (cause: unknown): string =>
  cause instanceof Error ? cause.message : `Something was thrown: ${String(cause)}`;

/** Tries every rule, one after the other; a rule that breaks does not keep the others from being tried. */
export async function tryRules<Bench>(
  rules: readonly KitRule<Bench>[],
  bench: Bench,
): Promise<readonly RuleResult[]> {
  const results: RuleResult[] = [];
  for (const { id, text, check } of rules) {
    const fault = await check(bench).then(
      () => null,
      (cause: unknown) => describeFault(cause),
    );
    results.push({ id, text, fault });
  }
  return results;
}

/** The report, a line for each rule and one with the counts. */
export function writeReport(results: readonly RuleResult[]): string {
  const lines = results.map(({ id, text, fault }) =>
    fault === null ? `pass  ${id}  ${text}` : `FAIL  ${id}  ${text}\n      ${fault}`,
  );
  const failed = results.filter(({ fault }) => fault !== null).length;
  return [...lines, `${results.length - failed} passed, ${failed} failed`].join('\n');
}
