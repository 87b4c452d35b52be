import { describe, expect, it } from 'vitest';
import { sayFailure } from './say-failure.ts';

const say = (error: unknown): readonly string[] => {
  const said: string[] = [];
  sayFailure(error, (key) => said.push(key));
  return said;
};

describe('what a person is told of an action that failed', () => {
  it('is the sentence of the code that the server gave', () => {
    expect(say({ code: 'account.on-break' })).toEqual(['error.account.on-break']);
    expect(say({ code: 'network.offline' })).toEqual(['error.network.offline']);
  });
  it('is never a raw code or a message for programmers', () => {
    expect(say({ code: 'merchant.internal.9' })).toEqual(['error.unknown']);
    expect(say(new Error('expects a modal of the site, got gone'))).toEqual(['error.unknown']);
  });
  it('is nothing where the session ended or the person stopped it', () => {
    expect(say({ code: 'duplicateLogin' })).toEqual([]);
    expect(say({ code: 'network.aborted' })).toEqual([]);
  });
});
