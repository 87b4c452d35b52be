import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { IssueLog } from '../issue-log.ts';
import type { SourcedScreen } from '../screens/compile-screen.ts';
import type { WalkedNode } from './walk-screen.ts';

type Components = ReadonlyMap<string, ComponentDefinition>;

const levelOf = ({ node }: WalkedNode): number | null => {
  const match = /^h([1-6])$/.exec(node.tag ?? '');
  if (match !== null) return Number(match[1]);
  // A view with a title says with this property which heading the title is.
  return node.tag === undefined && typeof node.props?.level === 'number' ? node.props.level : null;
};

/** What this build has components for: a rule that no layout could keep is none. */
const hasHeadings = (components: Components): boolean =>
  [...components.values()].some(({ accessibility }) => accessibility.role === 'heading');
const hasMain = (components: Components): boolean =>
  [...components.values()].some(({ props }) =>
    JSON.stringify((props.properties as JsonObject | undefined)?.as ?? null).includes('"main"'),
  );

/** One heading of the first level on a page, and no level skipped on the way down. */
export const checkOutline = (
  log: IssueLog,
  { screen, document, sources }: SourcedScreen,
  walked: readonly WalkedNode[],
  components: Components,
): void => {
  const headings = walked.flatMap((each) => {
    const level = levelOf(each);
    return level === null ? [] : [{ ...each, level }];
  });
  const top = headings.filter(({ level }) => level === 1);
  const certain = top.filter(({ isConditional }) => !isConditional);
  if (screen.kind === 'page' && top.length === 0 && hasHeadings(components)) {
    log.report(
      'accessibility.top-heading',
      { document, place: ['root'] },
      `The page "${screen.id}" has no heading of level 1, by which people find out where they are.`,
    );
  }
  for (const { node, index } of certain.slice(1)) {
    const source = sources[index];
    if (source === undefined) continue;
    log.report(
      'accessibility.top-heading',
      source,
      `"${node.id}" is another heading of level 1; a page has one.`,
    );
  }
  let before = 1;
  for (const { node, index, level } of headings) {
    const source = sources[index];
    if (level > before + 1 && source !== undefined) {
      log.report(
        'accessibility.heading-order',
        source,
        `"${node.id}" is a heading of level ${level} after one of level ${before}; level ${before + 1} comes between.`,
      );
    }
    before = level;
  }
};

/** The frame has one main landmark: the goal of the skip link and of every screen reader's shortcut. */
export const checkLandmarks = (
  log: IssueLog,
  { screen, document, sources }: SourcedScreen,
  walked: readonly WalkedNode[],
  components: Components,
): void => {
  const mains = walked.filter(({ node }) => node.tag === 'main');
  if (screen.kind === 'shell' && mains.length === 0 && hasMain(components)) {
    log.report(
      'accessibility.landmark',
      { document, place: ['root'] },
      'The frame has no main landmark; put the place of the page into a component with "as": "main".',
    );
  }
  for (const { node, index } of screen.kind === 'shell' ? mains.slice(1) : mains) {
    const source = sources[index];
    if (source === undefined) continue;
    log.report('accessibility.landmark', source, `"${node.id}" is a second main landmark.`);
  }
};

/** The frame has one place for the page, and nothing may hide it: without it no page can be reached. */
export const checkPagePlace = (
  log: IssueLog,
  { screen, document, sources }: SourcedScreen,
  walked: readonly WalkedNode[],
): void => {
  if (screen.kind !== 'shell') return;
  const [first, ...others] = walked.filter(({ node }) => node.type === 'Slot:main');
  const report = (index: number, message: string): void => {
    const source = sources[index];
    if (source !== undefined) log.report('shell.page-place', source, message);
  };
  if (first === undefined)
    log.report(
      'shell.page-place',
      { document, place: ['root'] },
      'The frame has no place for the page; put { "slot": "main" } where pages are to be.',
    );
  else if (first.isConditional)
    report(
      first.index,
      `The place of the page "${first.node.id}" can go away, and every page with it; take the condition off it and what is around it.`,
    );
  for (const { node, index } of others) report(index, `"${node.id}" is a second place of the page.`);
};
