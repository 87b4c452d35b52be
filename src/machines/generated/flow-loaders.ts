// Written by "npm run generate" from the contracts and the areas; do not edit.
import type { CatalogEntry } from '../catalog-entry.ts';

/** The flows of the catalogue, each in its own code: a browser fetches those that its screens name. */
export const flowLoaders = {
  activityApplication: () => import('./flows/activity-application.ts'),
  ageGate: () => import('./flows/age-gate.ts'),
  announcement: () => import('./flows/announcement.ts'),
  authenticator: () => import('./flows/authenticator.ts'),
  captcha: () => import('./flows/captcha.ts'),
  changePassword: () => import('./flows/change-password.ts'),
  contract: () => import('./flows/contract.ts'),
  customerService: () => import('./flows/customer-service.ts'),
  deposit: () => import('./flows/deposit.ts'),
  deviceList: () => import('./flows/device-list.ts'),
  forgotPassword: () => import('./flows/forgot-password.ts'),
  freeDemo: () => import('./flows/free-demo.ts'),
  fundPassword: () => import('./flows/fund-password.ts'),
  gameLaunch: () => import('./flows/game-launch.ts'),
  humanVerification: () => import('./flows/human-verification.ts'),
  inbox: () => import('./flows/inbox.ts'),
  language: () => import('./flows/language.ts'),
  limits: () => import('./flows/limits.ts'),
  login: () => import('./flows/login.ts'),
  lotteryBet: () => import('./flows/lottery-bet.ts'),
  lotteryChase: () => import('./flows/lottery-chase.ts'),
  lotteryTicket: () => import('./flows/lottery-ticket.ts'),
  maintenance: () => import('./flows/maintenance.ts'),
  nameCheck: () => import('./flows/name-check.ts'),
  onBreak: () => import('./flows/on-break.ts'),
  payoutAccounts: () => import('./flows/payout-accounts.ts'),
  pointsConvert: () => import('./flows/points-convert.ts'),
  pointsRedeem: () => import('./flows/points-redeem.ts'),
  realityCheck: () => import('./flows/reality-check.ts'),
  redEnvelope: () => import('./flows/red-envelope.ts'),
  registration: () => import('./flows/registration.ts'),
  resetPassword: () => import('./flows/reset-password.ts'),
  rewardClaim: () => import('./flows/reward-claim.ts'),
  selfExclusion: () => import('./flows/self-exclusion.ts'),
  session: () => import('./flows/session.ts'),
  signIn: () => import('./flows/sign-in.ts'),
  smsCode: () => import('./flows/sms-code.ts'),
  stepUp: () => import('./flows/step-up.ts'),
  thirdPartyLogin: () => import('./flows/third-party-login.ts'),
  withdrawal: () => import('./flows/withdrawal.ts'),
  withdrawalConfirmation: () => import('./flows/withdrawal-confirmation.ts'),
} satisfies Readonly<Record<string, () => Promise<CatalogEntry>>>;

/** Flows that a flow starts: they are fetched beside it, not after it. */
export const startedFlows: Readonly<Record<string, readonly (keyof typeof flowLoaders)[]>> = {
  forgotPassword: ['smsCode'],
  login: ['captcha', 'smsCode', 'humanVerification'],
  registration: ['captcha', 'smsCode', 'humanVerification'],
};
