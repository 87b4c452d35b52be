import type { AuditVerdict } from './audit.ts';

/** What a command found: `data` for `--json`, `text` for people. */
interface AuditAnswer {
  readonly exitCode: 0 | 1;
  readonly data: AuditVerdict & { readonly ok: boolean };
  readonly text: string;
}

/** Says whether the record of what happened to the site is whole; 1 where it is not. */
export const describeAudit = (verdict: AuditVerdict): AuditAnswer => {
  const { links, brokenAt, untold } = verdict;
  const ok = brokenAt === null && untold.length === 0;
  const faults = [
    ...(brokenAt === null ? [] : [`Link ${brokenAt} was changed, or a link before it is gone.`]),
    ...(untold.length === 0 ? [] : [`No link tells of revision ${untold.join(', ')}.`]),
  ];
  const whole = `The record is whole: ${links} links, and every revision has its own.`;
  return { exitCode: ok ? 0 : 1, data: { ok, ...verdict }, text: ok ? whole : faults.join('\n') };
};
