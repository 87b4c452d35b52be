// Written by "npm run generate" from the contracts and the areas; do not edit.
import type { CatalogEntry } from '../catalog-entry.ts';

/** The flows of the catalogue, each in its own code: a browser fetches those that its screens name. */
export const flowLoaders = {
  activityApplication: () =>
    Promise.all([import('../activity-application/activity-application.machine.ts'), import('../activity-application/activity-application.contract.ts')]).then(
      ([{ activityApplicationMachine: machine }, { activityApplicationContract: contract }]) => ({ machine, contract }),
    ),
  ageGate: () =>
    Promise.all([import('../age-gate/age-gate.machine.ts'), import('../age-gate/age-gate.contract.ts')]).then(
      ([{ ageGateMachine: machine }, { ageGateContract: contract }]) => ({ machine, contract }),
    ),
  announcement: () =>
    Promise.all([import('../announcement/announcement.machine.ts'), import('../announcement/announcement.contract.ts')]).then(
      ([{ announcementMachine: machine }, { announcementContract: contract }]) => ({ machine, contract }),
    ),
  authenticator: () =>
    Promise.all([import('../authenticator/authenticator.machine.ts'), import('../authenticator/authenticator.contract.ts')]).then(
      ([{ authenticatorMachine: machine }, { authenticatorContract: contract }]) => ({ machine, contract }),
    ),
  captcha: () =>
    Promise.all([import('../captcha/captcha.machine.ts'), import('../captcha/captcha.contract.ts')]).then(
      ([{ captchaMachine: machine }, { captchaContract: contract }]) => ({ machine, contract }),
    ),
  changePassword: () =>
    Promise.all([import('../change-password/change-password.machine.ts'), import('../change-password/change-password.contract.ts')]).then(
      ([{ changePasswordMachine: machine }, { changePasswordContract: contract }]) => ({ machine, contract }),
    ),
  contract: () =>
    Promise.all([import('../contract/contract.machine.ts'), import('../contract/contract.contract.ts')]).then(
      ([{ contractMachine: machine }, { contractContract: contract }]) => ({ machine, contract }),
    ),
  customerService: () =>
    Promise.all([import('../customer-service/customer-service.machine.ts'), import('../customer-service/customer-service.contract.ts')]).then(
      ([{ customerServiceMachine: machine }, { customerServiceContract: contract }]) => ({ machine, contract }),
    ),
  deposit: () =>
    Promise.all([import('../deposit/deposit.machine.ts'), import('../deposit/deposit.contract.ts')]).then(
      ([{ depositMachine: machine }, { depositContract: contract }]) => ({ machine, contract }),
    ),
  deviceList: () =>
    Promise.all([import('../device-list/device-list.machine.ts'), import('../device-list/device-list.contract.ts')]).then(
      ([{ deviceListMachine: machine }, { deviceListContract: contract }]) => ({ machine, contract }),
    ),
  forgotPassword: () =>
    Promise.all([import('../forgot-password/forgot-password.machine.ts'), import('../forgot-password/forgot-password.contract.ts')]).then(
      ([{ forgotPasswordMachine: machine }, { forgotPasswordContract: contract }]) => ({ machine, contract }),
    ),
  freeDemo: () =>
    Promise.all([import('../free-demo/free-demo.machine.ts'), import('../free-demo/free-demo.contract.ts')]).then(
      ([{ freeDemoMachine: machine }, { freeDemoContract: contract }]) => ({ machine, contract }),
    ),
  fundPassword: () =>
    Promise.all([import('../fund-password/fund-password.machine.ts'), import('../fund-password/fund-password.contract.ts')]).then(
      ([{ fundPasswordMachine: machine }, { fundPasswordContract: contract }]) => ({ machine, contract }),
    ),
  gameLaunch: () =>
    Promise.all([import('../game-launch/game-launch.machine.ts'), import('../game-launch/game-launch.contract.ts')]).then(
      ([{ gameLaunchMachine: machine }, { gameLaunchContract: contract }]) => ({ machine, contract }),
    ),
  humanVerification: () =>
    Promise.all([import('../human-verification/human-verification.machine.ts'), import('../human-verification/human-verification.contract.ts')]).then(
      ([{ humanVerificationMachine: machine }, { humanVerificationContract: contract }]) => ({ machine, contract }),
    ),
  inbox: () =>
    Promise.all([import('../inbox/inbox.machine.ts'), import('../inbox/inbox.contract.ts')]).then(
      ([{ inboxMachine: machine }, { inboxContract: contract }]) => ({ machine, contract }),
    ),
  language: () =>
    Promise.all([import('../language/language.machine.ts'), import('../language/language.contract.ts')]).then(
      ([{ languageMachine: machine }, { languageContract: contract }]) => ({ machine, contract }),
    ),
  limits: () =>
    Promise.all([import('../limits/limits.machine.ts'), import('../limits/limits.contract.ts')]).then(
      ([{ limitsMachine: machine }, { limitsContract: contract }]) => ({ machine, contract }),
    ),
  login: () =>
    Promise.all([import('../login/login.machine.ts'), import('../login/login.contract.ts')]).then(
      ([{ loginMachine: machine }, { loginContract: contract }]) => ({ machine, contract }),
    ),
  lotteryBet: () =>
    Promise.all([import('../lottery-bet/lottery-bet.machine.ts'), import('../lottery-bet/lottery-bet.contract.ts')]).then(
      ([{ lotteryBetMachine: machine }, { lotteryBetContract: contract }]) => ({ machine, contract }),
    ),
  lotteryTicket: () =>
    Promise.all([import('../lottery-ticket/lottery-ticket.machine.ts'), import('../lottery-ticket/lottery-ticket.contract.ts')]).then(
      ([{ lotteryTicketMachine: machine }, { lotteryTicketContract: contract }]) => ({ machine, contract }),
    ),
  maintenance: () =>
    Promise.all([import('../maintenance/maintenance.machine.ts'), import('../maintenance/maintenance.contract.ts')]).then(
      ([{ maintenanceMachine: machine }, { maintenanceContract: contract }]) => ({ machine, contract }),
    ),
  nameCheck: () =>
    Promise.all([import('../name-check/name-check.machine.ts'), import('../name-check/name-check.contract.ts')]).then(
      ([{ nameCheckMachine: machine }, { nameCheckContract: contract }]) => ({ machine, contract }),
    ),
  onBreak: () =>
    Promise.all([import('../on-break/on-break.machine.ts'), import('../on-break/on-break.contract.ts')]).then(
      ([{ onBreakMachine: machine }, { onBreakContract: contract }]) => ({ machine, contract }),
    ),
  payoutAccounts: () =>
    Promise.all([import('../payout-accounts/payout-accounts.machine.ts'), import('../payout-accounts/payout-accounts.contract.ts')]).then(
      ([{ payoutAccountsMachine: machine }, { payoutAccountsContract: contract }]) => ({ machine, contract }),
    ),
  pointsConvert: () =>
    Promise.all([import('../points-convert/points-convert.machine.ts'), import('../points-convert/points-convert.contract.ts')]).then(
      ([{ pointsConvertMachine: machine }, { pointsConvertContract: contract }]) => ({ machine, contract }),
    ),
  pointsRedeem: () =>
    Promise.all([import('../points-redeem/points-redeem.machine.ts'), import('../points-redeem/points-redeem.contract.ts')]).then(
      ([{ pointsRedeemMachine: machine }, { pointsRedeemContract: contract }]) => ({ machine, contract }),
    ),
  realityCheck: () =>
    Promise.all([import('../reality-check/reality-check.machine.ts'), import('../reality-check/reality-check.contract.ts')]).then(
      ([{ realityCheckMachine: machine }, { realityCheckContract: contract }]) => ({ machine, contract }),
    ),
  redEnvelope: () =>
    Promise.all([import('../red-envelope/red-envelope.machine.ts'), import('../red-envelope/red-envelope.contract.ts')]).then(
      ([{ redEnvelopeMachine: machine }, { redEnvelopeContract: contract }]) => ({ machine, contract }),
    ),
  registration: () =>
    Promise.all([import('../registration/registration.machine.ts'), import('../registration/registration.contract.ts')]).then(
      ([{ registrationMachine: machine }, { registrationContract: contract }]) => ({ machine, contract }),
    ),
  resetPassword: () =>
    Promise.all([import('../reset-password/reset-password.machine.ts'), import('../reset-password/reset-password.contract.ts')]).then(
      ([{ resetPasswordMachine: machine }, { resetPasswordContract: contract }]) => ({ machine, contract }),
    ),
  rewardClaim: () =>
    Promise.all([import('../reward-claim/reward-claim.machine.ts'), import('../reward-claim/reward-claim.contract.ts')]).then(
      ([{ rewardClaimMachine: machine }, { rewardClaimContract: contract }]) => ({ machine, contract }),
    ),
  selfExclusion: () =>
    Promise.all([import('../self-exclusion/self-exclusion.machine.ts'), import('../self-exclusion/self-exclusion.contract.ts')]).then(
      ([{ selfExclusionMachine: machine }, { selfExclusionContract: contract }]) => ({ machine, contract }),
    ),
  session: () =>
    Promise.all([import('../session/session.machine.ts'), import('../session/session.contract.ts')]).then(
      ([{ sessionMachine: machine }, { sessionContract: contract }]) => ({ machine, contract }),
    ),
  signIn: () =>
    Promise.all([import('../sign-in/sign-in.machine.ts'), import('../sign-in/sign-in.contract.ts')]).then(
      ([{ signInMachine: machine }, { signInContract: contract }]) => ({ machine, contract }),
    ),
  smsCode: () =>
    Promise.all([import('../sms-code/sms-code.machine.ts'), import('../sms-code/sms-code.contract.ts')]).then(
      ([{ smsCodeMachine: machine }, { smsCodeContract: contract }]) => ({ machine, contract }),
    ),
  stepUp: () =>
    Promise.all([import('../step-up/step-up.machine.ts'), import('../step-up/step-up.contract.ts')]).then(
      ([{ stepUpMachine: machine }, { stepUpContract: contract }]) => ({ machine, contract }),
    ),
  thirdPartyLogin: () =>
    Promise.all([import('../third-party-login/third-party-login.machine.ts'), import('../third-party-login/third-party-login.contract.ts')]).then(
      ([{ thirdPartyLoginMachine: machine }, { thirdPartyLoginContract: contract }]) => ({ machine, contract }),
    ),
  withdrawal: () =>
    Promise.all([import('../withdrawal/withdrawal.machine.ts'), import('../withdrawal/withdrawal.contract.ts')]).then(
      ([{ withdrawalMachine: machine }, { withdrawalContract: contract }]) => ({ machine, contract }),
    ),
  withdrawalConfirmation: () =>
    Promise.all([import('../withdrawal-confirmation/withdrawal-confirmation.machine.ts'), import('../withdrawal-confirmation/withdrawal-confirmation.contract.ts')]).then(
      ([{ withdrawalConfirmationMachine: machine }, { withdrawalConfirmationContract: contract }]) => ({ machine, contract }),
    ),
} satisfies Readonly<Record<string, () => Promise<CatalogEntry>>>;

/** Flows that a flow starts: they are fetched beside it, not after it. */
export const startedFlows: Readonly<Record<string, readonly (keyof typeof flowLoaders)[]>> = {
  forgotPassword: ['smsCode'],
  login: ['captcha', 'smsCode', 'humanVerification'],
  registration: ['captcha', 'smsCode', 'humanVerification'],
};
