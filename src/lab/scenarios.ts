import type { Result } from '../protocol/release/issue.ts';
import { readRun, type Run } from './trace-link.ts';

/** A run under a name, to be taken up again. */
export interface Scenario {
  readonly name: string;
  readonly run: Run;
}
/** Where scenarios are kept: the browser's storage, or a fake in tests. */
export type ScenarioStore = Pick<Storage, 'getItem' | 'setItem'>;

const storageKey = 'foyer-lab-scenarios';
const longestName = 80;

function readScenario(value: unknown): Result<Scenario, string> {
  const { name, run } = (value ?? {}) as { readonly name?: unknown; readonly run?: unknown };
  if (typeof name !== 'string' || name.trim() === '') return { ok: false, error: 'a scenario has no name' };
  const read = readRun(run);
  if (!read.ok) return { ok: false, error: `${name}: ${read.error}` };
  return { ok: true, value: { name: name.trim().slice(0, longestName), run: read.value } };
}
/** Reads a file of scenarios: nothing of it is trusted, and one bad scenario refuses them all. */
export function readScenarios(text: string): Result<readonly Scenario[], string> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    // Not a scenario file: the tester sees the error.
    return { ok: false, error: 'the file is not JSON' };
  }
  if (!Array.isArray(parsed)) return { ok: false, error: 'the file holds no list of scenarios' };
  const read = parsed.map(readScenario);
  const bad = read.find((one) => !one.ok);
  if (bad !== undefined) return bad;
  return { ok: true, value: read.flatMap((one) => (one.ok ? [one.value] : [])) };
}
export function writeScenarios(scenarios: readonly Scenario[]): string {
  return JSON.stringify(scenarios, null, 2);
}

/** Puts scenarios beside those that are there; one of the same name takes its place. */
export function mergeScenarios(before: readonly Scenario[], added: readonly Scenario[]): readonly Scenario[] {
  const names = new Set(added.map(({ name }) => name));
  return [...before.filter(({ name }) => !names.has(name)), ...added].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
}
/** What is kept in this browser; nothing where it was damaged. */
export function loadScenarios(store: ScenarioStore): readonly Scenario[] {
  const read = readScenarios(store.getItem(storageKey) ?? '[]');
  return read.ok ? read.value : [];
}
/** False where the browser does not keep it: a full storage, or none. */
export function keepScenarios(store: ScenarioStore, scenarios: readonly Scenario[]): boolean {
  try {
    store.setItem(storageKey, writeScenarios(scenarios));
    return true;
  } catch {
    // The caller reports the failure; the scenarios on the screen are not lost.
    return false;
  }
}
