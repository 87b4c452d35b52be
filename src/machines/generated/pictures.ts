// Written by "npm run generate" from the machines; do not edit.
import { accountClosure } from './pictures/account-closure.ts';
import { activityApplication } from './pictures/activity-application.ts';
import { ageGate } from './pictures/age-gate.ts';
import { announcement } from './pictures/announcement.ts';
import { authenticator } from './pictures/authenticator.ts';
import { captcha } from './pictures/captcha.ts';
import { changePassword } from './pictures/change-password.ts';
import { consentRenewal } from './pictures/consent-renewal.ts';
import { contactChange } from './pictures/contact-change.ts';
import { contract } from './pictures/contract.ts';
import { contractOffers } from './pictures/contract-offers.ts';
import { conversation } from './pictures/conversation.ts';
import { customerService } from './pictures/customer-service.ts';
import { dataExport } from './pictures/data-export.ts';
import { deposit } from './pictures/deposit.ts';
import { deviceList } from './pictures/device-list.ts';
import { downlineOdds } from './pictures/downline-odds.ts';
import { downlineRebates } from './pictures/downline-rebates.ts';
import { feedback } from './pictures/feedback.ts';
import { forgotPassword } from './pictures/forgot-password.ts';
import { freeDemo } from './pictures/free-demo.ts';
import { fundPassword } from './pictures/fund-password.ts';
import { gameLaunch } from './pictures/game-launch.ts';
import { humanVerification } from './pictures/human-verification.ts';
import { identityDocuments } from './pictures/identity-documents.ts';
import { inbox } from './pictures/inbox.ts';
import { inviteLink } from './pictures/invite-link.ts';
import { language } from './pictures/language.ts';
import { limits } from './pictures/limits.ts';
import { login } from './pictures/login.ts';
import { lotteryBet } from './pictures/lottery-bet.ts';
import { lotteryChase } from './pictures/lottery-chase.ts';
import { lotteryTicket } from './pictures/lottery-ticket.ts';
import { maintenance } from './pictures/maintenance.ts';
import { messageSettings } from './pictures/message-settings.ts';
import { missionClaim } from './pictures/mission-claim.ts';
import { moneyTransfer } from './pictures/money-transfer.ts';
import { nameCheck } from './pictures/name-check.ts';
import { onBreak } from './pictures/on-break.ts';
import { openAccount } from './pictures/open-account.ts';
import { ownerProof } from './pictures/owner-proof.ts';
import { passkeyLogin } from './pictures/passkey-login.ts';
import { passkeys } from './pictures/passkeys.ts';
import { payoutAccounts } from './pictures/payout-accounts.ts';
import { pointsConvert } from './pictures/points-convert.ts';
import { pointsRedeem } from './pictures/points-redeem.ts';
import { profile } from './pictures/profile.ts';
import { promotionOffer } from './pictures/promotion-offer.ts';
import { promotionStop } from './pictures/promotion-stop.ts';
import { providerBindings } from './pictures/provider-bindings.ts';
import { realityCheck } from './pictures/reality-check.ts';
import { rebateClaim } from './pictures/rebate-claim.ts';
import { redEnvelope } from './pictures/red-envelope.ts';
import { registration } from './pictures/registration.ts';
import { resetPassword } from './pictures/reset-password.ts';
import { returnToPlay } from './pictures/return-to-play.ts';
import { rewardClaim } from './pictures/reward-claim.ts';
import { securityQuestions } from './pictures/security-questions.ts';
import { selfExclusion } from './pictures/self-exclusion.ts';
import { session } from './pictures/session.ts';
import { signIn } from './pictures/sign-in.ts';
import { smsCode } from './pictures/sms-code.ts';
import { stepUp } from './pictures/step-up.ts';
import { thirdPartyLogin } from './pictures/third-party-login.ts';
import { wallets } from './pictures/wallets.ts';
import { withdrawal } from './pictures/withdrawal.ts';
import { withdrawalCancel } from './pictures/withdrawal-cancel.ts';
import { withdrawalConfirmation } from './pictures/withdrawal-confirmation.ts';

export const storedPictures: Readonly<Record<string, string>> = {
  accountClosure,
  activityApplication,
  ageGate,
  announcement,
  authenticator,
  captcha,
  changePassword,
  consentRenewal,
  contactChange,
  contract,
  contractOffers,
  conversation,
  customerService,
  dataExport,
  deposit,
  deviceList,
  downlineOdds,
  downlineRebates,
  feedback,
  forgotPassword,
  freeDemo,
  fundPassword,
  gameLaunch,
  humanVerification,
  identityDocuments,
  inbox,
  inviteLink,
  language,
  limits,
  login,
  lotteryBet,
  lotteryChase,
  lotteryTicket,
  maintenance,
  messageSettings,
  missionClaim,
  moneyTransfer,
  nameCheck,
  onBreak,
  openAccount,
  ownerProof,
  passkeyLogin,
  passkeys,
  payoutAccounts,
  pointsConvert,
  pointsRedeem,
  profile,
  promotionOffer,
  promotionStop,
  providerBindings,
  realityCheck,
  rebateClaim,
  redEnvelope,
  registration,
  resetPassword,
  returnToPlay,
  rewardClaim,
  securityQuestions,
  selfExclusion,
  session,
  signIn,
  smsCode,
  stepUp,
  thirdPartyLogin,
  wallets,
  withdrawal,
  withdrawalCancel,
  withdrawalConfirmation,
};
