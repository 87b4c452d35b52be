import type { FlowId } from '../../machines/flow-ids.ts';
import type { Area } from './wiring-needs.ts';

/** Areas of the member API, each in code of its own. */
const areas = {
  care: () => import('./areas/care.ts').then(({ careArea }) => careArea),
  contracts: () => import('./areas/contracts.ts').then(({ contractsArea }) => contractsArea),
  games: () => import('./areas/games.ts').then(({ gamesArea }) => gamesArea),
  points: () => import('./areas/points.ts').then(({ pointsArea }) => pointsArea),
  demo: () => import('./areas/demo.ts').then(({ demoArea }) => demoArea),
  provider: () => import('./areas/provider.ts').then(({ providerArea }) => providerArea),
  reset: () => import('./areas/reset.ts').then(({ resetArea }) => resetArea),
  stepUp: () => import('./areas/step-up.ts').then(({ stepUpArea }) => stepUpArea),
  rewards: () => import('./areas/rewards.ts').then(({ rewardsArea }) => rewardsArea),
  deposit: () => import('./areas/deposit.ts').then(({ depositArea }) => depositArea),
  registration: () => import('./areas/registration.ts').then(({ registrationArea }) => registrationArea),
  security: () => import('./areas/security.ts').then(({ securityArea }) => securityArea),
  signIn: () => import('./areas/sign-in.ts').then(({ signInArea }) => signInArea),
  announcements: () => import('./areas/announcements.ts').then(({ announcementsArea }) => announcementsArea),
  devices: () => import('./areas/devices.ts').then(({ devicesArea }) => devicesArea),
  inbox: () => import('./areas/inbox.ts').then(({ inboxArea }) => inboxArea),
  support: () => import('./areas/support.ts').then(({ supportArea }) => supportArea),
  maintenance: () => import('./areas/maintenance.ts').then(({ maintenanceArea }) => maintenanceArea),
  withdrawal: () => import('./areas/withdrawal.ts').then(({ withdrawalArea }) => withdrawalArea),
  verification: () => import('./areas/verification.ts').then(({ verificationArea }) => verificationArea),
} satisfies Readonly<Record<string, () => Promise<Area>>>;

/** The areas that a flow and those it starts call; every flow has the session's and the language's besides. */
const flowAreas: Readonly<Partial<Record<FlowId, readonly (keyof typeof areas)[]>>> = {
  limits: ['care'],
  selfExclusion: ['care'],
  onBreak: ['care'],
  realityCheck: ['care'],
  ageGate: ['care'],
  login: ['signIn', 'verification'],
  registration: ['registration', 'verification'],
  nameCheck: ['registration'],
  captcha: ['verification'],
  humanVerification: ['verification'],
  smsCode: ['verification'],
  changePassword: ['signIn'],
  contract: ['contracts'],
  pointsRedeem: ['points'],
  pointsConvert: ['points'],
  rewardClaim: ['rewards'],
  redEnvelope: ['rewards'],
  signIn: ['rewards'],
  activityApplication: ['rewards'],
  forgotPassword: ['reset', 'signIn', 'verification'],
  resetPassword: ['reset'],
  freeDemo: ['demo'],
  stepUp: ['stepUp', 'signIn'],
  thirdPartyLogin: ['provider', 'signIn'],
  fundPassword: ['security'],
  authenticator: ['security'],
  gameLaunch: ['games'],
  deposit: ['deposit'],
  announcement: ['announcements'],
  customerService: ['support'],
  maintenance: ['maintenance'],
  inbox: ['inbox'],
  deviceList: ['devices'],
  payoutAccounts: ['withdrawal'],
  withdrawal: ['withdrawal'],
  withdrawalConfirmation: ['withdrawal'],
};

/** What the portal has for a flow beyond session and language. Rejects where the code cannot be had. */
export function loadAreas(id: string): Promise<readonly Area[]> {
  const named = Object.hasOwn(flowAreas, id) ? (flowAreas[id as FlowId] ?? []) : [];
  return Promise.all(named.map((area) => areas[area]()));
}
