import { render, type RenderResult } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import type { ComponentDefinition } from '../protocol/component-definition.ts';
import type { JsonObject } from '../protocol/json.ts';

/** Renders a host-lowered definition the way the runtime does: one element, attributes, text, events. */
export const renderHost = (
  definition: ComponentDefinition,
  props: JsonObject,
  children?: ReactNode,
  emit: (event: string) => void = () => undefined,
): RenderResult => {
  const { lower } = definition;
  if (lower.kind !== 'host') throw new Error(`Expected ${definition.type} to be lowered to a host element`);
  const attributes: Record<string, unknown> = { ...lower.fixed?.(props) };
  for (const [attribute, prop] of Object.entries(lower.attributes ?? {})) {
    if (props[prop] !== undefined) attributes[attribute] = props[prop];
  }
  for (const [event, domEvent] of Object.entries(lower.events ?? {})) {
    attributes[`on${domEvent.charAt(0).toUpperCase()}${domEvent.slice(1)}`] = () => emit(event);
  }
  const words = lower.text === undefined ? null : String(props[lower.text] ?? '');
  const isVoid = lower.element(props) === 'img' || lower.element(props) === 'hr';
  return render(createElement(lower.element(props), attributes, ...(isVoid ? [] : [words, children])));
};
