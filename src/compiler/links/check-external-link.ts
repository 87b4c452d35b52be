import type { IssueLog, Source } from '../issue-log.ts';
import { listNames } from '../suggest.ts';

/** Refuses a written-out link unless it is https to a host of the site's list. */
export const checkExternalLink = (
  log: IssueLog,
  source: Source,
  href: string,
  hosts: readonly string[],
): void => {
  let url: URL;
  try {
    url = new URL(href);
  } catch {
    // Not an address at all: the same refusal as an address with a wrong scheme.
    log.report('link.scheme', source, `"${href}" is no address; expected https and a host.`);
    return;
  }
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    log.report(
      'link.scheme',
      source,
      `"${href}" is not allowed; expected an https address without a user name.`,
    );
    return;
  }
  if (hosts.includes(url.hostname)) return;
  log.report(
    'link.host',
    source,
    `"${url.hostname}" is not among the site's outside hosts: ${listNames(hosts)}.`,
  );
};
