import type { MachineContract } from '../protocol/machine-contract.ts';
import { captchaContract } from './captcha/captcha.contract.ts';
import { humanVerificationContract } from './human-verification/human-verification.contract.ts';
import { languageContract } from './language/language.contract.ts';
import { loginContract } from './login/login.contract.ts';
import { registrationContract } from './registration/registration.contract.ts';
import { sessionContract } from './session/session.contract.ts';
import { smsCodeContract } from './sms-code/sms-code.contract.ts';

/** Every contract, without the machines: for the compiler and the server. */
export const machineContracts: readonly MachineContract[] = [
  sessionContract,
  loginContract,
  captchaContract,
  humanVerificationContract,
  smsCodeContract,
  registrationContract,
  languageContract,
];
