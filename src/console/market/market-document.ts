import {
  breakDuties,
  pageDuties,
  exclusionMatches,
  defaultJurisdiction,
  identityFields,
  identityGates,
  limitKinds,
  limitPeriods,
  type Jurisdiction,
} from '../../protocol/document/jurisdiction.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';

export const marketPath = 'settings/jurisdiction';
export type MarketKey = keyof Jurisdiction;

/** Settings that are on or off, are a choice of several, are a number, and are a text. */
export type SwitchKey =
  | 'ageGate'
  | 'tellsTakenNumber'
  | 'returnOnRequest'
  | 'earlyReturn'
  | 'panicButton'
  | 'refundOpenRounds'
  | 'demoPlay'
  | 'demoOnBreak'
  | 'realityCheckStopsPlay';
export type SeveralKey =
  | 'identityFields'
  | 'identityBefore'
  | 'limitKinds'
  | 'limitPeriods'
  | 'exclusionMatch'
  | 'openOnBreak'
  | 'policiesOnEveryPage';
export type NumberKey =
  | 'minimumAge'
  | 'coolingHours'
  | 'confirmDays'
  | 'exclusionKnownFromDays'
  | 'earlyReturnMonths'
  | 'returnWaitHours'
  | 'returnWaitHoursForGood'
  | 'realityCheckMinutes'
  | 'realityBreakMinutes'
  | 'playIdleMinutes'
  | 'shortestRoundMs';
export type TextKey = 'helplineName' | 'helplineContact';

/** What may be chosen, in the order in which players see it. */
export const choices: Readonly<Record<SeveralKey, readonly string[]>> = {
  identityFields,
  identityBefore: identityGates,
  limitKinds,
  limitPeriods,
  exclusionMatch: exclusionMatches,
  openOnBreak: breakDuties,
  policiesOnEveryPage: pageDuties,
};
/** As in `schemas/settings/jurisdiction.schema.json`; numbers within them are accepted. */
export const bounds: Readonly<Record<NumberKey, { readonly least: number; readonly most: number }>> = {
  minimumAge: { least: 18, most: 25 },
  coolingHours: { least: 24, most: 720 },
  confirmDays: { least: 1, most: 30 },
  exclusionKnownFromDays: { least: 2, most: 365 },
  earlyReturnMonths: { least: 0, most: 60 },
  returnWaitHours: { least: 24, most: 8760 },
  returnWaitHoursForGood: { least: 24, most: 8760 },
  realityCheckMinutes: { least: 0, most: 240 },
  realityBreakMinutes: { least: 0, most: 60 },
  playIdleMinutes: { least: 5, most: 60 },
  shortestRoundMs: { least: 0, most: 60_000 },
};
export const longest: Readonly<Record<TextKey, number>> = { helplineName: 80, helplineContact: 120 };

/** The profile of a document; null where the site has none. What a document leaves out is as it was built. */
export function readMarket(document: Json): Jurisdiction | null {
  // A draft may be half written: every key is optional.
  return isJsonObject(document)
    ? { ...defaultJurisdiction, ...(document as unknown as Partial<Jurisdiction>) }
    : null;
}
/** The document with one setting changed. */
export function setMarket(document: Json, key: MarketKey, value: Json): Json {
  return isJsonObject(document) ? ({ ...document, [key]: value } satisfies JsonObject) : document;
}
/** A choice with one item added or removed, in the order in which players see it. */
export function toggleChoice(
  chosen: readonly string[],
  key: SeveralKey,
  one: string,
  isOn: boolean,
): readonly string[] {
  return choices[key].filter((name) => (name === one ? isOn : chosen.includes(name)));
}
/** A whole number within its bounds; null for anything else. */
export function readBounded(text: string, key: NumberKey): number | null {
  const value = /^[0-9]{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= bounds[key].least && value <= bounds[key].most ? value : null;
}
