import type { SitePolicy } from '../../protocol/document/document.ts';
import type { CompiledNode, CompiledValue } from '../../protocol/release/release.ts';
import { listNames } from '../suggest.ts';

/** What a promise is about, where the promise itself does not say it. */
type Details = Pick<SitePolicy, 'route' | 'text' | 'values'>;
interface Policy {
  readonly demand: (details: Details) => string;
  readonly isKeptBy: (node: CompiledNode, details: Details) => boolean;
  /** Of a link: where it leads, and what the page there has to show. */
  readonly leadsTo?: { readonly route: string; readonly shows: string };
}

const listWords = (node: CompiledNode): readonly CompiledValue[] => [
  ...Object.values(node.binds ?? {}),
  ...(node.children ?? []).filter((child): child is CompiledValue => typeof child !== 'number'),
];
/** Whether words of a node show what is at a path. */
export const doesShow = (node: CompiledNode, path: string): boolean =>
  listWords(node).some((words) => words.k !== 'c' && words.d.includes(path));
const showsPath = (path: string): Policy => ({
  demand: () => `words that show "${path}"`,
  isKeptBy: (node) => doesShow(node, path),
});
const showsText = (standard: string): Policy => ({
  demand: ({ text = standard }) => `the text "${text}"`,
  isKeptBy: (node, { text = standard }) =>
    listWords(node).some((words) => words.k === 't' && words.key === text),
});
/** Of money: each value that is named, else a text. */
const showsValues = (standard: string): Policy => {
  const text = showsText(standard);
  return {
    demand: (details) =>
      details.values === undefined ? text.demand(details) : `a line with ${listNames(details.values)}`,
    isKeptBy: (node, details) =>
      details.values?.every((path) => doesShow(node, path)) ?? text.isKeptBy(node, details),
  };
};
const linksTo = (standard: string, shows: string): Policy => ({
  leadsTo: { route: standard, shows },
  demand: ({ route = standard }) => `a link to the route "${route}"`,
  isKeptBy: (node, { route = standard }) =>
    node.props?.route === route ||
    node.props?.to === route ||
    Object.values(node.on ?? {}).some((actions) =>
      actions.some((action) => action.do === 'navigate' && action.to === route),
    ),
});

/** The promises that a site or a screen can make. Operators may move what they demand, not remove it. */
export const policies: Readonly<Record<string, Policy>> = {
  'age-notice-visible': showsPath('settings.limits.minimumAge'),
  'licence-visible': showsPath('settings.brand.licence'),
  'responsible-gaming-link': linksTo('responsible-gaming-info', 'settings.jurisdiction.helplineContact'),
  'fees-visible': showsValues('policy.fees'),
  'limits-visible': showsValues('policy.limits'),
};
