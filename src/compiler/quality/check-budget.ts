import { budgets } from '../../protocol/json/limits.ts';
import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import type { CompiledScreen } from '../../protocol/release/release.ts';
import type { IssueCode } from '../issue-codes.ts';
import type { IssueLog } from '../issue-log.ts';

type Measure = keyof typeof budgets;

const units: Readonly<Record<Measure, string>> = {
  nodes: 'nodes',
  bytes: 'bytes of layout',
  styles: 'bytes of styles',
  code: 'bytes of code',
};

/** Reports a measure above its budget: a warning where it will be felt, an error where it fails. */
export const checkBudget = (log: IssueLog, document: string, measure: Measure, value: number): void => {
  const { warn, refuse } = budgets[measure];
  if (value <= warn) return;
  const code: IssueCode = value > refuse ? `budget.${measure}-exceeded` : `budget.${measure}`;
  log.report(
    code,
    { document, place: [] },
    `"${document}" has ${value} ${units[measure]}; from ${warn} on it is felt on a phone, and ${refuse} are the most.`,
  );
};

/** Code that the components of a screen bring, in bytes after gzip, as far as they say so. */
const weighCode = (screen: CompiledScreen, components: ReadonlyMap<string, ComponentDefinition>): number =>
  [...new Set(screen.nodes.map(({ type }) => type))].reduce(
    (sum, type) => sum + (components.get(type)?.weight ?? 0),
    0,
  );

/** The budgets of one screen. */
export const checkScreenBudget = (
  log: IssueLog,
  document: string,
  screen: CompiledScreen,
  components: ReadonlyMap<string, ComponentDefinition>,
): void => {
  checkBudget(log, document, 'nodes', screen.nodes.length);
  checkBudget(log, document, 'bytes', Buffer.byteLength(JSON.stringify(screen), 'utf8'));
  checkBudget(log, document, 'code', weighCode(screen, components));
};
