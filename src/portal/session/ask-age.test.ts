import { describe, expect, it } from 'vitest';
import type { Json } from '../../protocol/json/json.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import { ageKey, askAge, keepRefusal, refusalKey } from './ask-age.ts';
import { createFakeTexts } from '../input/text-storage.fake.ts';

/** A portal that only knows what is asked of it here. */
function setUp(paths: Readonly<Record<string, Json>>) {
  const opened: string[] = [];
  const payloads: object[] = [];
  const values = new Map<string, Json>(Object.entries(paths));
  let hear: () => void = () => undefined;
  const runtime = {
    store: {
      get: (path: string) => values.get(path),
      subscribe: (_paths: readonly string[], listener: () => void) => {
        hear = listener;
        return () => (hear = () => undefined);
      },
    },
    active: () => ({ pointer: { manifest: { modals: { 'age-gate': 'b' } } } }),
    effects: {
      open: (modal: string, payload: object) => {
        opened.push(modal);
        payloads.push(payload);
        values.set('ui.modal', modal);
      },
    },
  } as unknown as Runtime;
  return {
    opened,
    payloads,
    runtime,
    set: (path: string, value: Json) => {
      values.set(path, value);
      hear();
    },
  };
}

describe('the question for the age', () => {
  const asked = (ageGate: boolean, confirmed: Readonly<Record<string, string>>) => {
    const portal = setUp({ 'settings.jurisdiction.ageGate': ageGate, 'settings.limits.minimumAge': 21 });
    askAge(portal.runtime, createFakeTexts(confirmed));
    return portal.opened;
  };
  it('is put once per browser, and again where the age was raised', () => {
    expect(asked(true, {})).toEqual(['age-gate']);
    expect(asked(true, { [ageKey]: '21' })).toEqual([]);
    expect(asked(true, { [ageKey]: '18' })).toEqual(['age-gate']);
  });
  it('comes back until it is answered', () => {
    const portal = setUp({ 'settings.jurisdiction.ageGate': true, 'settings.limits.minimumAge': 18 });
    const browserTexts = createFakeTexts();
    askAge(portal.runtime, browserTexts);
    portal.set('ui.modal', 'login');
    expect(portal.opened).toEqual(['age-gate', 'age-gate']);
    browserTexts.write(ageKey, '18');
    portal.set('ui.modal', null);
    expect(portal.opened).toHaveLength(2);
  });
  it('stays closed for a day after a visitor said to be too young, whatever was confirmed before', () => {
    const openWith = (texts: ReturnType<typeof createFakeTexts>) => {
      const portal = setUp({ 'settings.jurisdiction.ageGate': true, 'settings.limits.minimumAge': 21 });
      askAge(portal.runtime, texts);
      return portal.payloads;
    };
    const texts = createFakeTexts({ [ageKey]: '21' });
    const now = Date.now();
    keepRefusal(texts, now);
    expect(openWith(texts)).toEqual([{ refused: true }]);
    keepRefusal(texts, now - 86_400_001);
    expect(openWith(texts)).toEqual([]);
    // Written by a clock that was far ahead: it would hold for years.
    keepRefusal(texts, now + 86_400_000);
    expect(openWith(createFakeTexts({ [refusalKey]: texts.read(refusalKey) ?? '' }))).toEqual([{}]);
  });
  it('is not put where the market does not ask', () => {
    expect(asked(false, {})).toEqual([]);
  });
});
