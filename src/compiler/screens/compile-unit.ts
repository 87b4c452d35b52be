import type { Issue } from '../../protocol/release/issue.ts';
import { createIssueLog, type IssueLog } from '../issue-log.ts';
import { checkScreenBudget } from '../quality/check-budget.ts';
import { checkControls } from '../quality/check-controls.ts';
import { checkFailures } from '../quality/check-failures.ts';
import { checkLandmarks, checkOutline, checkPagePlace } from '../quality/check-outline.ts';
import { walkScreen } from '../quality/walk-screen.ts';
import { recordSiteFacts, type RecordedSiteFacts } from '../references/site-facts.ts';
import { type AllReads, recordReads, type RecordedReads } from '../references/site-reads.ts';
import type { SiteIndex } from '../site-index.ts';
import { createStyleSheet, type StyleRules } from '../styles/style-sheet.ts';
import { traceWords, type WordTrace } from '../texts/trace-words.ts';
import { compileScreen, type ScreenSource, type SourcedScreen } from './compile-screen.ts';
import { leaveOutUnseen, type UnseenPart } from './leave-out-unseen.ts';

/** The result of compiling one screen: its output, its issues, and what it needs from the release. */
export interface CompiledUnit {
  /** Without the parts that no window shows. */
  readonly sourced: SourcedScreen;
  readonly unseen: readonly UnseenPart[];
  readonly issues: readonly Issue[];
  readonly styles: StyleRules;
  /** Keys of the texts that it shows. */
  readonly texts: ReadonlySet<string>;
  /** What it asked of the messages: it stays good while the answers do. */
  readonly words: WordTrace;
  /** What it asked of the site document: the same holds for these. */
  readonly facts: RecordedSiteFacts;
  /** What it asked of the documents that are no part of it. */
  readonly reads: RecordedReads;
  /** False for a fragment that no screen uses: it is checked, and nothing of it reaches a release. */
  readonly isShipped: boolean;
}

/** What is not wrong and yet not good: how a screen reads aloud and what it weighs. */
const checkQuality = (site: SiteIndex, log: IssueLog, sourced: SourcedScreen): void => {
  const walked = walkScreen(sourced.screen);
  checkOutline(log, sourced, walked, site.components);
  checkLandmarks(log, sourced, walked, site.components);
  checkPagePlace(log, sourced, walked);
  checkControls(log, sourced, walked, site.components);
  checkFailures(log, sourced, walked, site.machines);
  checkScreenBudget(log, sourced.document, sourced.screen, site.components);
};

export const compileUnit = (site: SiteIndex, all: AllReads, screen: ScreenSource): CompiledUnit => {
  const log = createIssueLog();
  const styles = createStyleSheet(site.styles);
  const words = traceWords(site.locales);
  const facts = recordSiteFacts(site.facts);
  const reads = recordReads(all);
  const unitSite: SiteIndex = { ...site, facts, reads, locales: words.locales, usedTexts: new Set() };
  const { sourced, unseen } = leaveOutUnseen(compileScreen(unitSite, log, styles, screen));
  if (screen.kind !== 'fragment') checkQuality(site, log, sourced);
  return {
    sourced,
    unseen,
    issues: log.list(),
    styles: styles.rules,
    texts: unitSite.usedTexts,
    words,
    facts,
    reads,
    isShipped: screen.kind !== 'fragment',
  };
};
