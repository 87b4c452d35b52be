/** Marks of browsers and systems in a `User-Agent`; earlier ones win where several are there. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** A browser as a person would name it, for lists of devices; empty where it says nothing known. */
export function describeDevice(userAgent: string | undefined): string {
  const text = userAgent ?? '';
  const pick = (marks: readonly (readonly [string, string])[]): string =>
    marks.find(([mark]) => text.includes(mark))?.[1] ?? '';
  return [pick(browsers), pick(systems)].filter((part) => part !== '').join(' on ');
}
