import { describe, expect, it } from 'vitest';
import { endOfTime } from '../../protocol/document/jurisdiction.ts';
import { announceFailure, type FailureContext } from './announce-failure.ts';

const say = (error: unknown, languageTag = 'en'): readonly string[] => {
  const said: string[] = [];
  const active = { locale: 'here', site: { locales: [{ code: 'here', bcp47: languageTag }] } };
  announceFailure(error, (sentence) => said.push(sentence), {
    translate: (key, args) => (args === undefined ? key : `${key} ${JSON.stringify(args)}`),
    active: () => active as unknown as ReturnType<FailureContext['active']>, // no more of it is read
    store: { get: () => 'Asia/Manila' } as unknown as FailureContext['store'], // no more of it is read
  });
  return said;
};

describe('the sentence that announces a failed action', () => {
  it('is the sentence of the code that the server gave', () => {
    expect(say({ code: 'account.on-break' })).toEqual(['error.account.on-break']);
    expect(say({ code: 'network.offline' })).toEqual(['error.network.offline']);
  });
  it('says when a break ends, in the zone of the brand and the language on screen', () => {
    const refusal = { code: 'account.on-break', value: { until: '2026-12-01T20:30:00.000Z' } };
    const [english = '', ...more] = say(refusal);
    expect(more).toEqual([]);
    expect(english).toMatch(/^runtime\.onBreak\.until .*Dec 2, 2026, 4:30.*GMT\+8/);
    expect(say(refusal, 'ar')[0]).toMatch(/2026.*4:30/);
    expect(say(refusal, 'ar')[0]).not.toContain('Dec');
  });
  it('says of an exclusion for good that it has no end', () => {
    const refusal = { code: 'account.on-break', value: { until: endOfTime } };
    expect(say(refusal)).toEqual(['runtime.onBreak.forGood']);
  });
  it('says nothing of an end to another refusal', () => {
    expect(say({ code: 'game.maintenance', value: { until: '2026-12-01T20:30:00.000Z' } })).toEqual([
      'error.game.maintenance',
    ]);
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
