import { readdirSync, readFileSync } from 'node:fs';

const machines = new URL('../../src/machines/', import.meta.url);
/** Files that say what a flow keeps, shows and asks for; its machine and its helpers are not among them. */
const isDescription = (file: string): boolean => /\.(context|contract)\.ts$/u.test(file);

export interface FlowLines {
  readonly flow: string;
  readonly lines: number;
}
/** Why a step may be without an end: sentences for the proof, of which there can hardly be too many. */
const reasons = /^ *resting: \{[^}]*\},?\n/gmu;
/** Lines of context and contract without those reasons, flow by flow, the longest first. */
export function listFlowLines(): readonly FlowLines[] {
  const folders = readdirSync(machines, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name: flow }) => {
      const files = readdirSync(new URL(`${flow}/`, machines)).filter(isDescription);
      const texts = files.map((file) =>
        readFileSync(new URL(`${flow}/${file}`, machines), 'utf8').replaceAll(reasons, ''),
      );
      return { flow, lines: texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0) };
    })
    .filter(({ lines }) => lines > 0)
    .sort((one, other) => other.lines - one.lines);
}
export function countLinesPerFlow(flows: readonly FlowLines[]): number {
  return flows.reduce((sum, { lines }) => sum + lines, 0) / flows.length;
}
