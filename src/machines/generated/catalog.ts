// Written by "npm run generate" from the folders; do not edit.
import type { MachineCatalog } from '../catalog-entry.ts';
import { accountClosureContract } from '../account-closure/account-closure.contract.ts';
import { accountClosureMachine } from '../account-closure/account-closure.machine.ts';
import { activityApplicationContract } from '../activity-application/activity-application.contract.ts';
import { activityApplicationMachine } from '../activity-application/activity-application.machine.ts';
import { ageGateContract } from '../age-gate/age-gate.contract.ts';
import { ageGateMachine } from '../age-gate/age-gate.machine.ts';
import { announcementContract } from '../announcement/announcement.contract.ts';
import { announcementMachine } from '../announcement/announcement.machine.ts';
import { authenticatorContract } from '../authenticator/authenticator.contract.ts';
import { authenticatorMachine } from '../authenticator/authenticator.machine.ts';
import { captchaContract } from '../captcha/captcha.contract.ts';
import { captchaMachine } from '../captcha/captcha.machine.ts';
import { changePasswordContract } from '../change-password/change-password.contract.ts';
import { changePasswordMachine } from '../change-password/change-password.machine.ts';
import { consentRenewalContract } from '../consent-renewal/consent-renewal.contract.ts';
import { consentRenewalMachine } from '../consent-renewal/consent-renewal.machine.ts';
import { contactChangeContract } from '../contact-change/contact-change.contract.ts';
import { contactChangeMachine } from '../contact-change/contact-change.machine.ts';
import { contractContract } from '../contract/contract.contract.ts';
import { contractMachine } from '../contract/contract.machine.ts';
import { contractOffersContract } from '../contract-offers/contract-offers.contract.ts';
import { contractOffersMachine } from '../contract-offers/contract-offers.machine.ts';
import { conversationContract } from '../conversation/conversation.contract.ts';
import { conversationMachine } from '../conversation/conversation.machine.ts';
import { customerServiceContract } from '../customer-service/customer-service.contract.ts';
import { customerServiceMachine } from '../customer-service/customer-service.machine.ts';
import { dataExportContract } from '../data-export/data-export.contract.ts';
import { dataExportMachine } from '../data-export/data-export.machine.ts';
import { depositContract } from '../deposit/deposit.contract.ts';
import { depositMachine } from '../deposit/deposit.machine.ts';
import { deviceListContract } from '../device-list/device-list.contract.ts';
import { deviceListMachine } from '../device-list/device-list.machine.ts';
import { downlineOddsContract } from '../downline-odds/downline-odds.contract.ts';
import { downlineOddsMachine } from '../downline-odds/downline-odds.machine.ts';
import { downlineRebatesContract } from '../downline-rebates/downline-rebates.contract.ts';
import { downlineRebatesMachine } from '../downline-rebates/downline-rebates.machine.ts';
import { feedbackContract } from '../feedback/feedback.contract.ts';
import { feedbackMachine } from '../feedback/feedback.machine.ts';
import { forgotPasswordContract } from '../forgot-password/forgot-password.contract.ts';
import { forgotPasswordMachine } from '../forgot-password/forgot-password.machine.ts';
import { freeDemoContract } from '../free-demo/free-demo.contract.ts';
import { freeDemoMachine } from '../free-demo/free-demo.machine.ts';
import { fundPasswordContract } from '../fund-password/fund-password.contract.ts';
import { fundPasswordMachine } from '../fund-password/fund-password.machine.ts';
import { gameLaunchContract } from '../game-launch/game-launch.contract.ts';
import { gameLaunchMachine } from '../game-launch/game-launch.machine.ts';
import { humanVerificationContract } from '../human-verification/human-verification.contract.ts';
import { humanVerificationMachine } from '../human-verification/human-verification.machine.ts';
import { identityDocumentsContract } from '../identity-documents/identity-documents.contract.ts';
import { identityDocumentsMachine } from '../identity-documents/identity-documents.machine.ts';
import { inboxContract } from '../inbox/inbox.contract.ts';
import { inboxMachine } from '../inbox/inbox.machine.ts';
import { inviteLinkContract } from '../invite-link/invite-link.contract.ts';
import { inviteLinkMachine } from '../invite-link/invite-link.machine.ts';
import { languageContract } from '../language/language.contract.ts';
import { languageMachine } from '../language/language.machine.ts';
import { limitsContract } from '../limits/limits.contract.ts';
import { limitsMachine } from '../limits/limits.machine.ts';
import { loginContract } from '../login/login.contract.ts';
import { loginMachine } from '../login/login.machine.ts';
import { lotteryBetContract } from '../lottery-bet/lottery-bet.contract.ts';
import { lotteryBetMachine } from '../lottery-bet/lottery-bet.machine.ts';
import { lotteryChaseContract } from '../lottery-chase/lottery-chase.contract.ts';
import { lotteryChaseMachine } from '../lottery-chase/lottery-chase.machine.ts';
import { lotteryTicketContract } from '../lottery-ticket/lottery-ticket.contract.ts';
import { lotteryTicketMachine } from '../lottery-ticket/lottery-ticket.machine.ts';
import { maintenanceContract } from '../maintenance/maintenance.contract.ts';
import { maintenanceMachine } from '../maintenance/maintenance.machine.ts';
import { messageSettingsContract } from '../message-settings/message-settings.contract.ts';
import { messageSettingsMachine } from '../message-settings/message-settings.machine.ts';
import { missionClaimContract } from '../mission-claim/mission-claim.contract.ts';
import { missionClaimMachine } from '../mission-claim/mission-claim.machine.ts';
import { moneyTransferContract } from '../money-transfer/money-transfer.contract.ts';
import { moneyTransferMachine } from '../money-transfer/money-transfer.machine.ts';
import { nameCheckContract } from '../name-check/name-check.contract.ts';
import { nameCheckMachine } from '../name-check/name-check.machine.ts';
import { onBreakContract } from '../on-break/on-break.contract.ts';
import { onBreakMachine } from '../on-break/on-break.machine.ts';
import { openAccountContract } from '../open-account/open-account.contract.ts';
import { openAccountMachine } from '../open-account/open-account.machine.ts';
import { ownerProofContract } from '../owner-proof/owner-proof.contract.ts';
import { ownerProofMachine } from '../owner-proof/owner-proof.machine.ts';
import { passkeyLoginContract } from '../passkey-login/passkey-login.contract.ts';
import { passkeyLoginMachine } from '../passkey-login/passkey-login.machine.ts';
import { passkeysContract } from '../passkeys/passkeys.contract.ts';
import { passkeysMachine } from '../passkeys/passkeys.machine.ts';
import { payoutAccountsContract } from '../payout-accounts/payout-accounts.contract.ts';
import { payoutAccountsMachine } from '../payout-accounts/payout-accounts.machine.ts';
import { pointsConvertContract } from '../points-convert/points-convert.contract.ts';
import { pointsConvertMachine } from '../points-convert/points-convert.machine.ts';
import { pointsRedeemContract } from '../points-redeem/points-redeem.contract.ts';
import { pointsRedeemMachine } from '../points-redeem/points-redeem.machine.ts';
import { profileContract } from '../profile/profile.contract.ts';
import { profileMachine } from '../profile/profile.machine.ts';
import { promotionOfferContract } from '../promotion-offer/promotion-offer.contract.ts';
import { promotionOfferMachine } from '../promotion-offer/promotion-offer.machine.ts';
import { promotionStopContract } from '../promotion-stop/promotion-stop.contract.ts';
import { promotionStopMachine } from '../promotion-stop/promotion-stop.machine.ts';
import { providerBindingsContract } from '../provider-bindings/provider-bindings.contract.ts';
import { providerBindingsMachine } from '../provider-bindings/provider-bindings.machine.ts';
import { realityCheckContract } from '../reality-check/reality-check.contract.ts';
import { realityCheckMachine } from '../reality-check/reality-check.machine.ts';
import { rebateClaimContract } from '../rebate-claim/rebate-claim.contract.ts';
import { rebateClaimMachine } from '../rebate-claim/rebate-claim.machine.ts';
import { redEnvelopeContract } from '../red-envelope/red-envelope.contract.ts';
import { redEnvelopeMachine } from '../red-envelope/red-envelope.machine.ts';
import { registrationContract } from '../registration/registration.contract.ts';
import { registrationMachine } from '../registration/registration.machine.ts';
import { resetPasswordContract } from '../reset-password/reset-password.contract.ts';
import { resetPasswordMachine } from '../reset-password/reset-password.machine.ts';
import { returnToPlayContract } from '../return-to-play/return-to-play.contract.ts';
import { returnToPlayMachine } from '../return-to-play/return-to-play.machine.ts';
import { rewardClaimContract } from '../reward-claim/reward-claim.contract.ts';
import { rewardClaimMachine } from '../reward-claim/reward-claim.machine.ts';
import { securityQuestionsContract } from '../security-questions/security-questions.contract.ts';
import { securityQuestionsMachine } from '../security-questions/security-questions.machine.ts';
import { selfExclusionContract } from '../self-exclusion/self-exclusion.contract.ts';
import { selfExclusionMachine } from '../self-exclusion/self-exclusion.machine.ts';
import { sessionContract } from '../session/session.contract.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { signInContract } from '../sign-in/sign-in.contract.ts';
import { signInMachine } from '../sign-in/sign-in.machine.ts';
import { smsCodeContract } from '../sms-code/sms-code.contract.ts';
import { smsCodeMachine } from '../sms-code/sms-code.machine.ts';
import { stepUpContract } from '../step-up/step-up.contract.ts';
import { stepUpMachine } from '../step-up/step-up.machine.ts';
import { thirdPartyLoginContract } from '../third-party-login/third-party-login.contract.ts';
import { thirdPartyLoginMachine } from '../third-party-login/third-party-login.machine.ts';
import { walletsContract } from '../wallets/wallets.contract.ts';
import { walletsMachine } from '../wallets/wallets.machine.ts';
import { withdrawalContract } from '../withdrawal/withdrawal.contract.ts';
import { withdrawalMachine } from '../withdrawal/withdrawal.machine.ts';
import { withdrawalCancelContract } from '../withdrawal-cancel/withdrawal-cancel.contract.ts';
import { withdrawalCancelMachine } from '../withdrawal-cancel/withdrawal-cancel.machine.ts';
import { withdrawalConfirmationContract } from '../withdrawal-confirmation/withdrawal-confirmation.contract.ts';
import { withdrawalConfirmationMachine } from '../withdrawal-confirmation/withdrawal-confirmation.machine.ts';

