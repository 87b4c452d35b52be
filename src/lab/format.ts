/** `65_000` → `1:05.0`; hours only where there are any. */
export function formatElapsed(milliseconds: number): string {
  const tenths = Math.floor(milliseconds / 100);
  const seconds = Math.floor(tenths / 10);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = `${String(seconds % 60).padStart(2, '0')}.${tenths % 10}`;
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}
/** `1_000` → `1 s`, `250` → `250 ms`, `300_000` → `5 min`. */
export function formatWait(milliseconds: number): string {
  if (milliseconds < 1_000) return `${milliseconds} ms`;
  const seconds = Math.round(milliseconds / 100) / 10;
  return seconds >= 120 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}
