import type { CompiledNode } from '../../protocol/release/release.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import type { IssueLog } from '../issue-log.ts';
import type { SourcedScreen } from '../screens/compile-screen.ts';
import type { SiteIndex } from '../site-index.ts';
import type { WalkedNode } from './walk-screen.ts';

const says = ({ binds, children }: CompiledNode, path: string): boolean =>
  JSON.stringify([binds ?? {}, children ?? []]).includes(JSON.stringify(path));

/**
 * Flows that can fail without a word: nothing on the screen shows the `error` of their projection. The flow
 * of the session is the portal's own; its failures are shown by the dialogs that it opens.
 */
export const checkFailures = (
  log: IssueLog,
  { screen, document }: SourcedScreen,
  walked: readonly WalkedNode[],
  machines: SiteIndex['machines'],
): void => {
  for (const [key, { use }] of Object.entries(screen.machines)) {
    const properties = machines.get(use)?.projection['properties'];
    const fails = isJsonObject(properties) && Object.hasOwn(properties, 'error');
    const path = `machine.${key}.error`;
    if (!fails || use === 'session' || walked.some(({ node }) => says(node, path))) continue;
    log.report(
      'flow.failure-unsaid',
      { document, place: ['machines', key] },
      `Nothing on this screen says why "${key}" failed; show "@=${path}" where it can, for example in an alert.`,
    );
  }
};
