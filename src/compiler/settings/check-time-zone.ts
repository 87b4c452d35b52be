import { isTimeZone } from '../../protocol/time-zone.ts';
import type { IssueLog } from '../issue-log.ts';

/** The brand's time zone is one that this build knows: ages and days are judged by it. */
export const checkTimeZone = (log: IssueLog, brand: { readonly timeZone?: unknown } | undefined): void => {
  const zone = brand?.timeZone;
  if (typeof zone !== 'string' || isTimeZone(zone)) return;
  log.report(
    'setting.time-zone',
    { document: 'settings/brand', place: ['timeZone'] },
    `"${zone}" is not a time zone. Use a name of the IANA database, for example Asia/Manila.`,
  );
};
