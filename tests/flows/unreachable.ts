/**
 * What path search does not reach, machine by machine, each with its reason. A name here that is
 * reached after all is an error too.
 */
export const unreachable: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  login: {
    'verifying|xstate.done.actor.verification|0':
      'only after a restore: credentials are never stored (restore.test.ts goes there)',
    'changingPassword|password.submit|0':
      'only after a restore: the old password is never stored (restore.test.ts goes there)',
  },
  thirdPartyLogin: {
    opening: 'passed through within one step, never a resting place',
    'bindingNeeded|binding.submit|0':
      'only after a restore: the ticket is never stored (restore.test.ts goes there)',
  },
  customerService: { choosing: 'passed through within one step, never a resting place' },
  resetPassword: {
    opening: 'passed through within one step, never a resting place',
    'editing|form.submit|0': 'only after a restore: the link is never stored (restore.test.ts goes there)',
    'answering|answer.submit|0':
      'only after a restore: the password is never stored (restore-answer.test.ts goes there)',
  },
  forgotPassword: {
    'answering|answer.submit|0':
      'only after a restore: the code is never stored (restore-answer.test.ts goes there)',
  },
  payoutAccounts: {
    'saving|xstate.error.actor.addAccount|1':
      'only after a restore: a saving is never sent twice, and its secrets are never stored (restore.test.ts)',
  },
  accountClosure: {
    'closing|xstate.error.actor.closeAccount|2':
      'only after a restore: an account is never closed twice (restore.test.ts goes there)',
  },
  selfExclusion: {
    'starting|xstate.error.actor.takeBreak|0':
      'only after a restore: a break is never asked for twice (restore.test.ts goes there)',
  },
  returnToPlay: {
    'asking|xstate.error.actor.askReturn|0':
      'only after a restore: a return is never asked for twice (restore.test.ts goes there)',
    'keeping|xstate.error.actor.keepExclusion|0':
      'only after a restore: an exclusion is never kept twice (restore.test.ts goes there)',
  },
  downlineRebates: { starting: 'passed through within one step, never a resting place' },
  downlineOdds: { starting: 'passed through within one step, never a resting place' },
  withdrawalConfirmation: {
    routing: 'passed through within one step, never a resting place',
    starting: 'passed through within one step, never a resting place',
  },
  withdrawal: {
    'submitting|xstate.error.actor.submitWithdrawal|2':
      'only after a restore: an order is never sent twice (restore.test.ts goes there)',
  },
  pointsRedeem: {
    'submitting|xstate.error.actor.redeemReward|2':
      'only after a restore: an order is never sent twice (restore.test.ts goes there)',
  },
  pointsConvert: {
    'submitting|xstate.error.actor.convertPoints|2':
      'only after a restore: points are never converted twice (restore.test.ts goes there)',
  },
  moneyTransfer: {
    'submitting|xstate.error.actor.sendTransfer|1':
      'only after a restore: money is never sent twice (restore.test.ts goes there)',
  },
  lotteryBet: {
    'choosing.filled|order.review|1':
      'only above the largest order: paths count lines, not amounts (lottery-bet.test.ts goes there)',
    'buying|xstate.error.actor.buyTickets|2':
      'only after a restore: an order is never sent twice (restore.test.ts goes there)',
  },
  lotteryTicket: {
    'cancelling|xstate.error.actor.cancelTicket|1':
      'only after a restore: a ticket is never cancelled twice (restore.test.ts goes there)',
  },
  lotteryChase: {
    'cancelling|xstate.error.actor.cancelChase|0':
      'only after a restore: a chase is never cancelled twice (restore.test.ts goes there)',
  },
  rewardClaim: {
    'claiming|xstate.error.actor.claimReward|1':
      'only after a restore: a claim is never sent twice (restore.test.ts goes there)',
  },
  missionClaim: {
    'claiming|xstate.error.actor.claimMission|1':
      'only after a restore: a claim is never sent twice (restore.test.ts goes there)',
  },
  rebateClaim: {
    'claiming|xstate.error.actor.claimRebate|1':
      'only after a restore: a claim is never sent twice (restore.test.ts goes there)',
  },
  redEnvelope: {
    'opening|xstate.error.actor.openEnvelope|1':
      'only after a restore: an envelope is never opened twice (restore.test.ts goes there)',
  },
  signIn: {
    'claiming|xstate.error.actor.claimSignIn|0':
      'only after a restore: a day is never claimed twice (restore.test.ts goes there)',
  },
  deposit: {
    beginning: 'passed through within one step, never a resting place',
    routing: 'passed through within one step, never a resting place',
  },
  contract: { routing: 'passed through within one step, never a resting place' },
  contractOffers: { counting: 'passed through within one step, never a resting place' },
  stepUp: {
    'answering|answer.submit|0':
      'only after a restore: the ticket is never stored (restore.test.ts goes there)',
  },
  contactChange: {
    'proving|always|0': 'only after a restore: the ticket is never stored (restore.test.ts goes there)',
    'naming|always|0': 'only after a restore: the ticket is never stored (restore.test.ts goes there)',
    'confirming|always|0': 'only after a restore: the ticket is never stored (restore.test.ts goes there)',
  },
  registration: {
    'editing|always|0': 'only with an attempt that a tab kept (registration.test.ts goes there)',
    'proving|xstate.done.actor.proveNumber|0':
      'only with an attempt that a tab kept (registration.test.ts goes there)',
    routing: 'passed through within one step, never a resting place',
    'routing|always|0':
      'only after a restore: what was submitted is never stored (restore.test.ts goes there)',
    'sms.waiting|code.enter|1': 'only after a restore (restore.test.ts goes there)',
  },
};
