import type { IssueLog } from '../issue-log.ts';
import { findLinkFault } from '../../protocol/address/outside-link.ts';
import { checkExternalLink } from '../links/check-external-link.ts';

const single = ['iosApp', 'androidApp', 'inviteAddress'] as const;
const several = ['messaging', 'socials'] as const;

type BrandLinks = Readonly<Partial<Record<(typeof single)[number] | 'supportUrl', string>>> & {
  readonly supportInPage?: boolean;
} & Readonly<Partial<Record<(typeof several)[number], readonly { readonly address: string }[]>>>;

/**
 * Addresses that the brand shows to players lead to hosts of the site's list only: the portal shows no others.
 * A chat in a separate window may lead to any host; one in the page is framed, and may not.
 */
export const checkBrandLinks = (
  log: IssueLog,
  brand: BrandLinks | undefined,
  hosts: readonly string[],
): void => {
  if (brand === undefined) return;
  const document = 'settings/brand';
  const { supportUrl, supportInPage } = brand;
  if (supportUrl !== undefined && (supportInPage === true || findLinkFault(supportUrl, []) !== 'host'))
    checkExternalLink(log, { document, place: ['supportUrl'] }, supportUrl, hosts);
  for (const key of single) {
    const address = brand[key];
    if (address !== undefined) checkExternalLink(log, { document, place: [key] }, address, hosts);
  }
  for (const key of several)
    for (const [index, { address }] of (brand[key] ?? []).entries())
      checkExternalLink(log, { document, place: [key, index, 'address'] }, address, hosts);
};
