/** What went wrong in a browser, for the operator. `nodeId` is empty where no node is to blame. */
export interface Report {
  readonly page: string;
  readonly release: string;
  readonly nodeId: string;
  readonly message: string;
}
export interface Reporter {
  /** Keeps the first of equal reports, and a bounded number in all. */
  report(report: Report): void;
}

const maximumReports = 50;
const maximumMessage = 500;

/** Hands each distinct report to `deliver`, at most 50 in the life of the page. */
export function createReporter(deliver: (report: Report) => void): Reporter {
  const seen = new Set<string>();
  return {
    report: (report) => {
      const bounded = { ...report, message: report.message.slice(0, maximumMessage) };
      const key = JSON.stringify(bounded);
      if (seen.has(key) || seen.size >= maximumReports) return;
      seen.add(key);
      deliver(bounded);
    },
  };
}

/** Whether a call failed because no answer came: a lost connection is the fault of no release. */
export function isLostConnection(error: unknown): boolean {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' && code.startsWith('network.');
}

/** One line about anything thrown. */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
