import type { Page } from '@playwright/test';
import { openSession } from '../../platform/identity/sessions/sessions.ts';
import { systemClock } from '../../server/infrastructure/clock.ts';
import { systemRandom } from '../../server/infrastructure/random.ts';
import { expectArrival, expectMember } from './member.ts';
import type { RunningSite } from './start-site.ts';

const merchant = 'demo';

/** A session of a member, for a test that is not about how one is made. */
export const addSession = async (site: RunningSite, memberId: string): Promise<string> => {
  const deps = { db: await site.openData(), clock: systemClock, random: systemRandom, merchant };
  return openSession(deps, { memberId, network: '127.0.0.1', device: '' });
};

/** Opens a page as one who arrives with a token: a login by its form takes three pages and a puzzle. */
export const openWithToken = async (page: Page, token: string, path: string): Promise<void> => {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}token=${token}`);
  await expectMember(page);
  await expectArrival(page);
};

/** Opens a page as a member of the demonstration. */
export const enter = async (page: Page, site: RunningSite, account = 'player', path = '/'): Promise<void> => {
  const db = await site.openData();
  const { id } = await db
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', merchant)
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  await openWithToken(page, await addSession(site, id), path);
};
