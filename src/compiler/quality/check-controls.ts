import { toCanonicalJson } from '../../protocol/json/canonical-json.ts';
import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import type { CompiledNode, CompiledScreen, CompiledValue } from '../../protocol/release/release.ts';
import { toText } from '../../protocol/json/to-text.ts';
import type { IssueLog } from '../issue-log.ts';
import type { SourcedScreen } from '../screens/compile-screen.ts';
import type { WalkedNode } from './walk-screen.ts';

type Components = ReadonlyMap<string, ComponentDefinition>;

const isControl = (definition: ComponentDefinition | undefined): boolean =>
  ['button', 'link', 'switch'].includes(definition?.accessibility.role ?? '');

/** The text key that names a control; null where data or children that are nodes do. */
const nameOf = (node: CompiledNode, definition: ComponentDefinition | undefined): string | null => {
  const { name = 'none' } = definition?.accessibility ?? {};
  const words: CompiledValue | number | undefined =
    node.binds?.['aria-label'] ??
    (name.startsWith('prop:') ? node.binds?.[name.slice('prop:'.length)] : node.children?.[0]);
  if (words === undefined || typeof words === 'number') return null;
  return words.k === 't' && words.args === undefined ? words.key : null;
};

/** What a control does, as far as it is known: equal purposes may have equal names. */
const purposeOf = ({ on, props }: CompiledNode): string =>
  toCanonicalJson({
    on: Object.values(on ?? {}),
    goes: [props?.route ?? props?.to ?? null, props?.params ?? null, props?.query ?? null],
  });

const checkNames = (
  log: IssueLog,
  { sources }: SourcedScreen,
  walked: readonly WalkedNode[],
  components: Components,
): void => {
  const first = new Map<string, CompiledNode>();
  for (const { node, index, isConditional, isInRow } of walked) {
    const definition = components.get(node.type);
    const name = isControl(definition) ? nameOf(node, definition) : null;
    // A control that may be hidden may be the substitute of the other one.
    if (name === null || isConditional || isInRow) continue;
    const other = first.get(name);
    const source = sources[index];
    if (other === undefined) first.set(name, node);
    else if (purposeOf(other) !== purposeOf(node) && source !== undefined) {
      log.report(
        'accessibility.name-duplicate',
        source,
        `"${node.id}" has the same name as "${other.id}" ("${name}") and does something else; nobody can tell them apart by ear.`,
      );
    }
  }
};

const checkNavigation = (
  log: IssueLog,
  { sources }: SourcedScreen,
  walked: readonly WalkedNode[],
  components: Components,
): void => {
  for (const { node, index } of walked) {
    const actions = Object.values(node.on ?? {}).flat();
    const [only] = actions;
    const goes = only?.do === 'navigate';
    const source = sources[index];
    const isButton = components.get(node.type)?.accessibility.role === 'button' && node.tag === 'button';
    if (!isButton || actions.length !== 1 || !goes || source === undefined) continue;
    log.report(
      'accessibility.button-navigates',
      source,
      `"${node.id}" only goes somewhere; a link opens in a new tab and says what it is.`,
    );
  }
};

/** Properties that are read out in place of what is in a control. */
const namingProps = ['aria-label', 'label', 'alt', 'title'] as const;

/** Whether something in a node is read out: words, a value that may be some, or a part with a name. */
const saysWords = (
  { nodes }: Pick<CompiledScreen, 'nodes'>,
  index: number,
  components: Components,
): boolean => {
  const node = nodes[index];
  if (node === undefined || node.props?.['aria-hidden'] === 'true') return false;
  const properties = components.get(node.type)?.props['properties'] as
    | Readonly<Record<string, { 'x-text'?: unknown }>>
    | undefined;
  const isNamed = Object.keys(node.binds ?? {}).some(
    (prop) => (namingProps as readonly string[]).includes(prop) || properties?.[prop]?.['x-text'] === true,
  );
  if (isNamed || namingProps.some((prop) => toText(node.props?.[prop] ?? '').trim() !== '')) return true;
  return [...(node.children ?? []), ...Object.values(node.slots ?? {}).flat()].some((child) =>
    typeof child === 'number'
      ? saysWords({ nodes }, child, components)
      : child.k !== 'c' || toText(child.v).trim() !== '',
  );
};

/** A control that holds only what no screen reader says, such as an icon. */
const checkWords = (
  log: IssueLog,
  { screen, sources }: SourcedScreen,
  walked: readonly WalkedNode[],
  components: Components,
): void => {
  for (const { node, index } of walked) {
    const definition = components.get(node.type);
    const source = sources[index];
    if (!isControl(definition) || definition?.accessibility.name !== 'children' || source === undefined)
      continue;
    // What holds nothing at all is found where it is compiled.
    if ((node.children ?? []).length === 0 || saysWords(screen, index, components)) continue;
    log.report(
      'accessibility.name-missing',
      source,
      `${node.type} "${node.id}" holds nothing that is read out; give it words or a label.`,
    );
  }
};

/** Controls that could be mistaken for one another, or that no screen reader says. */
export const checkControls = (
  log: IssueLog,
  sourced: SourcedScreen,
  walked: readonly WalkedNode[],
  components: Components,
): void => {
  checkNames(log, sourced, walked, components);
  checkWords(log, sourced, walked, components);
  checkNavigation(log, sourced, walked, components);
};
