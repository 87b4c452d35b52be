import type { Result } from '../protocol/release/issue.ts';
import { machineCatalog } from '../machines/generated/catalog.ts';
import { readCatalogStructure } from '../machines/picture/structure.ts';
import type { Unread } from '../protocol/json/json.ts';

/** What others build upon of one version of a machine, as a file that can be kept. */
export interface MachineVersion {
  readonly machine: string;
  readonly version: number;
  /** State → what it waits for. */
  readonly states: Readonly<Record<string, string>>;
  /** `source: event → target`, sorted. */
  readonly transitions: readonly string[];
  /** Event → names of its payload's fields. */
  readonly events: Readonly<Record<string, readonly string[]>>;
  /** Service → names of its outcomes. */
  readonly services: Readonly<Record<string, readonly string[]>>;
  /** Fields that a layout can read. */
  readonly projection: readonly string[];
}

const fieldsOf = (schema: unknown): readonly string[] =>
  Object.keys((schema as { readonly properties?: object }).properties ?? {}).toSorted();

/** A machine of this build. */
export function describeVersion(id: string): MachineVersion {
  const entry = machineCatalog[id];
  if (entry === undefined) throw new Error(`expects a machine of the catalogue, got ${id}`);
  const { contract } = entry;
  const { transitions } = readCatalogStructure(id);
  const describe = (source: string, label: string, targets: readonly string[]): string =>
    `${source === '' ? 'anywhere' : source}: ${label} → ${targets.length === 0 ? 'stays' : targets.join(', ')}`;
  return {
    machine: id,
    version: contract.version,
    states: Object.fromEntries(Object.entries(contract.states).map(([path, { waits }]) => [path, waits])),
    transitions: [
      ...new Set(transitions.map(({ source, label, targets }) => describe(source, label, targets))),
    ].toSorted(),
    events: Object.fromEntries(
      Object.entries({ ...contract.events, ...contract.internalEvents }).map(([type, schema]) => [
        type,
        fieldsOf(schema),
      ]),
    ),
    services: Object.fromEntries(
      Object.entries(contract.services).map(([name, { outcomes }]) => [
        name,
        outcomes.map((outcome) => outcome.name).toSorted(),
      ]),
    ),
    projection: fieldsOf(contract.projection),
  };
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const isRecordOf = (value: unknown, holds: (item: unknown) => boolean): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(holds);

/** Reads a version that someone kept: nothing of it is trusted. */
export function readVersion(text: string): Result<MachineVersion, string> {
  try {
    const value = JSON.parse(text) as Unread<MachineVersion>;
    const isVersion =
      typeof value.machine === 'string' &&
      typeof value.version === 'number' &&
      isRecordOf(value.states, (waitKind) => typeof waitKind === 'string') &&
      isTexts(value.transitions) &&
      isRecordOf(value.events, isTexts) &&
      isRecordOf(value.services, isTexts) &&
      isTexts(value.projection);
    if (isVersion) return { ok: true, value: value as MachineVersion };
  } catch {
    // Not JSON: refused below like anything else that is no version.
  }
  return { ok: false, error: 'the file holds no version of a machine' };
}

function compareNames(kind: string, before: readonly string[], after: readonly string[]): readonly string[] {
  const removed = before.filter((name) => !after.includes(name)).map((name) => `${kind} removed: ${name}`);
  const added = after.filter((name) => !before.includes(name)).map((name) => `${kind} added: ${name}`);
  return [...removed, ...added];
}
function compareLists(
  kind: string,
  item: string,
  before: Readonly<Record<string, readonly string[]>>,
  after: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const both = Object.keys(before).filter((name) => Object.hasOwn(after, name));
  return [
    ...compareNames(kind, Object.keys(before), Object.keys(after)),
    ...both.flatMap((name) => compareNames(`${item} of ${name}`, before[name] ?? [], after[name] ?? [])),
  ];
}

/** What differs between two versions of a machine, in words; nothing where they are alike. */
export function compareVersions(before: MachineVersion, after: MachineVersion): readonly string[] {
  const both = Object.keys(before.states).filter((state) => Object.hasOwn(after.states, state));
  const moved = both.filter((state) => before.states[state] !== after.states[state]);
  return [
    ...(before.version === after.version ? [] : [`Version ${before.version} became ${after.version}`]),
    ...compareNames('State', Object.keys(before.states), Object.keys(after.states)),
    ...moved.map(
      (state) => `State ${state} waited for the ${before.states[state]}, now for the ${after.states[state]}`,
    ),
    ...compareNames('Transition', before.transitions, after.transitions),
    ...compareLists('Event', 'Field', before.events, after.events),
    ...compareLists('Call', 'Outcome', before.services, after.services),
    ...compareNames('Projection', before.projection, after.projection),
  ];
}
