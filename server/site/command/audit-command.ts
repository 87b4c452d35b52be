import type { AuditVerdict, RecordsVerdict } from '../audit/audit.ts';
import { plural } from '../../../src/protocol/words/plural.ts';

/** What a command found: `data` for `--json`, `text` for people. */
interface AuditAnswer {
  readonly exitCode: 0 | 1;
  readonly data: AuditVerdict & Pick<RecordsVerdict, 'operations'> & { readonly ok: boolean };
  readonly text: string;
}

const broken = (entry: string | null): string =>
  `was changed, or one before it is gone. It says now: ${entry ?? 'nothing'}`;

/** Says whether the records of what happened are whole; 1 where one is not. */
export const describeAudit = ({ site, operations }: RecordsVerdict): AuditAnswer => {
  const faults = [
    ...(site.brokenAt === null ? [] : [`Link ${site.brokenAt} ${broken(site.brokenEntry)}`]),
    ...(site.untold.length === 0 ? [] : [`No link tells of revision ${site.untold.join(', ')}.`]),
    ...(operations.brokenAt === null
      ? []
      : [`Decision ${operations.brokenAt} ${broken(operations.brokenEntry)}`]),
    ...(operations.missing === 0
      ? []
      : [`${operations.missing} of the operators’ decisions are gone from the end of their record.`]),
  ];
  const ok = faults.length === 0;
  const whole = `The record is whole: ${plural(site.links, 'link', 'links')}, and every revision has its own; ${plural(operations.links, 'decision of an operator', 'decisions of operators')}.`;
  return { exitCode: ok ? 0 : 1, data: { ok, ...site, operations }, text: ok ? whole : faults.join('\n') };
};
