// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { ApiOperations } from '../../protocol/generated/wire-types.ts';

/** Calls of other clients: the portal makes none of them. */
type OtherOperations =
  | 'agent.setLotteryOdds'
  | 'feedback.setting'
  | 'games.matches'
  | 'games.trialLaunch'
  | 'lottery.betVietnam'
  | 'lottery.historyByCode'
  | 'lottery.hotGap'
  | 'lottery.menusRecent'
  | 'lottery.menusVietnam'
  | 'lottery.recent'
  | 'member.suggestUsername'
  | 'records.lotteryProfit'
  | 'wallet.betweenSubs'
  | 'wallet.fromMain'
  | 'wallet.list'
  | 'wallet.lockByType'
  | 'wallet.locks'
  | 'wallet.merchant'
  | 'wallet.toMain'
  | 'wallet.transfer'
  | 'wallet.transferLock'
  | 'withdrawals.cancel';
/** What the browser needs to make a call; the schemas stay on the server. Read by `readShape`. */
export const callTable: Readonly<Record<Exclude<keyof ApiOperations, OtherOperations>, string>> = {
  'agent.affiliate': 'GET /wps/agent/affiliate AFFMAN3 none plain',
  'agent.branches': 'GET /wps/report/teamPVPRNGBetting COMM3 required plain',
  'agent.downlines': 'GET /wps/agent/downlines COMM3 required plain',
  'agent.overview': 'GET /wps/agent/overview COMM3 required plain',
  'authenticator.confirm':
    'POST /wps/member/authenticator/confirmation COMM3 required plain authenticator.read',
  'authenticator.read': 'GET /wps/member/authenticator COMM3 required plain',
  'authenticator.remove': 'POST /wps/member/authenticator/removal COMM3 required plain authenticator.read',
  'authenticator.renewCodes':
    'POST /wps/member/authenticator/recovery-codes COMM3 required plain authenticator.read',
  'authenticator.start': 'POST /wps/member/authenticator COMM3 required plain',
  'captcha.image': 'GET /wps/captcha CAPTCHA3 none plain',
  'care.answerCheck': 'POST /wps/care/check COMM3 required plain care.play care.session',
  'care.confirmLimit':
    'POST /wps/care/limit/confirm COMM3 required plain care.standing care.history care.depositRoom deposit.settings',
  'care.depositRoom': 'GET /wps/care/depositRoom COMM3 required plain',
  'care.history': 'GET /wps/care/history COMM3 required plain',
  'care.keepLimit':
    'POST /wps/care/limit/keep COMM3 required plain care.standing care.history care.depositRoom deposit.settings',
  'care.play': 'GET /wps/care/play COMM3 required plain',
  'care.session': 'GET /wps/care/session COMM3 required plain',
  'care.setLimit':
    'POST /wps/care/limit COMM3 required plain care.standing care.history care.depositRoom deposit.settings',
  'care.standing': 'GET /wps/care/standing COMM3 required plain',
  'care.takeBreak': 'POST /wps/care/break COMM3 required plain care.standing care.history member.info',
  'confirmations.answer':
    'POST /wps/relay/MCSFE_processC2CTransaction COMM3 required money confirmations.list confirmations.receipt withdrawals.list withdrawals.detail withdrawals.form wallet.balance',
  'confirmations.list': 'GET /wps/relay/MCSFE_getPaymentConfirmationList COMM3 required plain',
  'confirmations.receipt': 'GET /wps/relay/MCSFE_getPaymentConfirmation COMM3 required plain',
  'contact.confirm': 'POST /wps/member/contact/confirm COMM3 required plain member.info',
  'contact.prove': 'POST /wps/member/contact/proof COMM3 required plain',
  'contact.sendNew': 'POST /wps/member/contact/new COMM3 required plain',
  'contact.sendOld': 'POST /wps/member/contact/old COMM3 required plain',
  'contact.start': 'POST /wps/member/contact/start COMM3 required plain',
  'contracts.answerDaily':
    'POST /wps/relay/MCS2_processDailySalContract DAILYSALCONT3 required plain contracts.own contracts.given contracts.partners contracts.read contracts.consolidated contracts.history contracts.log',
  'contracts.answerDividend':
    'POST /wps/relay/MCS2_processDividendReq SIGNCONDIV3 required plain contracts.own contracts.given contracts.partners contracts.read contracts.consolidated contracts.history contracts.log',
  'contracts.answerHourly':
    'POST /wps/relay/MCS2_processContractHourSalary HOURSAL3 required plain contracts.own contracts.given contracts.partners contracts.read contracts.consolidated contracts.history contracts.log',
  'contracts.answerRealTime':
    'POST /wps/relay/MCSFE_processRealTimeSalaryContract RTSALARY3 required plain contracts.own contracts.given contracts.partners contracts.read contracts.consolidated contracts.history contracts.log',
  'contracts.consolidated': 'GET /wps/member/info/funds/consolidated COMM3 required plain',
  'contracts.end':
    'POST /wps/agent/contract/end COMM3 required plain contracts.own contracts.given contracts.partners contracts.read contracts.consolidated contracts.history contracts.log',
  'contracts.given': 'GET /wps/agent/contracts/given COMM3 required plain',
  'contracts.history': 'GET /wps/agent/contract/history COMM3 required plain',
  'contracts.log': 'GET /wps/agent/contracts/log COMM3 required plain',
  'contracts.offer':
    'POST /wps/agent/contract/offer COMM3 required plain contracts.own contracts.given contracts.partners contracts.read contracts.consolidated contracts.history contracts.log',
  'contracts.own': 'GET /wps/agent/contracts/own COMM3 required plain',
  'contracts.partners': 'GET /wps/agent/contracts/partners COMM3 required plain',
  'contracts.read': 'GET /wps/agent/contract COMM3 required plain',
  'deposit.cancel':
    'POST /wps/transaction/deposit/cancel DPSTBAS3 required plain deposit.list deposit.order care.depositRoom',
  'deposit.create':
    'POST /wps/relay/MCSFE_depositByLaunchUrl DPSTBAS3 required money deposit.list care.depositRoom',
  'deposit.list': 'GET /wps/report/depositTransaction DPSTBAS3 required plain',
  'deposit.order': 'GET /wps/transaction/deposit/order DPSTBAS3 required plain',
  'deposit.prove': 'POST /wps/transaction/deposit/proof DPSTBAS3 required plain deposit.list deposit.order',
  'deposit.settings': 'GET /wps/relay/MCSFE_getDepositSettings DPSTBAS3 required plain',
  'devices.distrust': 'POST /wps/member/devices/distrust COMM3 required plain devices.trusted',
  'devices.end': 'POST /wps/member/sessions/end COMM3 required plain devices.list devices.logins',
  'devices.list': 'GET /wps/member/sessions COMM3 required plain',
  'devices.logins': 'GET /wps/member/loginHistory COMM3 required plain',
  'devices.trusted': 'GET /wps/member/devices/trusted COMM3 required plain',
  'feedback.list': 'GET /wps/feedback/list FEEDBACK3 required plain',
  'feedback.send': 'PUT /wps/feedback FEEDBACK3 required plain feedback.list',
  'games.addFavourite':
    'POST /wps/relay/MCS2_addFavGame GAMELOFAV3 required plain games.favourites games.favouriteList',
  'games.facets': 'GET /wps/games/facets GAMELO3 optional plain',
  'games.favouriteList': 'GET /wps/relay/MCSFE_getFavoriteGamesList GAMELOFAV3 required plain',
  'games.favourites': 'GET /wps/relay/MCSFE_getFavoriteGames GAMELOFAV3 required plain',
  'games.hot': 'GET /wps/relay/GCSGAME_hotGamesV2 GAMELOHOT3 optional plain',
  'games.index': 'GET /wps/games/index GAMELO3 none plain',
  'games.info': 'GET /wps/games/info GAMELO3 optional plain',
  'games.jackpots': 'GET /wps/relay/VIS_getJackpot COMM3 optional plain',
  'games.launch': 'POST /wps/game/launchGame GAMELO3 required money games.recent wallet.balance',
  'games.list': 'GET /wps/relay/GCSGAME_gameList GAMELO3 optional plain',
  'games.menus': 'GET /lgw/games/game_menus COMM3 none plain',
  'games.popular': 'GET /lgw/games/popular COMM3 none plain',
  'games.recent': 'GET /wps/relay/GCS_recentGame GAMELOREC3 required plain',
  'games.removeFavourite':
    'DELETE /wps/relay/MCS2_removeFavGame GAMELOFAV3 required plain games.favourites games.favouriteList',
  'games.rooms': 'GET /wps/relay/GLS2_roomList COMM3 required plain',
  'games.session': 'GET /wps/relay/MCSFE_getPlaySession GAMELO3 required plain',
  'games.types': 'GET /wps/relay/GCSGAME_getVassGameType GAMELO3 optional plain',
  'games.vendors': 'GET /wps/relay/GCSGAME_newGameVendor COMM3 none plain',
  'games.winners': 'GET /wps/relay/GCSGAME_getRankList COMM3 none plain',
  'identity.documents': 'GET /wps/member/identity COMM3 required plain',
  'identity.send': 'POST /wps/member/identity COMM3 required plain identity.documents',
  'levels.progress': 'GET /wps/relay/MCSFE_getPlayerRankProgress COMM3 required plain',
  'lottery.bet': 'POST /lgw/orders/betting COMM3 required money lottery.chases lottery.today wallet.balance',
  'lottery.cancel':
    'PUT /lgw/orders/suborders/cancel COMM3 required money lottery.ticket lottery.today wallet.balance',
  'lottery.cancelChase':
    'PUT /lgw/orders/chase/cancel COMM3 required money lottery.chases lottery.ticket lottery.today wallet.balance',
  'lottery.certificate': 'GET /lgw/draw/certificate COMM3 none plain',
  'lottery.chaseIssues': 'GET /lgw/numeros/chase COMM3 optional plain',
  'lottery.chases': 'GET /lgw/orders/chases COMM3 required plain',
  'lottery.games': 'GET /lgw/games COMM3 none plain',
  'lottery.history': 'GET /lgw/draw COMM3 optional plain',
  'lottery.near': 'GET /lgw/numeros/near COMM3 optional plain',
  'lottery.opened': 'GET /lotto/lgw/games/opened/numero COMM3 optional plain',
  'lottery.playMenu': 'GET /lgw/games/play_menu COMM3 none plain',
  'lottery.proof': 'GET /lgw/orders/proof COMM3 required plain',
  'lottery.series': 'GET /lgw/customers/series COMM3 optional plain',
  'lottery.setting': 'GET /lgw/games/setting COMM3 optional plain',
  'lottery.ticket': 'GET /lgw/orders/ticket COMM3 required plain',
  'lottery.today': 'GET /lgw/orders/today COMM3 required plain',
  'member.changePassword': 'POST /wps/member/password PASS3 required plain',
  'member.changePaymentPassword': 'POST /wps/member/paymentPassword COMM3 required plain',
  'member.checkRegistration': 'POST /wps/member/register/check REG3 none plain',
  'member.checkUsername': 'GET /wps/check/username REG3 none plain',
  'member.hasPaymentPassword': 'GET /wps/member/hasWithdrawalPassword COMM3 required plain',
  'member.icon': 'GET /wps/member/info/icon PROFPIC3 required plain',
  'member.info': 'GET /wps/member/info COMM3 required plain',
  'member.profile': 'GET /wps/member/profile COMM3 required plain',
  'member.register': 'PUT /wps/member/register REG3 none plain',
  'member.registerMobile': 'PUT /wps/member/register/mobile MOBILENUMREG3 none plain',
  'member.resetByEmail': 'POST /wps/member/password/email COMM3 none form',
  'member.resetByLink': 'POST /wps/member/password/email/confirm COMM3 none plain',
  'member.resetByPhone': 'POST /wps/member/password/verification CHNGPASSVERIF3 none plain',
  'member.saveProfile': 'POST /wps/member/info COMM3 required plain member.info member.profile',
  'member.setLanguage': 'POST /wps/member/language COMM3 required plain',
  'member.setPaymentPassword':
    'PUT /wps/member/paymentPassword COMM3 required plain member.hasPaymentPassword withdrawals.form',
  'messages.inbox': 'GET /wps/relay/CSP_getInbox INBOX3 required plain',
  'messages.read': 'POST /wps/message/read INBOX3 required plain messages.unread messages.inbox',
  'messages.remove': 'DELETE /wps/message/inbox INBOX3 required plain messages.unread messages.inbox',
  'messages.unread': 'GET /wps/relay/CSP_unreadCount INBOX3 required plain',
  'notices.list': 'GET /wps/relay/MCSFE_getListAnnouncements COMM3 optional plain',
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
  'rebates.claim': 'POST /wps/relay/MCSFE_claimManualRebate COMM3 required money rebates.read wallet.balance',
  'rebates.read': 'GET /wps/relay/MCSFE_getCustomerRebateSettingByProductType COMM3 required plain',
  'records.account': 'GET /wps/report/transaction COMM3 required plain',
  'records.bets': 'GET /wps/report/accountGameBetHistory COMM3 required plain',
  'records.detail': 'GET /wps/report/recordDetail COMM3 required plain',
  'records.file': 'GET /wps/report/recordFile COMM3 required plain',
  'records.profit': 'GET /wps/report/personalPVPFishingPNL COMM3 required plain',
  'records.statement': 'GET /wps/report/statement COMM3 required plain',
  'records.statements': 'GET /wps/report/statements COMM3 required plain',
  'referrals.details': 'GET /wps/relay/MCSFE_getReferralDetails COMM3 required plain',
  'rewards.activities': 'GET /wps/relay/MCSFE_getAvailablePromotions REWCEN3 optional plain',
  'rewards.activity': 'GET /wps/relay/PROMOFE_getPromotionApplication REWCEN3 optional plain',
  'rewards.apply':
    'POST /wps/relay/PROMOFE_applyPromotion REWCEN3 required plain rewards.activity rewards.activities rewards.summary',
  'rewards.claim':
    'POST /wps/relay/MCSFE_claimIssuedPromotion REWCEN3 required money rewards.summary rewards.claims rewards.claimable wallet.balance',
  'rewards.claimActivity':
    'POST /wps/relay/PROMOFE_claimPromotion REWCEN3 required money rewards.activity rewards.activities rewards.summary rewards.claims rewards.claimable wallet.balance points.balance points.details',
  'rewards.claimSignIn':
    'POST /wps/relay/MCSFE_claimSignInTask REWCEN3 required money rewards.signIn rewards.summary rewards.claims rewards.claimable wallet.balance points.balance points.details',
  'rewards.claimable': 'GET /wps/relay/MCSFE_getClaimPromotion REWCEN3 required plain',
  'rewards.claims': 'GET /wps/relay/MCS2_getPromotionClaimList REWCEN3 required plain',
  'rewards.envelope': 'GET /wps/relay/MCSFE_getRafflePromotionStatus REWCEN3 required plain',
  'rewards.openEnvelope':
    'POST /wps/relay/MCS2_claimRafflePromotion REWCEN3 required money rewards.envelope rewards.summary rewards.claims rewards.claimable wallet.balance',
  'rewards.openPromotions': 'GET /wps/relay/MCSFE_getMerchantAvailablePromotions REWCEN3 none plain',
  'rewards.signIn': 'GET /wps/relay/MCSFE_getSignInTask REWCEN3 required plain',
  'rewards.summary': 'GET /wps/relay/MCSFE_getMissionSummaryDetails REWCEN3 required plain',
  'session.bindProvider': 'POST /wps/session/login/provider/bind COMM3 none plain',
  'session.enterOnBreak': 'POST /wps/session/onBreak COMM3 none plain',
  'session.exchangeProvider': 'POST /wps/session/login/provider/answer COMM3 none plain',
  'session.login': 'POST /wps/session/login COMM3 none plain',
  'session.logout': 'POST /wps/session/logout COMM3 required plain',
  'session.sendStepUpCode': 'POST /wps/session/login/verification/code LOGINIPVERF3 none plain',
  'session.startProvider': 'POST /wps/session/login/provider COMM3 none plain',
  'session.stepUp': 'POST /wps/session/login/verification LOGIN3 none plain',
  'session.trial': 'POST /wps/session/login/freeplay FREEPLAY3 none plain',
  'support.link': 'GET /wps/relay/CSP_ImUrl COMM3 optional plain',
  'system.countries': 'GET /wps/system/country COMM3 none plain',
  'system.domainRoute': 'GET /wps/system/domainRoute COMM3 none plain',
  'system.help': 'GET /wps/system/helpCenter COMM3 none plain',
  'system.installation': 'GET /wps/system/installation COMM3 none plain',
  'system.registerSettings': 'GET /wps/system/setting/register REG3 none plain',
  'system.senders': 'GET /wps/system/senders COMM3 none plain',
  'system.status': 'GET /wps/system/status COMM3 none plain',
  'system.whitelabel': 'GET /wps/system/whitelabel COMM3 none plain',
  'verification.answer': 'POST /wps/verification/answer GEETEST3 none plain',
  'verification.challenge': 'GET /wps/verification/challenge GEETEST3 none plain',
  'verification.proveRegisterCode': 'POST /wps/verification/sms/register/check REGMOBVERF3 none plain',
  'verification.sendLoginCode': 'POST /wps/verification/sms/noLogin VERIFICATION3 none plain',
  'verification.sendRegisterCode': 'POST /wps/verification/sms/register REGMOBVERF3 none plain',
  'verification.sendResetCode': 'POST /wps/member/password/sms PWRESETSMS3 none plain',
  'wallet.balance': 'GET /wps/v2/wallets/balance COMM3 required plain',
  'withdrawals.answer':
    'POST /wps/transaction/withdraw/info COMM3 required plain withdrawals.list withdrawals.detail withdrawals.form wallet.balance',
  'withdrawals.detail': 'GET /wps/transaction/withdraw/detail COMM3 required plain',
  'withdrawals.form': 'GET /wps/relay/MCSFE_getWithdrawSettings DPSTBAS3 required plain',
  'withdrawals.list': 'GET /wps/report/withdrawTransaction COMM3 required plain',
  'withdrawals.submit':
    'POST /wps/transaction/withdraw COMM3 required money withdrawals.list withdrawals.detail withdrawals.form wallet.balance',
};
