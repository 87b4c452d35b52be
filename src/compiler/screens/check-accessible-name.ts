import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import { type Environment, sourceAt } from '../environment.ts';
import type { ComponentPart } from './component-part.ts';

const hasContent = (part: ComponentPart): boolean =>
  (part.node.children ?? []).length > 0 ||
  (part.menuChildren ?? []).length > 0 ||
  Object.keys(part.node.slots ?? {}).length > 0;

/** Reports a component that a screen reader could not name. */
export const checkAccessibleName = (
  env: Environment,
  definition: ComponentDefinition,
  part: ComponentPart,
  attributes: JsonObject,
): void => {
  const { name } = definition.accessibility;
  const { node } = part;
  const props = node.props ?? {};
  const isHidden = node.a11y?.hidden === true || attributes['aria-hidden'] === 'true';
  if (name === 'none' || isHidden || node.a11y?.label !== undefined) return;
  if (name === 'children') {
    // What holds nothing is made of its properties, and those are required where they are words.
    if (definition.kind === 'leaf') return;
    const byText = definition.lower.kind === 'host' ? definition.lower.text : undefined;
    const isNamed =
      hasContent(part) ||
      Object.hasOwn(props, 'label') ||
      (byText !== undefined && Object.hasOwn(props, byText));
    if (isNamed) return;
    env.log.report(
      'accessibility.name-missing',
      sourceAt(env, part.places.self),
      `${definition.type} "${node.id}" has no words; give it children or a label.`,
    );
    return;
  }
  const prop = name.slice('prop:'.length);
  if (Object.hasOwn(props, prop)) return;
  env.log.report(
    'accessibility.name-missing',
    sourceAt(env, part.places.self),
    `${definition.type} "${node.id}" has no name; set "${prop}".`,
  );
};
