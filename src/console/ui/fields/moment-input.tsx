import { Input } from '@chakra-ui/react';
import { useState } from 'react';
import { clockIn, dayIn } from '../../../protocol/time/time-zone.ts';
import { brandZone } from '../zone-time.ts';
import { explainClocks, toMoment } from './local-time-field.tsx';

/** A moment as `datetime-local` shows it by the clocks of the brand; empty stays empty. */
export const toLocal = (iso: string): string => {
  if (iso === '') return '';
  const moment = new Date(iso);
  return `${dayIn(brandZone(), moment)}T${clockIn(brandZone(), moment).slice(0, 5)}`;
};
/**
 * A day and a time. While a year is typed it is of the first centuries, whose clocks differ by odd minutes: what was
 * typed stays as it was, and is not read back from the moment.
 */
export function MomentInput(props: { readonly value: string; readonly onType: (moment: string) => void }) {
  const { value, onType } = props;
  const [typed, setTyped] = useState({ local: toLocal(value), moment: value });
  return (
    <Input
      type="datetime-local"
      size="sm"
      value={typed.moment === value ? typed.local : toLocal(value)}
      onChange={({ target }) => {
        const moment = toMoment(target.value);
        // A time that the clocks skip that day is shown as the one that counts.
        const isSkipped = explainClocks(target.value, brandZone()) !== '' && toLocal(moment) !== target.value;
        setTyped({ local: isSkipped ? toLocal(moment) : target.value, moment });
        onType(moment);
      }}
    />
  );
}
