// Written by "npm run generate" from the machines; do not edit.
import { activityApplication } from './graphs/activityApplication.ts';
import { ageGate } from './graphs/ageGate.ts';
import { announcement } from './graphs/announcement.ts';
import { captcha } from './graphs/captcha.ts';
import { changePassword } from './graphs/changePassword.ts';
import { contract } from './graphs/contract.ts';
import { customerService } from './graphs/customerService.ts';
import { deposit } from './graphs/deposit.ts';
import { deviceList } from './graphs/deviceList.ts';
import { forgotPassword } from './graphs/forgotPassword.ts';
import { freeDemo } from './graphs/freeDemo.ts';
import { fundPassword } from './graphs/fundPassword.ts';
import { gameLaunch } from './graphs/gameLaunch.ts';
import { humanVerification } from './graphs/humanVerification.ts';
import { inbox } from './graphs/inbox.ts';
import { language } from './graphs/language.ts';
import { limits } from './graphs/limits.ts';
import { login } from './graphs/login.ts';
import { maintenance } from './graphs/maintenance.ts';
import { onBreak } from './graphs/onBreak.ts';
import { payoutAccounts } from './graphs/payoutAccounts.ts';
import { pointsConvert } from './graphs/pointsConvert.ts';
import { pointsRedeem } from './graphs/pointsRedeem.ts';
import { realityCheck } from './graphs/realityCheck.ts';
import { redEnvelope } from './graphs/redEnvelope.ts';
import { registration } from './graphs/registration.ts';
import { resetPassword } from './graphs/resetPassword.ts';
import { rewardClaim } from './graphs/rewardClaim.ts';
import { selfExclusion } from './graphs/selfExclusion.ts';
import { session } from './graphs/session.ts';
import { signIn } from './graphs/signIn.ts';
import { smsCode } from './graphs/smsCode.ts';
import { stepUp } from './graphs/stepUp.ts';
import { thirdPartyLogin } from './graphs/thirdPartyLogin.ts';
import { withdrawal } from './graphs/withdrawal.ts';
import { withdrawalConfirmation } from './graphs/withdrawalConfirmation.ts';

export const storedGraphs: Readonly<Record<string, { readonly source: string; readonly graph: string }>> = {
  activityApplication,
  ageGate,
  announcement,
  captcha,
  changePassword,
  contract,
  customerService,
  deposit,
  deviceList,
  forgotPassword,
  freeDemo,
  fundPassword,
  gameLaunch,
  humanVerification,
  inbox,
  language,
  limits,
  login,
  maintenance,
  onBreak,
  payoutAccounts,
  pointsConvert,
  pointsRedeem,
  realityCheck,
  redEnvelope,
  registration,
  resetPassword,
  rewardClaim,
  selfExclusion,
  session,
  signIn,
  smsCode,
  stepUp,
  thirdPartyLogin,
  withdrawal,
  withdrawalConfirmation,
};
