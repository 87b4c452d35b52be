import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { errorMessageKeys } from '../../src/machines/error-message.ts';

const folder = fileURLToPath(new URL('../../locales/', import.meta.url));

test.each(readdirSync(folder).filter((name) => name.endsWith('.json')))(
  '%s has a text for every error a flow can show',
  (name) => {
    const texts = JSON.parse(readFileSync(`${folder}${name}`, 'utf8')) as Readonly<Record<string, string>>;
    expect(errorMessageKeys.filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
  },
);
