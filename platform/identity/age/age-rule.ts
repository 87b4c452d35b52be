import { dayIn } from '../../../src/protocol/time/time-zone.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { readJurisdiction } from '../../protection/jurisdiction.ts';
import { readSettings } from '../../calls/system/settings.ts';

export interface AgeRule {
  /** Years that a birthday has to be back. */
  readonly years: number;
  /** The brand's calendar day, `yyyy-MM-dd`. */
  readonly today: string;
}

const readYears = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The age that the market and the brand want, as the compiler writes it into forms. */
export async function readAgeRule(deps: Pick<MemberDeps, 'liveSite' | 'clock'>): Promise<AgeRule> {
  const { settings } = await deps.liveSite.site();
  const limits = (settings['limits'] ?? {}) as Readonly<Record<string, unknown>>;
  const { minimumAge } = await readJurisdiction(deps);
  const years = Math.max(
    minimumAge,
    readYears(limits['minimumAge']),
    readYears(limits['birthdayMinimumAge']),
  );
  return { years, today: dayIn((await readSettings(deps)).timeZone, deps.clock.now()) };
}
