import type { CatalogEntry } from '../catalog-entry.ts';
import { captchaContract } from './captcha.contract.ts';
import { captchaMachine } from './captcha.machine.ts';

export const captchaFlow: CatalogEntry = { machine: captchaMachine, contract: captchaContract };
