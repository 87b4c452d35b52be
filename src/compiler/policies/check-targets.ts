import type { SitePolicy } from '../../protocol/document/document.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { CompiledScreen } from '../../protocol/release/release.ts';
import { screenOfRoute } from '../../protocol/document/screen-id.ts';
import type { IssueLog } from '../issue-log.ts';
import type { SiteDocumentsByKind } from '../documents-by-kind.ts';
import { doesShow, policies } from './policies.ts';

/** What is wrong with the page that a link of a policy leads to; null where it is well. */
const judgePage = (page: CompiledScreen | undefined, shows: string): string | null => {
  if (page === undefined) return 'leads to no page of the site';
  if ((page.access ?? 'anyone') !== 'anyone') return `is for ${page.access}s only`;
  return page.nodes.some((node) => doesShow(node, shows)) ? null : `does not show "${shows}"`;
};

/** What promises need to know of the documents. */
export interface PromisedSite extends Pick<SiteDocumentsByKind, 'site' | 'known'> {
  /** The market profile; null where there is none that is safe to read. */
  readonly profile: JsonObject | null;
}

/**
 * A visible link is of no use where it leads to another page than the one that helps. The page is open to
 * all, and shows what the policy is about.
 */
export const checkTargets = (
  log: IssueLog,
  documents: PromisedSite,
  promises: readonly SitePolicy[],
  pages: readonly CompiledScreen[],
): void => {
  const { site } = documents;
  // What has to be on the page is in the market profile.
  const profile = 'settings/jurisdiction';
  const isProfileMissing = !documents.known.has(profile);
  if (site === null || (!isProfileMissing && documents.profile === null)) return;
  promises.forEach(({ policy, route }, index) => {
    const target = Object.hasOwn(policies, policy) ? policies[policy]?.leadsTo : undefined;
    if (target === undefined) return;
    if (isProfileMissing) {
      if (!pages.some((page) => page.nodes.some((node) => doesShow(node, target.shows)))) return;
      log.report(
        'policy.violated',
        { document: 'site', place: ['policies', index] },
        `The policy "${policy}" is about "${target.shows}", which a page shows, and the site has no "${profile}" that says it.`,
      );
      return;
    }
    const to = route ?? target.route;
    const targetRoute = site.routes.find(({ id }) => id === to);
    const screen = targetRoute === undefined ? null : screenOfRoute(targetRoute);
    const page = pages.find(({ id }) => id === screen);
    // What a broken page shows is not known.
    if (page === undefined && documents.known.has(`pages/${targetRoute?.page}`)) return;
    const fault = judgePage(page, target.shows);
    if (fault === null) return;
    log.report(
      'policy.violated',
      { document: 'site', place: ['policies', index, ...(route === undefined ? [] : ['route'])] },
      `The policy "${policy}" is about a page for everybody that shows "${target.shows}"; the route "${to}" ${fault}.`,
    );
  });
};
