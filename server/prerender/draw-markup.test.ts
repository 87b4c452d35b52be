import { runInThisContext } from 'node:vm';
import { createElement, type ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { drawMarkup } from './draw-markup.ts';

/** Reads a name of the run-time while it is drawn. */
const Reader = ({ read }: { readonly read: () => unknown }): ReactNode => String(read());
const names = ['navigator', 'localStorage', 'sessionStorage', 'EventSource', 'WebSocket'] as const;
const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
afterEach(() => {
  for (const [name, found] of before)
    if (found === undefined) Reflect.deleteProperty(globalThis, name);
    else Object.defineProperty(globalThis, name, found);
});

describe('what is drawn without a browser does not depend on the version of Node', () => {
  test.each(names)('%s is missing where Node has it, and there again afterwards', (name) => {
    Object.defineProperty(globalThis, name, { get: () => 'of-node', configurable: true });
    const read = (): unknown => runInThisContext(name) as unknown;
    expect(() => drawMarkup(createElement(Reader, { read }))).toThrow(
      new ReferenceError(`${name} is not defined`),
    );
    expect(read()).toBe('of-node');
  });
  test.each(names)('%s is missing where Node lacks it', (name) => {
    Reflect.deleteProperty(globalThis, name);
    const read = (): unknown => name in globalThis;
    expect(drawMarkup(createElement(Reader, { read }))).toBe('false');
    expect(read()).toBe(false);
  });
});
