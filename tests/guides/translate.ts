import { readFileSync, writeFileSync } from 'node:fs';

/** Simulates the translator of a guide: every text is another one, with the same placeholders. */
export const translate = (path: string): void => {
  const texts = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, string>>;
  const translated = Object.entries(texts).map(([key, text]) => [key, `ไทย ${text}`]);
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(translated), null, 2)}\n`);
};
