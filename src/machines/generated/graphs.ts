// Written by "npm run generate" from the machines; do not edit.
import { accountClosure } from './graphs/account-closure.ts';
import { activityApplication } from './graphs/activity-application.ts';
import { ageGate } from './graphs/age-gate.ts';
import { announcement } from './graphs/announcement.ts';
import { authenticator } from './graphs/authenticator.ts';
import { captcha } from './graphs/captcha.ts';
import { changePassword } from './graphs/change-password.ts';
import { consentRenewal } from './graphs/consent-renewal.ts';
import { contactChange } from './graphs/contact-change.ts';
import { contract } from './graphs/contract.ts';
import { contractOffers } from './graphs/contract-offers.ts';
import { conversation } from './graphs/conversation.ts';
import { customerService } from './graphs/customer-service.ts';
import { dataExport } from './graphs/data-export.ts';
import { deposit } from './graphs/deposit.ts';
import { deviceList } from './graphs/device-list.ts';
import { downlineOdds } from './graphs/downline-odds.ts';
import { downlineRebates } from './graphs/downline-rebates.ts';
import { feedback } from './graphs/feedback.ts';
import { forgotPassword } from './graphs/forgot-password.ts';
import { freeDemo } from './graphs/free-demo.ts';
import { fundPassword } from './graphs/fund-password.ts';
import { gameLaunch } from './graphs/game-launch.ts';
import { humanVerification } from './graphs/human-verification.ts';
import { identityDocuments } from './graphs/identity-documents.ts';
import { inbox } from './graphs/inbox.ts';
import { inviteLink } from './graphs/invite-link.ts';
import { language } from './graphs/language.ts';
import { limits } from './graphs/limits.ts';
import { login } from './graphs/login.ts';
import { lotteryBet } from './graphs/lottery-bet.ts';
import { lotteryChase } from './graphs/lottery-chase.ts';
import { lotteryTicket } from './graphs/lottery-ticket.ts';
import { maintenance } from './graphs/maintenance.ts';
import { messageSettings } from './graphs/message-settings.ts';
import { missionClaim } from './graphs/mission-claim.ts';
import { moneyTransfer } from './graphs/money-transfer.ts';
import { nameCheck } from './graphs/name-check.ts';
import { onBreak } from './graphs/on-break.ts';
import { openAccount } from './graphs/open-account.ts';
import { ownerProof } from './graphs/owner-proof.ts';
import { passkeyLogin } from './graphs/passkey-login.ts';
import { passkeys } from './graphs/passkeys.ts';
import { payoutAccounts } from './graphs/payout-accounts.ts';
import { pointsConvert } from './graphs/points-convert.ts';
import { pointsRedeem } from './graphs/points-redeem.ts';
import { profile } from './graphs/profile.ts';
import { promotionOffer } from './graphs/promotion-offer.ts';
import { promotionStop } from './graphs/promotion-stop.ts';
import { providerBindings } from './graphs/provider-bindings.ts';
import { realityCheck } from './graphs/reality-check.ts';
import { rebateClaim } from './graphs/rebate-claim.ts';
import { redEnvelope } from './graphs/red-envelope.ts';
import { registration } from './graphs/registration.ts';
import { resetPassword } from './graphs/reset-password.ts';
import { returnToPlay } from './graphs/return-to-play.ts';
import { rewardClaim } from './graphs/reward-claim.ts';
import { securityQuestions } from './graphs/security-questions.ts';
import { selfExclusion } from './graphs/self-exclusion.ts';
import { session } from './graphs/session.ts';
import { signIn } from './graphs/sign-in.ts';
import { smsCode } from './graphs/sms-code.ts';
import { stepUp } from './graphs/step-up.ts';
import { thirdPartyLogin } from './graphs/third-party-login.ts';
import { wallets } from './graphs/wallets.ts';
import { withdrawal } from './graphs/withdrawal.ts';
import { withdrawalCancel } from './graphs/withdrawal-cancel.ts';
import { withdrawalConfirmation } from './graphs/withdrawal-confirmation.ts';

export const storedGraphs: Readonly<Record<string, { readonly source: string; readonly graph: string }>> = {
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
