import type { AnyStateMachine } from 'xstate';
import type { MachineContract } from '../protocol/machine-contract.ts';
import { captchaContract } from './captcha/captcha.contract.ts';
import { captchaMachine } from './captcha/captcha.machine.ts';
import { humanVerificationContract } from './human-verification/human-verification.contract.ts';
import { humanVerificationMachine } from './human-verification/human-verification.machine.ts';
import { languageContract } from './language/language.contract.ts';
import { languageMachine } from './language/language.machine.ts';
import { loginContract } from './login/login.contract.ts';
import { loginMachine } from './login/login.machine.ts';
import { registrationContract } from './registration/registration.contract.ts';
import { registrationMachine } from './registration/registration.machine.ts';
import { sessionContract } from './session/session.contract.ts';
import { sessionMachine } from './session/session.machine.ts';
import { smsCodeContract } from './sms-code/sms-code.contract.ts';
import { smsCodeMachine } from './sms-code/sms-code.machine.ts';
import { changePasswordContract } from './change-password/change-password.contract.ts';
import { changePasswordMachine } from './change-password/change-password.machine.ts';
import { forgotPasswordContract } from './forgot-password/forgot-password.contract.ts';
import { forgotPasswordMachine } from './forgot-password/forgot-password.machine.ts';
import { freeDemoContract } from './free-demo/free-demo.contract.ts';
import { freeDemoMachine } from './free-demo/free-demo.machine.ts';
import { customerServiceContract } from './customer-service/customer-service.contract.ts';
import { customerServiceMachine } from './customer-service/customer-service.machine.ts';
import { announcementContract } from './announcement/announcement.contract.ts';
import { announcementMachine } from './announcement/announcement.machine.ts';
import { ageGateContract } from './age-gate/age-gate.contract.ts';
import { ageGateMachine } from './age-gate/age-gate.machine.ts';
import { realityCheckContract } from './reality-check/reality-check.contract.ts';
import { realityCheckMachine } from './reality-check/reality-check.machine.ts';
import { maintenanceContract } from './maintenance/maintenance.contract.ts';
import { maintenanceMachine } from './maintenance/maintenance.machine.ts';
import { gameLaunchContract } from './game-launch/game-launch.contract.ts';
import { gameLaunchMachine } from './game-launch/game-launch.machine.ts';
import { thirdPartyLoginContract } from './third-party-login/third-party-login.contract.ts';
import { thirdPartyLoginMachine } from './third-party-login/third-party-login.machine.ts';
import { stepUpContract } from './step-up/step-up.contract.ts';
import { stepUpMachine } from './step-up/step-up.machine.ts';
import { depositContract } from './deposit/deposit.contract.ts';
import { depositMachine } from './deposit/deposit.machine.ts';
import { withdrawalContract } from './withdrawal/withdrawal.contract.ts';
import { withdrawalMachine } from './withdrawal/withdrawal.machine.ts';
import { withdrawalConfirmationContract } from './withdrawal-confirmation/withdrawal-confirmation.contract.ts';
import { withdrawalConfirmationMachine } from './withdrawal-confirmation/withdrawal-confirmation.machine.ts';
import { contractContract } from './contract/contract.contract.ts';
import { contractMachine } from './contract/contract.machine.ts';

export interface CatalogEntry {
  readonly machine: AnyStateMachine;
  readonly contract: MachineContract;
}
/** The one list of flows: a machine named here is in the lab and under test. */
export const machineCatalog: Readonly<Record<string, CatalogEntry>> = {
  session: { machine: sessionMachine, contract: sessionContract },
  login: { machine: loginMachine, contract: loginContract },
  registration: { machine: registrationMachine, contract: registrationContract },
  captcha: { machine: captchaMachine, contract: captchaContract },
  humanVerification: { machine: humanVerificationMachine, contract: humanVerificationContract },
  smsCode: { machine: smsCodeMachine, contract: smsCodeContract },
  language: { machine: languageMachine, contract: languageContract },
  changePassword: { machine: changePasswordMachine, contract: changePasswordContract },
  forgotPassword: { machine: forgotPasswordMachine, contract: forgotPasswordContract },
  freeDemo: { machine: freeDemoMachine, contract: freeDemoContract },
  customerService: { machine: customerServiceMachine, contract: customerServiceContract },
  announcement: { machine: announcementMachine, contract: announcementContract },
  ageGate: { machine: ageGateMachine, contract: ageGateContract },
  realityCheck: { machine: realityCheckMachine, contract: realityCheckContract },
  maintenance: { machine: maintenanceMachine, contract: maintenanceContract },
  gameLaunch: { machine: gameLaunchMachine, contract: gameLaunchContract },
  thirdPartyLogin: { machine: thirdPartyLoginMachine, contract: thirdPartyLoginContract },
  stepUp: { machine: stepUpMachine, contract: stepUpContract },
  deposit: { machine: depositMachine, contract: depositContract },
  withdrawal: { machine: withdrawalMachine, contract: withdrawalContract },
  withdrawalConfirmation: {
    machine: withdrawalConfirmationMachine,
    contract: withdrawalConfirmationContract,
  },
  contract: { machine: contractMachine, contract: contractContract },
};
