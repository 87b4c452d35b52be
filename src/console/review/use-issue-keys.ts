import { useState } from 'react';
import type { Issue } from '../../protocol/release/issue.ts';

interface KeyedFinding {
  readonly place: string;
  readonly finding: string;
  readonly key: number;
}
const read = ({ code, document, pointer, message }: Issue): Omit<KeyedFinding, 'key'> => ({
  place: `${document} ${pointer}`,
  finding: `${code} ${document} ${pointer} ${message}`,
});

/** Keys for the findings of a new check: each keeps its own, and a new one takes over from one that left its place. */
export function carryKeys(
  before: readonly KeyedFinding[],
  issues: readonly Issue[],
): readonly KeyedFinding[] {
  const rest = [...before];
  const take = (isIt: (one: KeyedFinding) => boolean): number | undefined => {
    const index = rest.findIndex(isIt);
    return index < 0 ? undefined : rest.splice(index, 1)[0]?.key;
  };
  const findings = issues.map((issue) => {
    const one = read(issue);
    return { ...one, key: take(({ finding }) => finding === one.finding) };
  });
  let next = Math.max(-1, ...before.map(({ key }) => key)) + 1;
  return findings.map((one) => {
    const key = one.key ?? take(({ place }) => place === one.place) ?? next;
    next = Math.max(next, key + 1);
    return { ...one, key };
  });
}

/** A key for each finding. A person whose focus is at a finding stays there when another check says it in other words. */
export function useIssueKeys(issues: readonly Issue[]): readonly number[] {
  const [keyedFindings, setKept] = useState(() => carryKeys([], issues));
  const isSame =
    keyedFindings.length === issues.length &&
    issues.every((issue, index) => read(issue).finding === keyedFindings[index]?.finding);
  const keyed = isSame ? keyedFindings : carryKeys(keyedFindings, issues);
  if (!isSame) setKept(keyed);
  return keyed.map(({ key }) => key);
}
