import { Field, Input } from '@chakra-ui/react';
import { readClocks } from '../../../protocol/release/schedule.ts';
import { clockMessages as words } from '../clock-messages.ts';
import { brandZone, showInZone } from '../zone-time.ts';

const firstYear = '1970';

/** The moment of a local time in the zone of the brand, ISO 8601; empty stays empty. */
export const toMoment = (local: string): string => {
  if (local === '') return '';
  const reading = readClocks(local, brandZone());
  return reading === null ? `${local}:00.000Z` : new Date(reading.moment).toISOString();
};

/**
 * What a person has to know of a local time whose clocks are put forward or back that day; else empty. Some calls refuse
 * a time that the clocks skip, the others take what a clock shows that was not put forward.
 */
export function explainClocks(local: string, zone: string, isSkippedRefused = false): string {
  // While a year is typed it is of the first centuries, whose clocks differ by odd minutes.
  const reading = local < firstYear ? null : readClocks(local, zone);
  if (reading === null || reading.times === 'once') return '';
  const counted = showInZone(new Date(reading.moment).toISOString(), zone);
  if (reading.times === 'twice') return words.twice(counted);
  return isSkippedRefused ? words.skipped : words.never(counted);
}

/** A day and a time by the clocks of a zone, with what is unusual about that time. */
export function LocalTimeField(props: {
  readonly label: string;
  readonly hint?: string;
  /** `2026-11-21T09:30`, or empty. */
  readonly value: string;
  /** That of the brand where none is named. */
  readonly zone?: string;
  readonly fault: string | undefined;
  readonly isRequired?: boolean;
  readonly isSkippedRefused?: boolean;
  readonly onChange: (value: string) => void;
}) {
  const { label, hint = '', value, zone = brandZone(), fault } = props;
  // A fault says more than what the clocks make of the time.
  const about =
    fault === undefined ? `${hint} ${explainClocks(value, zone, props.isSkippedRefused)}`.trim() : hint;
  return (
    <Field.Root
      flexGrow={1}
      minWidth="12rem"
      width="auto"
      required={props.isRequired ?? false}
      invalid={fault !== undefined}
    >
      <Field.Label>
        {label} <Field.RequiredIndicator />
      </Field.Label>
      <Input
        type="datetime-local"
        size="sm"
        value={value}
        onChange={({ target }) => props.onChange(target.value)}
      />
      {about === '' ? null : <Field.HelperText aria-live="polite">{about}</Field.HelperText>}
      <Field.ErrorText>{fault}</Field.ErrorText>
    </Field.Root>
  );
}
