import type { FlowPlace } from '../../protocol/document/document.ts';
import type { Rule } from '../../protocol/document/expression.ts';
import type { CompiledNode, CompiledScreen } from '../../protocol/release/release.ts';
import { toCanonicalJson } from '../../protocol/json/canonical-json.ts';
import { hidingDeclarations, removingDeclaration } from '../styles/hiding.ts';
import type { StyleRules } from '../styles/style-sheet.ts';

/** When something has to be seen: with which parts of the frame, and in which states of a flow. */
export interface Circumstances {
  readonly chrome: Readonly<Record<string, boolean>>;
  readonly in?: FlowPlace;
}

const hiding = [removingDeclaration, ...hidingDeclarations];

/** Rules that were judged, by the styles of their screen. */
const judgedRules = new WeakMap<StyleRules, Map<string, boolean>>();

const isHidingClass = (name: string, styles: StyleRules): boolean => {
  const judged = judgedRules.get(styles) ?? new Map<string, boolean>();
  judgedRules.set(styles, judged);
  const isHidden = judged.get(name) ?? hiding.some((pattern) => pattern.test(styles.get(name) ?? ''));
  judged.set(name, isHidden);
  return isHidden;
};

const isHiddenByStyle = (node: CompiledNode, styles: StyleRules): boolean => {
  const names =
    typeof node.cls === 'string' ? [node.cls] : node.cls?.root === undefined ? [] : [node.cls.root];
  const bound = (node.clsBy ?? []).flatMap(({ map }) => Object.values(map));
  return [...names, ...bound].some((name) => isHidingClass(name, styles));
};

const holdsInChrome = (rule: Rule, chrome: Circumstances['chrome']): boolean =>
  Object.entries(chrome).some(
    ([part, isOn]) => isOn && toCanonicalJson(rule) === toCanonicalJson({ var: `ui.chrome.${part}` }),
  );

const covers = ([machine, states]: FlowPlace, place: FlowPlace | undefined): boolean => {
  if (place?.[0] !== machine) return false;
  const stateNames = [states].flat();
  return [place[1]]
    .flat()
    .every((state) => stateNames.some((name) => state === name || state.startsWith(`${name}.`)));
};

type Visible = readonly CompiledNode[];
/** What was found visible on a screen, by its styles and by circumstances. */
const foundVisible = new WeakMap<CompiledScreen, WeakMap<StyleRules, Map<string, Visible>>>();

/**
 * The nodes of a screen that a person surely sees in some circumstances: no rule, state, row, slot of
 * a closed part, attribute or style between them and the eye.
 */
export const listVisible = (
  screen: CompiledScreen,
  styles: StyleRules,
  circumstances: Circumstances,
): Visible => {
  const byStyles = foundVisible.get(screen) ?? new WeakMap<StyleRules, Map<string, Visible>>();
  foundVisible.set(screen, byStyles);
  const byCase = byStyles.get(styles) ?? new Map<string, Visible>();
  byStyles.set(styles, byCase);
  const name = JSON.stringify([circumstances.chrome, circumstances.in ?? null]);
  const visible = byCase.get(name) ?? findVisible(screen, styles, circumstances);
  byCase.set(name, visible);
  return visible;
};

const findVisible = (screen: CompiledScreen, styles: StyleRules, circumstances: Circumstances): Visible => {
  const visible: CompiledNode[] = [];
  const visit = (index: number): void => {
    const node = screen.nodes[index];
    if (node === undefined) return;
    const isShown = node.show === undefined || holdsInChrome(node.show.r, circumstances.chrome);
    const isInFlow = node.in === undefined || covers(node.in, circumstances.in);
    if (!isShown || !isInFlow || node.props?.['aria-hidden'] === 'true' || isHiddenByStyle(node, styles))
      return;
    visible.push(node);
    // A row may be missing; the siblings of the rows are always there.
    const children = node.repeat === undefined ? (node.children ?? []) : [];
    for (const child of children) if (typeof child === 'number') visit(child);
    for (const child of Object.values(node.slots ?? {}).flat()) visit(child);
  };
  visit(screen.root);
  return visible;
};
