import type { Agreement } from './agreement.ts';
import { codeAgreements } from './codes.ts';
import { dateAgreements } from './dates.ts';
import { fieldKindAgreements } from './field-kinds.ts';
import { moneyAgreements } from './money.ts';
import { passwordAgreements } from './passwords.ts';
import { reachAgreements } from './reach.ts';
import { unitAgreements } from './units.ts';

/** Everything that settings, forms and components have to say alike. */
export const agreements: readonly Agreement[] = [
  ...moneyAgreements,
  ...dateAgreements,
  ...reachAgreements,
  ...codeAgreements,
  ...passwordAgreements,
  ...fieldKindAgreements,
  ...unitAgreements,
];
