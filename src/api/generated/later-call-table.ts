// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.

/** What the browser needs to make a call; the schemas stay on the server. Read by `readShape`. */
export const laterCallTable = {
  'agent.bets': 'GET /wps/report/teamPVPRNGBetting COMM3 required plain',
  'agent.branches': 'GET /wps/report/teamPVPFishingPNL COMM3 required plain',
  'agent.changeLink': 'PUT /wps/agent/affiliateUrl COMM3 required plain agent.links',
  'agent.createLink': 'POST /wps/agent/affiliateUrl COMM3 required plain agent.links',
  'agent.downlines': 'GET /wps/agent/downlines COMM3 required plain',
  'agent.file': 'GET /wps/report/teamFile COMM3 required plain',
  'agent.links': 'GET /wps/agent/affiliateUrls COMM3 required plain',
  'agent.lotteryOdds': 'GET /wps/agent/downlineLotteryOdds COMM3 required plain',
  'agent.openAccount': 'POST /wps/agent/downline COMM3 required plain agent.downlines agent.overview',
  'agent.overview': 'GET /wps/agent/overview COMM3 required plain',
  'agent.promote': 'PUT /wps/agent/promoteDownlineToAgent COMM3 required plain agent.downlines agent.rebates',
  'agent.rebates': 'GET /wps/agent/downlineRebates COMM3 required plain',
  'agent.registered': 'GET /wps/agent/registeredAffiliates COMM3 required plain',
  'agent.removeLink': 'DELETE /wps/agent/affiliateUrl COMM3 required plain agent.links',
  'agent.setLotteryOdds': 'PUT /wps/agent/downlineLotteryOdds COMM3 required plain agent.lotteryOdds',
  'agent.setRebates': 'PUT /wps/agent/downlineRebates COMM3 required plain agent.rebates',
  'agent.transactions': 'GET /wps/report/downlineTransaction COMM3 required plain',
  'agent.userLoss': 'GET /wps/report/userLoss COMM3 required plain',
  'authenticator.confirm':
    'POST /wps/member/authenticator/confirmation COMM3 required plain authenticator.read withdrawals.hold withdrawals.form security.config',
  'authenticator.read': 'GET /wps/member/authenticator COMM3 required plain',
  'authenticator.remove':
    'POST /wps/member/authenticator/removal COMM3 required plain authenticator.read withdrawals.hold withdrawals.form security.config',
  'authenticator.renewCodes':
    'POST /wps/member/authenticator/recovery-codes COMM3 required plain authenticator.read',
  'authenticator.start': 'POST /wps/member/authenticator COMM3 required plain',
  'captcha.sound': 'GET /wps/captcha/sound CAPTCHA3 none plain',
  'closure.close': 'POST /wps/member/closure COMM3 required plain closure.read',
  'closure.read': 'GET /wps/member/closure COMM3 required plain',
  'contact.confirm':
    'POST /wps/member/contact/confirm COMM3 required plain member.info admission.read withdrawals.hold withdrawals.form security.config',
  'contact.prove': 'POST /wps/member/contact/proof COMM3 required plain',
  'contact.sendNew': 'POST /wps/member/contact/new COMM3 required plain',
  'contact.sendOld': 'POST /wps/member/contact/old COMM3 required plain',
  'contact.start': 'POST /wps/member/contact/start COMM3 required plain',
  'contracts.accrued': 'GET /wps/agent/contracts/accrued COMM3 required plain',
  'contracts.answerDaily':
    'POST /wps/relay/MCS2_processDailySalContract DAILYSALCONT3 required plain contracts.own contracts.given contracts.partners contracts.directLine contracts.read contracts.consolidated contracts.history contracts.copy contracts.log',
  'contracts.answerDividend':
    'POST /wps/relay/MCS2_processDividendReq SIGNCONDIV3 required plain contracts.own contracts.given contracts.partners contracts.directLine contracts.read contracts.consolidated contracts.history contracts.copy contracts.log',
  'contracts.answerHourly':
    'POST /wps/relay/MCS2_processContractHourSalary HOURSAL3 required plain contracts.own contracts.given contracts.partners contracts.directLine contracts.read contracts.consolidated contracts.history contracts.copy contracts.log',
  'contracts.answerRealTime':
    'POST /wps/relay/MCSFE_processRealTimeSalaryContract RTSALARY3 required plain contracts.own contracts.given contracts.partners contracts.directLine contracts.read contracts.consolidated contracts.history contracts.copy contracts.log',
  'contracts.consolidated': 'GET /wps/member/info/funds/consolidated COMM3 required plain',
  'contracts.copy': 'GET /wps/agent/contract/copy COMM3 required plain',
  'contracts.directLine': 'GET /wps/agent/contracts/directLine COMM3 required plain',
  'contracts.end':
    'POST /wps/agent/contract/end COMM3 required plain contracts.own contracts.given contracts.partners contracts.directLine contracts.read contracts.consolidated contracts.history contracts.copy contracts.log',
  'contracts.given': 'GET /wps/agent/contracts/given COMM3 required plain',
  'contracts.history': 'GET /wps/agent/contract/history COMM3 required plain',
  'contracts.line': 'GET /wps/agent/contracts/line COMM3 required plain',
  'contracts.lines': 'GET /wps/agent/contracts/lines COMM3 required plain',
  'contracts.log': 'GET /wps/agent/contracts/log COMM3 required plain',
  'contracts.offer':
    'POST /wps/agent/contract/offer COMM3 required plain contracts.own contracts.given contracts.partners contracts.directLine contracts.read contracts.consolidated contracts.history contracts.copy contracts.log',
  'contracts.offerMany':
    'POST /wps/agent/contract/offerMany COMM3 required money contracts.own contracts.given contracts.partners contracts.directLine contracts.read contracts.consolidated contracts.history contracts.copy contracts.log',
  'contracts.own': 'GET /wps/agent/contracts/own COMM3 required plain',
  'contracts.partners': 'GET /wps/agent/contracts/partners COMM3 required plain',
  'contracts.read': 'GET /wps/agent/contract COMM3 required plain',
  'contracts.simulate': 'POST /wps/agent/contracts/simulate COMM3 required plain',
  'conversations.list': 'GET /wps/message/conversations INBOX3 required plain',
  'conversations.markRead':
    'POST /wps/message/conversation/read INBOX3 required plain messages.unread messages.inbox conversations.list',
  'conversations.messages': 'GET /wps/message/conversation INBOX3 required plain',
  'conversations.recipients': 'GET /wps/message/recipients INBOX3 required plain',
  'conversations.remove':
    'DELETE /wps/message/conversations INBOX3 required plain conversations.list conversations.messages messages.unread messages.inbox conversations.sent',
  'conversations.removeSent':
    'DELETE /wps/message/outbox INBOX3 required plain conversations.sent conversations.messages conversations.list',
  'conversations.send':
    'PUT /wps/message/send INBOX3 required plain conversations.list conversations.messages conversations.sent',
  'conversations.sent': 'GET /wps/message/outbox INBOX3 required plain',
  'dataExport.file': 'GET /wps/member/dataExport/file COMM3 required plain',
  'dataExport.read': 'GET /wps/member/dataExport COMM3 required plain',
  'dataExport.request': 'POST /wps/member/dataExport COMM3 required plain dataExport.read dataExport.file',
  'devices.distrust': 'POST /wps/member/devices/distrust COMM3 required plain devices.trusted',
  'devices.end': 'POST /wps/member/sessions/end COMM3 required plain devices.list devices.logins',
  'devices.list': 'GET /wps/member/sessions COMM3 required plain',
  'devices.logins': 'GET /wps/member/loginHistory COMM3 required plain',
  'devices.trusted': 'GET /wps/member/devices/trusted COMM3 required plain',
  'feedback.list': 'GET /wps/feedback/list FEEDBACK3 required plain',
  'feedback.send': 'PUT /wps/feedback FEEDBACK3 optional plain feedback.list',
  'identity.documents': 'GET /wps/member/identity COMM3 required plain',
  'identity.send': 'POST /wps/member/identity COMM3 required plain identity.documents',
  'levels.progress': 'GET /wps/relay/MCSFE_getPlayerRankProgress COMM3 required plain',
  'messages.readStopLink': 'POST /wps/message/stop-link STOPLINK3 none plain',
  'messages.stopByLink': 'POST /wps/message/stop STOPBYLINK3 none plain messages.settings',
  'missions.claim':
    'POST /wps/relay/MCSFE_claimMission REWCEN3 required money missions.list rewards.summary rewards.wagering wallet.balance points.balance',
  'missions.leaderboard': 'GET /wps/relay/MCSFE_getMissionLeaderboard REWCEN3 required plain',
  'missions.list': 'GET /wps/relay/MCSFE_getMissionList REWCEN3 required plain',
  'ownerProof.confirm': 'POST /wps/member/ownerProof/confirm COMM3 required plain',
  'ownerProof.read': 'GET /wps/member/ownerProof COMM3 required plain',
  'ownerProof.send': 'POST /wps/member/ownerProof/code COMM3 required plain',
  'passkeys.add': 'POST /wps/member/passkeys COMM3 required plain passkeys.list security.config',
  'passkeys.list': 'GET /wps/member/passkeys COMM3 required plain',
  'passkeys.remove':
    'POST /wps/member/passkeys/removal COMM3 required plain passkeys.list withdrawals.hold withdrawals.form security.config',
  'passkeys.rename': 'POST /wps/member/passkeys/name COMM3 required plain passkeys.list',
  'passkeys.start': 'POST /wps/member/passkeys/challenge COMM3 required plain',
  'payout.accounts': 'GET /wps/member/bankCard COMM3 required plain',
  'payout.addAccount': 'PUT /wps/member/bankCard COMM3 required plain payout.accounts withdrawals.form',
  'payout.removeAccount': 'DELETE /wps/member/bankCard COMM3 required plain payout.accounts withdrawals.form',
  'points.balance': 'GET /wps/relay/MCS2_getPointBalance PTSYS3 required plain',
  'points.config': 'GET /wps/relay/MCS2_getPointConfig PTSYS3 required plain',
  'points.conversionTypes': 'GET /wps/relay/MCS2_getPointRewardConversionType PTSYS3 required plain',
  'points.convert':
    'POST /wps/relay/passwordCheck/MCS2_convertPoint PTSYS3 required money points.balance points.details wallet.balance',
  'points.details': 'GET /wps/relay/ODSFE2_MemTransDet MEMTRANS3 required plain',
  'points.redeem':
    'POST /wps/relay/passwordCheck/MCS2_redeemPointReward PTSYS3 required money points.balance points.details points.redemptions points.redemption points.rewards wallet.balance',
  'points.redemption': 'GET /wps/relay/MCS2_getRedeemPoint PTSYS3 required plain',
  'points.redemptions': 'GET /wps/relay/MCS2_getRedeemPointList PTSYS3 required plain',
  'points.rewards': 'GET /wps/relay/MCS2_getPointReward PTSYS3 required plain',
  'promotions.giveUp':
    'POST /wps/promotions/giveUp REWCEN3 required money promotions.list rewards.wagering wallet.balance',
  'promotions.join': 'POST /wps/promotions REWCEN3 required plain promotions.list',
  'providers.bind': 'POST /wps/member/providers COMM3 required plain providers.list',
  'providers.list': 'GET /wps/member/providers COMM3 required plain',
  'providers.start': 'POST /wps/member/providers/start COMM3 required plain',
  'providers.unbind': 'POST /wps/member/providers/removal COMM3 required plain providers.list',
  'questions.read': 'GET /wps/member/securityQuestions COMM3 required plain',
  'questions.save':
    'PUT /wps/member/securityQuestions COMM3 required plain questions.read security.config withdrawals.hold withdrawals.form',
  'rebates.claim': 'POST /wps/relay/MCSFE_claimManualRebate COMM3 required money rebates.read wallet.balance',
  'rebates.read': 'GET /wps/relay/MCSFE_getCustomerRebateSettingByProductType COMM3 required plain',
  'records.account': 'GET /wps/report/transaction COMM3 required plain',
  'records.bets': 'GET /wps/report/accountGameBetHistory COMM3 required plain',
  'records.detail': 'GET /wps/report/recordDetail COMM3 required plain',
  'records.file': 'GET /wps/report/recordFile COMM3 required plain',
  'records.income': 'GET /wps/report/income COMM3 required plain',
  'records.profit': 'GET /wps/report/personalPVPFishingPNL COMM3 required plain',
  'records.statement': 'GET /wps/report/statement COMM3 required plain',
  'records.statements': 'GET /wps/report/statements COMM3 required plain',
  'referrals.details': 'GET /wps/relay/MCSFE_getReferralDetails COMM3 required plain',
  'security.config': 'GET /wps/v2/member/securityConfig COMM3 required plain',
  'transfers.form': 'GET /wps/agent/transferEnabled COMM3 required plain',
  'transfers.list': 'GET /wps/agent/transfers COMM3 required plain',
  'transfers.toDownline':
    'PUT /wps/agent/transferDownline COMM3 required money transfers.list transfers.form wallet.balance records.account',
  'transfers.toUpline':
    'PUT /wps/agent/transferUpline COMM3 required money transfers.list transfers.form wallet.balance records.account',
  'wallet.list': 'GET /wps/wallets COMM3 required plain',
  'wallet.merchant': 'GET /wps/relay/GCS_merchantWallet COMM3 required plain',
  'wallet.toMain': 'POST /wps/wallets/transferToMainWallet COMM3 required money wallet.balance wallet.list',
  'wallet.transfer':
    'POST /wps/relay/GCS_walletTransfer FUNDTRANS3 required money wallet.balance wallet.list',
  'withdrawals.answer':
    'POST /wps/transaction/withdraw/info COMM3 required plain withdrawals.list withdrawals.detail withdrawals.form wallet.balance wallet.pending',
  'withdrawals.cancel':
    'POST /wps/transaction/withdraw/cancel COMM3 required plain withdrawals.list withdrawals.detail withdrawals.form wallet.balance wallet.pending',
  'withdrawals.detail': 'GET /wps/transaction/withdraw/detail COMM3 required plain',
  'withdrawals.form': 'GET /wps/relay/MCSFE_getWithdrawSettings COMM3 required plain',
  'withdrawals.hold': 'GET /wps/transaction/withdraw/hold COMM3 required plain',
  'withdrawals.list': 'GET /wps/report/withdrawTransaction COMM3 required plain',
  'withdrawals.submit':
    'POST /wps/transaction/withdraw COMM3 required money withdrawals.list withdrawals.detail withdrawals.form wallet.balance wallet.pending',
} as const satisfies Readonly<Record<string, string>>;
