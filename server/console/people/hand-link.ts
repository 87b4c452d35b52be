import { permissionsOf } from '../../../src/protocol/console/console-api.ts';
import type { Database } from '../../db/database.ts';
import type { StoredAccount } from '../console-store.ts';
import { Refusal } from '../refusal.ts';
import { describeLink } from './link-address.ts';
import { makeLink } from './links.ts';
import type { PeopleParts } from './people-parts.ts';
import type { Actor, Handed } from './people.ts';

/** No operator was given a link. */
export const nothingHanded: Handed = { link: null, sentTo: null };

/** Whether links go to the operators' own addresses. */
export const isMailed = async ({ mail }: Pick<PeopleParts, 'mail'>): Promise<boolean> =>
  mail !== null && (await mail.canReach());

/** @throws Refusal `people.address-missing` where the link can be sent and there is no address */
export async function requireAddress(parts: PeopleParts, by: Actor, email: string): Promise<void> {
  if (by.accountId !== null && email === '' && (await isMailed(parts)))
    throw new Refusal('people.address-missing', 'The operator needs an address, to which the link goes.');
}

/**
 * Makes a link for an account. It goes to the address of the account; where nothing can be sent it is shown to the
 * operator who makes or confirms the change, which is written down: they may have used it.
 */
export async function handLink(
  db: Database,
  parts: PeopleParts,
  account: Pick<StoredAccount, 'id' | 'username' | 'email' | 'role'>,
  purpose: 'invitation' | 'reset',
  by: Actor,
): Promise<Handed> {
  const { mail, consoleOrigin } = parts;
  const isByHost = by.accountId === null;
  const isSent = !isByHost && account.email !== '' && (await isMailed(parts));
  const link = await makeLink(db, parts, account.id, purpose, {
    shownTo: isSent ? null : by.accountId,
    // The command line is the way out where no operator can confirm.
    waits: !(isByHost && permissionsOf[account.role].includes('people')),
  });
  if (!isSent || mail === null) return { link, sentTo: null };
  await mail.send(db, {
    kind: 'operatorLink',
    channel: 'email',
    to: account.email,
    language: 'EN',
    words: {
      link: describeLink(consoleOrigin, 'welcome', link).url,
      account: account.username,
    },
    expiresAt: link.expiresAt,
  });
  return { link: null, sentTo: account.email };
}
