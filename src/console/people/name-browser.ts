const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];
const find = (names: typeof browsers, agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** What a person calls a browser by what it calls itself: “Firefox, Linux”. */
export function nameBrowser(agent: string): string {
  const names = [find(browsers, agent), find(systems, agent)].filter((name) => name !== undefined);
  return names.length === 0 ? agent.slice(0, 40) || 'Unknown browser' : names.join(', ');
}
