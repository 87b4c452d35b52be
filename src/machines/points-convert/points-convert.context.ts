import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import { shareOf, unitOf, writeMoney } from '../../protocol/money.ts';
import type { Complaint } from '../failed-call.ts';
import type { Lockout } from '../lockout.ts';
import { closedObject, flag, text, textMap, textOrNull, whole, wholeOrNull } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** What a member must know before points are typed. Points are whole numbers. */
export interface ConversionTerms {
  readonly points: number;
  /** Points for one unit of the currency. */
  readonly ratio: number;
  readonly minimum: number;
  /** Points must be a multiple of it, so that nothing is lost in rounding. */
  readonly step: number;
  readonly currency: string;
  readonly symbol: string;
}
export interface Conversion {
  readonly id: string;
  readonly points: number;
  /** What was paid out, as a decimal string. */
  readonly amount: string;
  /** Points that are left. */
  readonly remaining: number;
}
export const conversionTermsSchema: JsonSchema = closedObject({
  points: whole,
  ratio: whole,
  minimum: whole,
  step: whole,
  currency: text,
  symbol: text,
});
export const conversionSchema: JsonSchema = closedObject({
  id: text,
  points: whole,
  amount: text,
  remaining: whole,
});
export interface PointsConvertContext extends Complaint, Lockout {
  readonly terms: ConversionTerms | null;
  readonly points: number | null;
  readonly fundPassword: string | null;
  readonly conversion: Conversion | null;
}
export const pointsConvertProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  errors: textMap,
  terms: { anyOf: [conversionTermsSchema, { type: 'null' }] },
  points: wholeOrNull,
  /** What the points will bring, as a decimal string. */
  amount: textOrNull,
  conversion: { anyOf: [conversionSchema, { type: 'null' }] },
  secondsLeft: wholeOrNull,
});

/** What points bring; exact for points that fit the step. */
const worthOf = (points: number, { ratio, currency }: ConversionTerms): string =>
  writeMoney(shareOf(unitOf(currency), BigInt(points), BigInt(ratio), 'down'), currency);
const busyStates: readonly string[] = ['loading', 'submitting'];
export function projectPointsConvert(snapshot: SnapshotLike): JsonObject {
  const { terms, points, conversion, error, errors, secondsLeft } = snapshot.context as PointsConvertContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: busyStates.includes(state),
    error,
    errors: { ...errors },
    terms: terms === null ? null : { ...terms },
    points,
    amount: terms === null || points === null ? null : worthOf(points, terms),
    conversion: conversion === null ? null : { ...conversion },
    secondsLeft: state === 'locked' ? secondsLeft : null,
  };
}
