import type { MachineCatalog } from './catalog-entry.ts';
import { ageGateFlow } from './age-gate/age-gate.flow.ts';
import { announcementFlow } from './announcement/announcement.flow.ts';
import { authenticatorFlow } from './authenticator/authenticator.flow.ts';
import { captchaFlow } from './captcha/captcha.flow.ts';
import { changePasswordFlow } from './change-password/change-password.flow.ts';
import { contractFlow } from './contract/contract.flow.ts';
import { customerServiceFlow } from './customer-service/customer-service.flow.ts';
import { depositFlow } from './deposit/deposit.flow.ts';
import { forgotPasswordFlow } from './forgot-password/forgot-password.flow.ts';
import { freeDemoFlow } from './free-demo/free-demo.flow.ts';
import { fundPasswordFlow } from './fund-password/fund-password.flow.ts';
import { gameLaunchFlow } from './game-launch/game-launch.flow.ts';
import { humanVerificationFlow } from './human-verification/human-verification.flow.ts';
import { deviceListFlow } from './device-list/device-list.flow.ts';
import { inboxFlow } from './inbox/inbox.flow.ts';
import { languageFlow } from './language/language.flow.ts';
import { loginFlow } from './login/login.flow.ts';
import { maintenanceFlow } from './maintenance/maintenance.flow.ts';
import { realityCheckFlow } from './reality-check/reality-check.flow.ts';
import { nameCheckFlow } from './name-check/name-check.flow.ts';
import { registrationFlow } from './registration/registration.flow.ts';
import { resetPasswordFlow } from './reset-password/reset-password.flow.ts';
import { sessionFlow } from './session/session.flow.ts';
import { smsCodeFlow } from './sms-code/sms-code.flow.ts';
import { stepUpFlow } from './step-up/step-up.flow.ts';
import { thirdPartyLoginFlow } from './third-party-login/third-party-login.flow.ts';
import { withdrawalFlow } from './withdrawal/withdrawal.flow.ts';
import { payoutAccountsFlow } from './payout-accounts/payout-accounts.flow.ts';
import { withdrawalConfirmationFlow } from './withdrawal-confirmation/withdrawal-confirmation.flow.ts';
import { pointsRedeemFlow } from './points-redeem/points-redeem.flow.ts';
import { pointsConvertFlow } from './points-convert/points-convert.flow.ts';
import { rewardClaimFlow } from './reward-claim/reward-claim.flow.ts';
import { redEnvelopeFlow } from './red-envelope/red-envelope.flow.ts';
import { signInFlow } from './sign-in/sign-in.flow.ts';
import { activityApplicationFlow } from './activity-application/activity-application.flow.ts';
import { limitsFlow } from './limits/limits.flow.ts';
import { onBreakFlow } from './on-break/on-break.flow.ts';
import { selfExclusionFlow } from './self-exclusion/self-exclusion.flow.ts';

/** The one list of flows: a machine named here is in the lab and under test. */
export const machineCatalog: MachineCatalog = {
  session: sessionFlow,
  login: loginFlow,
  registration: registrationFlow,
  nameCheck: nameCheckFlow,
  captcha: captchaFlow,
  humanVerification: humanVerificationFlow,
  smsCode: smsCodeFlow,
  language: languageFlow,
  changePassword: changePasswordFlow,
  forgotPassword: forgotPasswordFlow,
  resetPassword: resetPasswordFlow,
  freeDemo: freeDemoFlow,
  customerService: customerServiceFlow,
  announcement: announcementFlow,
  ageGate: ageGateFlow,
  realityCheck: realityCheckFlow,
  maintenance: maintenanceFlow,
  inbox: inboxFlow,
  deviceList: deviceListFlow,
  gameLaunch: gameLaunchFlow,
  thirdPartyLogin: thirdPartyLoginFlow,
  stepUp: stepUpFlow,
  fundPassword: fundPasswordFlow,
  authenticator: authenticatorFlow,
  deposit: depositFlow,
  payoutAccounts: payoutAccountsFlow,
  withdrawal: withdrawalFlow,
  withdrawalConfirmation: withdrawalConfirmationFlow,
  contract: contractFlow,
  pointsRedeem: pointsRedeemFlow,
  pointsConvert: pointsConvertFlow,
  rewardClaim: rewardClaimFlow,
  redEnvelope: redEnvelopeFlow,
  signIn: signInFlow,
  activityApplication: activityApplicationFlow,
  limits: limitsFlow,
  selfExclusion: selfExclusionFlow,
  onBreak: onBreakFlow,
};
