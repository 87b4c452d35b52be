import { findLinkFault } from '../../protocol/address/outside-link.ts';
import type { IssueLog, Source } from '../issue-log.ts';
import { listNames } from '../suggest.ts';

/** Refuses a written-out link unless it is https to a host of the site's list. */
export const checkExternalLink = (
  log: IssueLog,
  source: Source,
  href: string,
  hosts: readonly string[],
): void => {
  switch (findLinkFault(href, hosts)) {
    case null:
      return;
    case 'no-address':
      // The same refusal as an address with a wrong scheme.
      log.report('link.scheme', source, `"${href}" is no address; expected https and a host.`);
      return;
    case 'scheme':
      log.report(
        'link.scheme',
        source,
        `"${href}" is not allowed; expected an https address without a user name.`,
      );
      return;
    case 'host':
      log.report(
        'link.host',
        source,
        `"${new URL(href).host}" is not among the site's outside hosts: ${listNames(hosts)}. A host is added to "externalHosts" of the site.`,
      );
  }
};
