import { listFieldSettings, listShownFields, type ShownFields } from './form-fields.ts';
import type { Group } from './group.ts';
import type { ScreenProof } from './proof-site.ts';
import { createPathReader, type GroupStart, listStarts } from './screen-variant.ts';
import type { Variant } from './settings-cone.ts';

/** All that a variant of the settings decides about the flows of a group. */
export interface GroupVariant {
  readonly variant: Variant;
  /** Where each flow can begin. */
  readonly starts: readonly (readonly GroupStart[])[];
  /** Form → those of the fields that the flows take which it shows. */
  readonly shownFields: ShownFields;
  /** What decides about the ways: two variants with the same are gone through once. */
  readonly ways: string;
  /** What decides, with the ways, about what shows. */
  readonly seen: string;
}

const pickSettings = (variant: Variant, paths: ReadonlySet<string>): Variant =>
  Object.fromEntries(Object.entries(variant).filter(([path]) => paths.has(path)));

/** A key for the part of a variant that concerns these settings. */
export const describeSettings = (variant: Variant, paths: ReadonlySet<string>): string =>
  JSON.stringify(pickSettings(variant, paths));

/** All settings by which the variants of a group can differ. */
export const listGroupSettings = ({ facts }: ScreenProof, group: Group): ReadonlySet<string> => {
  const ofForms = group.forms.flatMap((form) => {
    const fields = facts.form(form)?.fields;
    const repeated = [...group.fields].flatMap((name) => fields?.get(name)?.repeats ?? []);
    return listFieldSettings(facts, form, [...group.fields, ...repeated]);
  });
  return new Set([...group.settings.keys(), ...group.switches, ...ofForms]);
};

export const readGroupVariant = (proof: ScreenProof, group: Group, variant: Variant): GroupVariant => {
  const read = createPathReader(proof, group, variant);
  const starts = group.parties.map((party) => listStarts(proof, party, read));
  const shownFields = new Map(
    group.forms.map((form) => [form, listShownFields(proof.facts, variant, form, group.fields)]),
  );
  if (!proof.isShared) {
    const whole = JSON.stringify(variant);
    return { variant, starts, shownFields, ways: `${group.name} ${whole}`, seen: whole };
  }
  const ways = JSON.stringify([
    group.name,
    starts.map((partyStarts) => partyStarts.map(({ node }) => node)),
    [...shownFields].map(([form, fields]) => [form, [...fields]]),
    pickSettings(variant, group.waySettings),
  ]);
  return { variant, starts, shownFields, ways, seen: describeSettings(variant, group.seenSettings) };
};
