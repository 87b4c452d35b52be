import { describe, expect, it } from 'vitest';
import type { CompiledValue } from '../../protocol/release/release.ts';
import { compileValue, readsOfValue, resolveValue } from './values.ts';

const scope = { read: () => undefined, isIn: () => undefined, canSend: () => undefined } as never;
const translate = (key: string): string => key;

describe('a value of a release that is broken', () => {
  it.each(['a text', 5, true, null])('has nothing under any name where an object should be: %s', (held) => {
    const value = { k: 'o', v: held } as unknown as CompiledValue;
    expect(resolveValue(value, scope, translate)).toEqual({});
    expect([...readsOfValue(value)]).toEqual([]);
  });
  it('is nothing where its kind is not known', () => {
    const value = { k: 'z' } as unknown as CompiledValue;
    expect(resolveValue(value, scope, translate)).toBeNull();
    expect(compileValue(value, translate)(scope)).toBeNull();
  });
});
