// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.

/** What the browser needs to make a call; the schemas stay on the server. Read by `readShape`. */
export const laterCallTable = {
  'agent.branches': 'GET /wps/report/teamPVPRNGBetting COMM3 required plain',
  'agent.changeLink': 'PUT /wps/agent/affiliateUrl COMM3 required plain agent.links',
  'agent.createLink': 'POST /wps/agent/affiliateUrl COMM3 required plain agent.links',
  'agent.downlines': 'GET /wps/agent/downlines COMM3 required plain',
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
  'authenticator.confirm':
    'POST /wps/member/authenticator/confirmation COMM3 required plain authenticator.read',
  'authenticator.read': 'GET /wps/member/authenticator COMM3 required plain',
  'authenticator.remove': 'POST /wps/member/authenticator/removal COMM3 required plain authenticator.read',
  'authenticator.renewCodes':
    'POST /wps/member/authenticator/recovery-codes COMM3 required plain authenticator.read',
  'authenticator.start': 'POST /wps/member/authenticator COMM3 required plain',
  'closure.close': 'POST /wps/member/closure COMM3 required plain closure.read',
  'closure.read': 'GET /wps/member/closure COMM3 required plain',
  'contracts.accrued': 'GET /wps/agent/contracts/accrued COMM3 required plain',
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
  'contracts.line': 'GET /wps/agent/contracts/line COMM3 required plain',
  'contracts.lines': 'GET /wps/agent/contracts/lines COMM3 required plain',
  'contracts.log': 'GET /wps/agent/contracts/log COMM3 required plain',
  'contracts.offer':
    'POST /wps/agent/contract/offer COMM3 required plain contracts.own contracts.given contracts.partners contracts.read contracts.consolidated contracts.history contracts.log',
  'contracts.own': 'GET /wps/agent/contracts/own COMM3 required plain',
  'contracts.partners': 'GET /wps/agent/contracts/partners COMM3 required plain',
  'contracts.read': 'GET /wps/agent/contract COMM3 required plain',
  'contracts.simulate': 'POST /wps/agent/contracts/simulate COMM3 required plain',
  'devices.distrust': 'POST /wps/member/devices/distrust COMM3 required plain devices.trusted',
  'devices.end': 'POST /wps/member/sessions/end COMM3 required plain devices.list devices.logins',
  'devices.list': 'GET /wps/member/sessions COMM3 required plain',
  'devices.logins': 'GET /wps/member/loginHistory COMM3 required plain',
  'devices.trusted': 'GET /wps/member/devices/trusted COMM3 required plain',
  'feedback.list': 'GET /wps/feedback/list FEEDBACK3 required plain',
  'feedback.send': 'PUT /wps/feedback FEEDBACK3 required plain feedback.list',
  'missions.claim':
    'POST /wps/relay/MCSFE_claimMission REWCEN3 required money missions.list rewards.summary rewards.wagering wallet.balance points.balance',
  'missions.leaderboard': 'GET /wps/relay/MCSFE_getMissionLeaderboard REWCEN3 required plain',
  'missions.list': 'GET /wps/relay/MCSFE_getMissionList REWCEN3 required plain',
  'payout.accounts': 'GET /wps/member/bankCard COMM3 required plain',
  'payout.addAccount': 'PUT /wps/member/bankCard COMM3 required plain payout.accounts withdrawals.form',
  'payout.removeAccount': 'DELETE /wps/member/bankCard COMM3 required plain payout.accounts withdrawals.form',
  'promotions.giveUp':
    'POST /wps/promotions/giveUp REWCEN3 required money promotions.list rewards.wagering wallet.balance',
  'promotions.join': 'POST /wps/promotions REWCEN3 required plain promotions.list',
  'transfers.form': 'GET /wps/agent/transferEnabled COMM3 required plain',
  'transfers.list': 'GET /wps/agent/transfers COMM3 required plain',
  'transfers.toDownline':
    'PUT /wps/agent/transferDownline COMM3 required money transfers.list transfers.form wallet.balance records.account',
  'transfers.toUpline':
    'PUT /wps/agent/transferUpline COMM3 required money transfers.list transfers.form wallet.balance records.account',
} as const satisfies Readonly<Record<string, string>>;
