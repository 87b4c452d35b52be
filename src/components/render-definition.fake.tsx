import { render, type RenderResult } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import type { ComponentDefinition } from '../protocol/document/component-definition.ts';
import { vi, type Mock } from 'vitest';
import type { JsonObject } from '../protocol/json/json.ts';
import type { View, ViewProps } from '../runtime/view.ts';
import englishTexts from '../../locales/EN.json' with { type: 'json' };
import {
  createFakeRuntime,
  WithRuntime,
  type FakeRuntime,
  type FakeRuntimeOptions,
} from './fake-runtime.fake.tsx';
import { toText } from '../protocol/json/to-text.ts';

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
  const words = lower.text === undefined ? null : toText(props[lower.text] ?? '');
  const isVoid = lower.element(props) === 'img' || lower.element(props) === 'hr';
  return render(createElement(lower.element(props), attributes, ...(isVoid ? [] : [words, children])));
};

export interface RenderedView extends RenderResult {
  readonly emit: Mock<(event: string, payload?: JsonObject) => void>;
  readonly runtime: FakeRuntime;
  /** Renders again with other props, as the runtime does when a bound value changes. */
  readonly update: (props: JsonObject, children?: ReactNode) => void;
}

export interface ViewSetting extends FakeRuntimeOptions {
  readonly children?: ReactNode;
  readonly slots?: Readonly<Record<string, ReactNode>>;
  readonly runtime?: FakeRuntime;
  readonly nodeId?: string;
}

/** Renders a view as the runtime does: slot names as classes, English words, a fake runtime above. */
export const renderView = (
  definition: ComponentDefinition,
  view: View<never>,
  props: JsonObject,
  setting: ViewSetting = {},
): RenderedView => {
  const { lower } = definition;
  if (lower.kind !== 'view') throw new Error(`Expected ${definition.type} to have a view`);
  const Component = view as unknown as View;
  const emit = vi.fn<(event: string, payload?: JsonObject) => void>();
  const runtime = setting.runtime ?? createFakeRuntime({ messages: englishTexts, ...setting });
  const text: ViewProps['text'] = (name, args) =>
    runtime.t(definition.texts?.[name] ?? `missing ${name}`, args);
  const build = (current: JsonObject, children: ReactNode): ReactNode => (
    <WithRuntime runtime={runtime}>
      <Component
        nodeId={setting.nodeId ?? 'node'}
        props={current}
        classes={Object.fromEntries(Object.keys(lower.styles(current)).map((slot) => [slot, slot]))}
        emit={emit}
        text={text}
        slots={setting.slots ?? {}}
      >
        {children}
      </Component>
    </WithRuntime>
  );
  const result = render(build(props, setting.children));
  return {
    ...result,
    emit,
    runtime,
    update: (next, children) => result.rerender(build(next, children ?? setting.children)),
  };
};