/** Every flow: what has a folder is in the lab and under test. */
export const machineCatalog: MachineCatalog = {
  accountClosure: { machine: accountClosureMachine, contract: accountClosureContract },
  activityApplication: { machine: activityApplicationMachine, contract: activityApplicationContract },
  ageGate: { machine: ageGateMachine, contract: ageGateContract },
  announcement: { machine: announcementMachine, contract: announcementContract },
  authenticator: { machine: authenticatorMachine, contract: authenticatorContract },
  captcha: { machine: captchaMachine, contract: captchaContract },
  changePassword: { machine: changePasswordMachine, contract: changePasswordContract },
  consentRenewal: { machine: consentRenewalMachine, contract: consentRenewalContract },
  contactChange: { machine: contactChangeMachine, contract: contactChangeContract },
  contract: { machine: contractMachine, contract: contractContract },
  contractOffers: { machine: contractOffersMachine, contract: contractOffersContract },
  conversation: { machine: conversationMachine, contract: conversationContract },
  customerService: { machine: customerServiceMachine, contract: customerServiceContract },
  dataExport: { machine: dataExportMachine, contract: dataExportContract },
  deposit: { machine: depositMachine, contract: depositContract },
  deviceList: { machine: deviceListMachine, contract: deviceListContract },
  downlineOdds: { machine: downlineOddsMachine, contract: downlineOddsContract },
  downlineRebates: { machine: downlineRebatesMachine, contract: downlineRebatesContract },
  feedback: { machine: feedbackMachine, contract: feedbackContract },
  forgotPassword: { machine: forgotPasswordMachine, contract: forgotPasswordContract },
  freeDemo: { machine: freeDemoMachine, contract: freeDemoContract },
  fundPassword: { machine: fundPasswordMachine, contract: fundPasswordContract },
  gameLaunch: { machine: gameLaunchMachine, contract: gameLaunchContract },
  humanVerification: { machine: humanVerificationMachine, contract: humanVerificationContract },
  identityDocuments: { machine: identityDocumentsMachine, contract: identityDocumentsContract },
  inbox: { machine: inboxMachine, contract: inboxContract },
  inviteLink: { machine: inviteLinkMachine, contract: inviteLinkContract },
  language: { machine: languageMachine, contract: languageContract },
  limits: { machine: limitsMachine, contract: limitsContract },
  login: { machine: loginMachine, contract: loginContract },
  lotteryBet: { machine: lotteryBetMachine, contract: lotteryBetContract },
  lotteryChase: { machine: lotteryChaseMachine, contract: lotteryChaseContract },
  lotteryTicket: { machine: lotteryTicketMachine, contract: lotteryTicketContract },
  maintenance: { machine: maintenanceMachine, contract: maintenanceContract },
  messageSettings: { machine: messageSettingsMachine, contract: messageSettingsContract },
  missionClaim: { machine: missionClaimMachine, contract: missionClaimContract },
  moneyTransfer: { machine: moneyTransferMachine, contract: moneyTransferContract },
  nameCheck: { machine: nameCheckMachine, contract: nameCheckContract },
  onBreak: { machine: onBreakMachine, contract: onBreakContract },
  openAccount: { machine: openAccountMachine, contract: openAccountContract },
  ownerProof: { machine: ownerProofMachine, contract: ownerProofContract },
  passkeyLogin: { machine: passkeyLoginMachine, contract: passkeyLoginContract },
  passkeys: { machine: passkeysMachine, contract: passkeysContract },
  payoutAccounts: { machine: payoutAccountsMachine, contract: payoutAccountsContract },
  pointsConvert: { machine: pointsConvertMachine, contract: pointsConvertContract },
  pointsRedeem: { machine: pointsRedeemMachine, contract: pointsRedeemContract },
  profile: { machine: profileMachine, contract: profileContract },
  promotionOffer: { machine: promotionOfferMachine, contract: promotionOfferContract },
  promotionStop: { machine: promotionStopMachine, contract: promotionStopContract },
  providerBindings: { machine: providerBindingsMachine, contract: providerBindingsContract },
  realityCheck: { machine: realityCheckMachine, contract: realityCheckContract },
  rebateClaim: { machine: rebateClaimMachine, contract: rebateClaimContract },
  redEnvelope: { machine: redEnvelopeMachine, contract: redEnvelopeContract },
  registration: { machine: registrationMachine, contract: registrationContract },
  resetPassword: { machine: resetPasswordMachine, contract: resetPasswordContract },
  returnToPlay: { machine: returnToPlayMachine, contract: returnToPlayContract },
  rewardClaim: { machine: rewardClaimMachine, contract: rewardClaimContract },
  securityQuestions: { machine: securityQuestionsMachine, contract: securityQuestionsContract },
  selfExclusion: { machine: selfExclusionMachine, contract: selfExclusionContract },
  session: { machine: sessionMachine, contract: sessionContract },
  signIn: { machine: signInMachine, contract: signInContract },
  smsCode: { machine: smsCodeMachine, contract: smsCodeContract },
  stepUp: { machine: stepUpMachine, contract: stepUpContract },
  thirdPartyLogin: { machine: thirdPartyLoginMachine, contract: thirdPartyLoginContract },
  wallets: { machine: walletsMachine, contract: walletsContract },
  withdrawal: { machine: withdrawalMachine, contract: withdrawalContract },
  withdrawalCancel: { machine: withdrawalCancelMachine, contract: withdrawalCancelContract },
  withdrawalConfirmation: { machine: withdrawalConfirmationMachine, contract: withdrawalConfirmationContract },
};
