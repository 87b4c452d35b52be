import { dictionary } from '@zxcvbn-ts/language-common';

/** So many weigh 19 kB; the server judges by all of the list. */
const count = 5000;

/** The most common passwords, for the browser's estimate: path from the root → content. */
export const generatePasswords = (): Readonly<Record<string, string>> => ({
  'src/forms/generated/common-passwords.ts':
    '// Written by "npm run generate" from @zxcvbn-ts/language-common; do not edit.\n' +
    '/** Passwords that many people use, the most common first, with a space between. */\n' +
    `export const commonPasswords =\n  ${JSON.stringify(dictionary['passwords-common'].slice(0, count).join(' '))};\n`,
});
