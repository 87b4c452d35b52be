import { defaultJurisdiction, type Jurisdiction } from '../../src/protocol/document/jurisdiction.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';

/** The market's profile of the live release; that of the build where the release has none. */
export async function readJurisdiction({ liveSite }: Pick<MemberDeps, 'liveSite'>): Promise<Jurisdiction> {
  const { settings } = await liveSite.site();
  const live = settings['jurisdiction'];
  // A published profile was checked against its schema.
  return typeof live === 'object' && live !== null && !Array.isArray(live)
    ? { ...defaultJurisdiction, ...(live as unknown as Partial<Jurisdiction>) }
    : defaultJurisdiction;
}
