import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { messages } from '../../messages.ts';
import { showMoment } from '../zone-time.ts';

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** `5 minutes ago`; the exact time after a week, and of what is still to come. `iso` is ISO 8601. */
function describeMoment(iso: string, now: number): string {
  const passed = now - Date.parse(iso);
  // The clocks of browser and server may be a minute apart.
  if (Math.abs(passed) < 60_000) return messages.time.justNow;
  if (passed < 0 || passed > 7 * 86_400_000) return showMoment(iso);
  const [unit, ms] = units.find(([, size]) => passed >= size) ?? ['minute', 60_000];
  return relative.format(-Math.floor(passed / ms), unit);
}
/** The browser's time, updated every half minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 30_000);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
/** A moment in words, with the exact time for a pointer and for machines. */
export function Moment({ iso }: { readonly iso: string }) {
  const now = useNow();
  return (
    <chakra.time dateTime={iso} title={showMoment(iso)} whiteSpace="nowrap">
      {describeMoment(iso, now)}
    </chakra.time>
  );
}
