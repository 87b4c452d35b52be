import type { ViteDevServer } from 'vite';
import type { Issue } from '../../src/protocol/release/issue.ts';
import { writeIssues, writePlace } from '../site/command/print-issues.ts';
import type { LocatedIssue } from '../site/compile/source-files.ts';
import { faultsEvent, type Fault } from './fault.ts';

/** What has to be mended now, in the terminal and over every open page. */
export interface FaultBoard {
  /** Replaces the faults of a source; none where it is mended. */
  put(source: 'site' | 'program' | 'generated', faults: readonly Fault[]): void;
}

/** A finding of the check with the place in its file, or with its document and the pointer into it. */
export const describeIssue = ({
  message,
  document,
  pointer,
  fix,
  ...place
}: Issue & Partial<LocatedIssue>): Fault => ({
  sentence: message,
  place: `${writePlace(place)}${pointer === '' ? document : `${document} at ${pointer}`}`,
  fix: fix?.summary ?? null,
});
export const printIssues = (issues: readonly Issue[]): void => {
  if (issues.length > 0) console.log(writeIssues(issues));
};

export const createFaultBoard = (servers: readonly ViteDevServer[]): FaultBoard => {
  const faults = new Map<string, readonly Fault[]>();
  const send = (): void => {
    const data = [...faults.values()].flat();
    for (const { ws } of servers) ws.send({ type: 'custom', event: faultsEvent, data });
  };
  // A page that opens now has to see them too.
  for (const { ws } of servers) ws.on('connection', send);
  return {
    put: (source, now) => {
      if (now.length === 0 && (faults.get(source) ?? []).length === 0) return;
      faults.set(source, now);
      send();
    },
  };
};
