import type { CatalogEntry, MachineCatalog } from './catalog-entry.ts';
import { flowIds, type FlowId } from './flow-ids.ts';

/** The flows of the catalogue, each in code of its own: a browser fetches those that its screens name. */
const flows: Readonly<Record<FlowId, () => Promise<CatalogEntry>>> = {
  session: () => import('./session/session.flow.ts').then(({ sessionFlow }) => sessionFlow),
  login: () => import('./login/login.flow.ts').then(({ loginFlow }) => loginFlow),
  registration: () =>
    import('./registration/registration.flow.ts').then(({ registrationFlow }) => registrationFlow),
  nameCheck: () => import('./name-check/name-check.flow.ts').then(({ nameCheckFlow }) => nameCheckFlow),
  captcha: () => import('./captcha/captcha.flow.ts').then(({ captchaFlow }) => captchaFlow),
  humanVerification: () =>
    import('./human-verification/human-verification.flow.ts').then(
      ({ humanVerificationFlow }) => humanVerificationFlow,
    ),
  smsCode: () => import('./sms-code/sms-code.flow.ts').then(({ smsCodeFlow }) => smsCodeFlow),
  language: () => import('./language/language.flow.ts').then(({ languageFlow }) => languageFlow),
  changePassword: () =>
    import('./change-password/change-password.flow.ts').then(({ changePasswordFlow }) => changePasswordFlow),
  forgotPassword: () =>
    import('./forgot-password/forgot-password.flow.ts').then(({ forgotPasswordFlow }) => forgotPasswordFlow),
  resetPassword: () =>
    import('./reset-password/reset-password.flow.ts').then(({ resetPasswordFlow }) => resetPasswordFlow),
  freeDemo: () => import('./free-demo/free-demo.flow.ts').then(({ freeDemoFlow }) => freeDemoFlow),
  customerService: () =>
    import('./customer-service/customer-service.flow.ts').then(
      ({ customerServiceFlow }) => customerServiceFlow,
    ),
  announcement: () =>
    import('./announcement/announcement.flow.ts').then(({ announcementFlow }) => announcementFlow),
  ageGate: () => import('./age-gate/age-gate.flow.ts').then(({ ageGateFlow }) => ageGateFlow),
  realityCheck: () =>
    import('./reality-check/reality-check.flow.ts').then(({ realityCheckFlow }) => realityCheckFlow),
  maintenance: () =>
    import('./maintenance/maintenance.flow.ts').then(({ maintenanceFlow }) => maintenanceFlow),
  inbox: () => import('./inbox/inbox.flow.ts').then(({ inboxFlow }) => inboxFlow),
  deviceList: () => import('./device-list/device-list.flow.ts').then(({ deviceListFlow }) => deviceListFlow),
  gameLaunch: () => import('./game-launch/game-launch.flow.ts').then(({ gameLaunchFlow }) => gameLaunchFlow),
  thirdPartyLogin: () =>
    import('./third-party-login/third-party-login.flow.ts').then(
      ({ thirdPartyLoginFlow }) => thirdPartyLoginFlow,
    ),
  stepUp: () => import('./step-up/step-up.flow.ts').then(({ stepUpFlow }) => stepUpFlow),
  authenticator: () =>
    import('./authenticator/authenticator.flow.ts').then(({ authenticatorFlow }) => authenticatorFlow),
  fundPassword: () =>
    import('./fund-password/fund-password.flow.ts').then(({ fundPasswordFlow }) => fundPasswordFlow),
  deposit: () => import('./deposit/deposit.flow.ts').then(({ depositFlow }) => depositFlow),
  payoutAccounts: () =>
    import('./payout-accounts/payout-accounts.flow.ts').then(({ payoutAccountsFlow }) => payoutAccountsFlow),
  withdrawal: () => import('./withdrawal/withdrawal.flow.ts').then(({ withdrawalFlow }) => withdrawalFlow),
  withdrawalConfirmation: () =>
    import('./withdrawal-confirmation/withdrawal-confirmation.flow.ts').then(
      ({ withdrawalConfirmationFlow }) => withdrawalConfirmationFlow,
    ),
  contract: () => import('./contract/contract.flow.ts').then(({ contractFlow }) => contractFlow),
  pointsRedeem: () =>
    import('./points-redeem/points-redeem.flow.ts').then(({ pointsRedeemFlow }) => pointsRedeemFlow),
  pointsConvert: () =>
    import('./points-convert/points-convert.flow.ts').then(({ pointsConvertFlow }) => pointsConvertFlow),
  rewardClaim: () =>
    import('./reward-claim/reward-claim.flow.ts').then(({ rewardClaimFlow }) => rewardClaimFlow),
  redEnvelope: () =>
    import('./red-envelope/red-envelope.flow.ts').then(({ redEnvelopeFlow }) => redEnvelopeFlow),
  signIn: () => import('./sign-in/sign-in.flow.ts').then(({ signInFlow }) => signInFlow),
  activityApplication: () =>
    import('./activity-application/activity-application.flow.ts').then(
      ({ activityApplicationFlow }) => activityApplicationFlow,
    ),
  limits: () => import('./limits/limits.flow.ts').then(({ limitsFlow }) => limitsFlow),
  selfExclusion: () =>
    import('./self-exclusion/self-exclusion.flow.ts').then(({ selfExclusionFlow }) => selfExclusionFlow),
  onBreak: () => import('./on-break/on-break.flow.ts').then(({ onBreakFlow }) => onBreakFlow),
};

/** Flows that others start, by the flow that starts them: they are fetched beside it, not after it. */
const children: Readonly<Record<string, readonly string[]>> = {
  login: ['captcha', 'smsCode', 'humanVerification'],
  registration: ['captcha', 'smsCode', 'humanVerification'],
  forgotPassword: ['smsCode'],
};

/** A flow and those that it starts. Rejects where the catalogue has none of that id, or its code cannot be had. */
export async function loadFlow(id: string): Promise<MachineCatalog> {
  const load = async (one: string): Promise<readonly [string, CatalogEntry]> => {
    const flow = Object.hasOwn(flows, one) ? flows[one as FlowId] : undefined;
    if (flow === undefined) throw new Error(`expects a machine of ${flowIds.join(', ')}, got ${one}`);
    return [one, await flow()];
  };
  const started = Object.hasOwn(children, id) ? (children[id] ?? []) : [];
  return Object.fromEntries(await Promise.all([id, ...started].map(load)));
}
