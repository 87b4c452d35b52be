// Written by "npm run generate" from the machines; do not edit.
import { activityApplication } from './pictures/activityApplication.ts';
import { ageGate } from './pictures/ageGate.ts';
import { announcement } from './pictures/announcement.ts';
import { captcha } from './pictures/captcha.ts';
import { changePassword } from './pictures/changePassword.ts';
import { contract } from './pictures/contract.ts';
import { customerService } from './pictures/customerService.ts';
import { deposit } from './pictures/deposit.ts';
import { deviceList } from './pictures/deviceList.ts';
import { forgotPassword } from './pictures/forgotPassword.ts';
import { freeDemo } from './pictures/freeDemo.ts';
import { fundPassword } from './pictures/fundPassword.ts';
import { gameLaunch } from './pictures/gameLaunch.ts';
import { humanVerification } from './pictures/humanVerification.ts';
import { inbox } from './pictures/inbox.ts';
import { language } from './pictures/language.ts';
import { limits } from './pictures/limits.ts';
import { login } from './pictures/login.ts';
import { maintenance } from './pictures/maintenance.ts';
import { onBreak } from './pictures/onBreak.ts';
import { payoutAccounts } from './pictures/payoutAccounts.ts';
import { pointsConvert } from './pictures/pointsConvert.ts';
import { pointsRedeem } from './pictures/pointsRedeem.ts';
import { realityCheck } from './pictures/realityCheck.ts';
import { redEnvelope } from './pictures/redEnvelope.ts';
import { registration } from './pictures/registration.ts';
import { resetPassword } from './pictures/resetPassword.ts';
import { rewardClaim } from './pictures/rewardClaim.ts';
import { selfExclusion } from './pictures/selfExclusion.ts';
import { session } from './pictures/session.ts';
import { signIn } from './pictures/signIn.ts';
import { smsCode } from './pictures/smsCode.ts';
import { stepUp } from './pictures/stepUp.ts';
import { thirdPartyLogin } from './pictures/thirdPartyLogin.ts';
import { withdrawal } from './pictures/withdrawal.ts';
import { withdrawalConfirmation } from './pictures/withdrawalConfirmation.ts';

export const storedPictures: Readonly<Record<string, string>> = {
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
