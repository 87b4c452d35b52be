// Written by "npm run generate" from the folders; do not edit.
import type { MachineContract } from '../../protocol/machine-contract.ts';
import { accountClosureContract } from '../account-closure/account-closure.contract.ts';
import { activityApplicationContract } from '../activity-application/activity-application.contract.ts';
import { ageGateContract } from '../age-gate/age-gate.contract.ts';
import { announcementContract } from '../announcement/announcement.contract.ts';
import { authenticatorContract } from '../authenticator/authenticator.contract.ts';
import { captchaContract } from '../captcha/captcha.contract.ts';
import { changePasswordContract } from '../change-password/change-password.contract.ts';
import { consentRenewalContract } from '../consent-renewal/consent-renewal.contract.ts';
import { contactChangeContract } from '../contact-change/contact-change.contract.ts';
import { contractContract } from '../contract/contract.contract.ts';
import { contractOffersContract } from '../contract-offers/contract-offers.contract.ts';
import { conversationContract } from '../conversation/conversation.contract.ts';
import { customerServiceContract } from '../customer-service/customer-service.contract.ts';
import { dataExportContract } from '../data-export/data-export.contract.ts';
import { depositContract } from '../deposit/deposit.contract.ts';
import { deviceListContract } from '../device-list/device-list.contract.ts';
import { downlineOddsContract } from '../downline-odds/downline-odds.contract.ts';
import { downlineRebatesContract } from '../downline-rebates/downline-rebates.contract.ts';
import { feedbackContract } from '../feedback/feedback.contract.ts';
import { forgotPasswordContract } from '../forgot-password/forgot-password.contract.ts';
import { freeDemoContract } from '../free-demo/free-demo.contract.ts';
import { fundPasswordContract } from '../fund-password/fund-password.contract.ts';
import { gameLaunchContract } from '../game-launch/game-launch.contract.ts';
import { humanVerificationContract } from '../human-verification/human-verification.contract.ts';
import { identityDocumentsContract } from '../identity-documents/identity-documents.contract.ts';
import { inboxContract } from '../inbox/inbox.contract.ts';
import { inviteLinkContract } from '../invite-link/invite-link.contract.ts';
import { languageContract } from '../language/language.contract.ts';
import { limitsContract } from '../limits/limits.contract.ts';
import { loginContract } from '../login/login.contract.ts';
import { lotteryBetContract } from '../lottery-bet/lottery-bet.contract.ts';
import { lotteryChaseContract } from '../lottery-chase/lottery-chase.contract.ts';
import { lotteryTicketContract } from '../lottery-ticket/lottery-ticket.contract.ts';
import { maintenanceContract } from '../maintenance/maintenance.contract.ts';
import { messageSettingsContract } from '../message-settings/message-settings.contract.ts';
import { missionClaimContract } from '../mission-claim/mission-claim.contract.ts';
import { moneyTransferContract } from '../money-transfer/money-transfer.contract.ts';
import { nameCheckContract } from '../name-check/name-check.contract.ts';
import { onBreakContract } from '../on-break/on-break.contract.ts';
import { openAccountContract } from '../open-account/open-account.contract.ts';
import { ownerProofContract } from '../owner-proof/owner-proof.contract.ts';
import { passkeyLoginContract } from '../passkey-login/passkey-login.contract.ts';
import { passkeysContract } from '../passkeys/passkeys.contract.ts';
import { payoutAccountsContract } from '../payout-accounts/payout-accounts.contract.ts';
import { pointsConvertContract } from '../points-convert/points-convert.contract.ts';
import { pointsRedeemContract } from '../points-redeem/points-redeem.contract.ts';
import { profileContract } from '../profile/profile.contract.ts';
import { promotionOfferContract } from '../promotion-offer/promotion-offer.contract.ts';
import { promotionStopContract } from '../promotion-stop/promotion-stop.contract.ts';
import { providerBindingsContract } from '../provider-bindings/provider-bindings.contract.ts';
import { realityCheckContract } from '../reality-check/reality-check.contract.ts';
import { rebateClaimContract } from '../rebate-claim/rebate-claim.contract.ts';
import { redEnvelopeContract } from '../red-envelope/red-envelope.contract.ts';
import { registrationContract } from '../registration/registration.contract.ts';
import { resetPasswordContract } from '../reset-password/reset-password.contract.ts';
import { returnToPlayContract } from '../return-to-play/return-to-play.contract.ts';
import { rewardClaimContract } from '../reward-claim/reward-claim.contract.ts';
import { securityQuestionsContract } from '../security-questions/security-questions.contract.ts';
import { selfExclusionContract } from '../self-exclusion/self-exclusion.contract.ts';
import { sessionContract } from '../session/session.contract.ts';
import { signInContract } from '../sign-in/sign-in.contract.ts';
import { smsCodeContract } from '../sms-code/sms-code.contract.ts';
import { stepUpContract } from '../step-up/step-up.contract.ts';
import { thirdPartyLoginContract } from '../third-party-login/third-party-login.contract.ts';
import { walletsContract } from '../wallets/wallets.contract.ts';
import { withdrawalContract } from '../withdrawal/withdrawal.contract.ts';
import { withdrawalCancelContract } from '../withdrawal-cancel/withdrawal-cancel.contract.ts';
import { withdrawalConfirmationContract } from '../withdrawal-confirmation/withdrawal-confirmation.contract.ts';

/** Every contract, without the machines: for the compiler and the server. */
export const machineContracts: readonly MachineContract[] = [
  accountClosureContract,
  activityApplicationContract,
  ageGateContract,
  announcementContract,
  authenticatorContract,
  captchaContract,
  changePasswordContract,
  consentRenewalContract,
  contactChangeContract,
  contractContract,
  contractOffersContract,
  conversationContract,
  customerServiceContract,
  dataExportContract,
  depositContract,
  deviceListContract,
  downlineOddsContract,
  downlineRebatesContract,
  feedbackContract,
  forgotPasswordContract,
  freeDemoContract,
  fundPasswordContract,
  gameLaunchContract,
  humanVerificationContract,
  identityDocumentsContract,
  inboxContract,
  inviteLinkContract,
  languageContract,
  limitsContract,
  loginContract,
  lotteryBetContract,
  lotteryChaseContract,
  lotteryTicketContract,
  maintenanceContract,
  messageSettingsContract,
  missionClaimContract,
  moneyTransferContract,
  nameCheckContract,
  onBreakContract,
  openAccountContract,
  ownerProofContract,
  passkeyLoginContract,
  passkeysContract,
  payoutAccountsContract,
  pointsConvertContract,
  pointsRedeemContract,
  profileContract,
  promotionOfferContract,
  promotionStopContract,
  providerBindingsContract,
  realityCheckContract,
  rebateClaimContract,
  redEnvelopeContract,
  registrationContract,
  resetPasswordContract,
  returnToPlayContract,
  rewardClaimContract,
  securityQuestionsContract,
  selfExclusionContract,
  sessionContract,
  signInContract,
  smsCodeContract,
  stepUpContract,
  thirdPartyLoginContract,
  walletsContract,
  withdrawalContract,
  withdrawalCancelContract,
  withdrawalConfirmationContract,
];
