import { breakDetailsSchema, breakRefusal } from '../route-to-break.ts';
import { captchaShown, showCaptcha } from '../captcha/invoke-captcha.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { noFailure } from '../form-failure.ts';
import { noProofs, proofEvents, proofFlows, proofValues, summarizeProofs } from './proofs.ts';
import { filledForm } from '../form-values.ts';
import { noLockout, showLockout, type Lockout } from '../lockout.ts';
import { memberSchema } from '../member.ts';
import { changeReason, newPasswordSchema, newSecrets } from '../new-password.ts';
import { closedObject, listOf, oneOfTexts, optionalObject, orNull } from '../payload-schema.ts';
import { withSamples, type ValueOf } from '../payload-schema.ts';
import { callOnce, done, failed, failedAt, throttled } from '../service-contract.ts';
import { loadMemberService, loginEffectSchemas } from '../login-effects.ts';
import { newLocationRefusal, stepUpDetailsSchema } from '../route-to-step-up.ts';
import { flag, noPayload, secretText, switchFlag, text, textMap, integer } from '../value-kinds.ts';

const tab = oneOfTexts(['username', 'mobile']);
export type LoginTab = ValueOf<typeof tab>;
/** Settings that shape the flow. Whatever is left out is the safe or plain way. */
const loginInput = optionalObject({
  /** Mobile login is switched on (MOBILEVERCODELOGIN3). Default false. */
  mobileTab: switchFlag(false),
  /** A human verification comes before a login by name. Default true. */
  humanVerification: switchFlag(true),
  /** An expired password must be changed (PWDEXPFORCECHANGE3). Default false. */
  expiryRule: switchFlag(false),
  /** The captcha shows from the start. Default false: it shows when the server asks. */
  captcha: switchFlag(false),
  /** Whether only agents can log in here (specification, section 6). Default false. */
  agentsOnly: switchFlag(false),
});
export type LoginInput = ValueOf<typeof loginInput>;
const credentials = closedObject({ username: text, password: text });
export type Credentials = ValueOf<typeof credentials>;
const values = {
  hasMobileTab: flag,
  hasVerification: flag,
  hasExpiryRule: flag,
  isForAgents: flag,
  tab,
  captchaRequired: flag,
  credentials: orNull(credentials),
  captchaAnswer: orNull(text),
  ticket: orNull(text),
  /** The password of the login under way, until it is known whether it has to be changed, and then until it is. */
  oldPassword: orNull(text),
  newPassword: orNull(newPasswordSchema),
  changeReason: orNull(changeReason),
  member: orNull(memberSchema),
  ...proofValues,
};
export type LoginContext = FlowContext<typeof values> & Lockout;
export function startLogin(input: LoginInput): LoginContext {
  return {
    hasMobileTab: input.mobileTab ?? false,
    hasVerification: input.humanVerification ?? true,
    hasExpiryRule: input.expiryRule ?? false,
    isForAgents: input.agentsOnly ?? false,
    tab: 'username',
    captchaRequired: input.captcha ?? false,
    credentials: null,
    captchaAnswer: null,
    ticket: null,
    oldPassword: null,
    newPassword: null,
    ...noFailure,
    ...noLockout,
    changeReason: null,
    member: null,
    ...noProofs,
  };
}
const answer = { token: 'token-1', firstTimeLogin: false, passwordExpired: false, passwordDefault: false };
/** Login by name or by mobile number (specification, sections 4, 5 and 9). */
export const loginContract = defineFlow({
  id: 'login',
  summary:
    'Logs in: human verification first, captcha when asked for, change of a default or expired password.',
  events: {
    'tab.select': closedObject({ tab }),
    'form.submit': filledForm(
      { username: ' player ', password: 'Foyer-2026' },
      { mobileNum: '+639171234567', verificationCode: '123456' },
      { username: '' },
    ),
    'form.reset': noPayload,
    ...proofEvents,
    'code.request': closedObject({ mobileNum: withSamples(text, ['+639171234567']) }),
    'password.submit': filledForm(
      { newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' },
      { newPassword: 'Foyer-2027', confirmNewPassword: '' },
      { newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2028' },
    ),
  },
  children: proofFlows,
  effects: {
    ...loginEffectSchemas,
    ...withoutPayload('firstLogin', 'showAfterLogin'),
    openStepUp: stepUpDetailsSchema,
    openBreak: breakDetailsSchema,
  },
  leaving: ['closeLogin', 'goHome', 'openStepUp', 'openBreak'],
  shows: {
    tab,
    tabs: listOf(text),
    errors: textMap,
    ...captchaShown,
    verification: values.verification,
    sms: values.sms,
    changeReason: values.changeReason,
    secondsLeft: orNull(integer),
  },
  read: (context: LoginContext, state) => ({
    tabs: context.hasMobileTab ? ['username', 'mobile'] : ['username'],
    ...showCaptcha(context),
    ...showLockout(context, state),
  }),
  states: {
    server: ['submitting', 'loadingMember', 'savingPassword'],
    timer: ['locked'],
    final: ['succeeded'],
    form: ['editing', 'verifying', 'changingPassword'],
  },
  input: loginInput,
  services: {
    logIn: callOnce(
      {
        type: oneOfTexts(['username', 'sms']),
        username: text,
        password: text,
        captcha: orNull(secretText),
        ticket: orNull(text),
        entry: oneOfTexts(['member', 'agent']),
      },
      { token: text, firstTimeLogin: flag, passwordExpired: flag, passwordDefault: flag },
      [
        done('right', answer),
        done('first login', { ...answer, firstTimeLogin: true }),
        done('first login, default password', { ...answer, firstTimeLogin: true, passwordDefault: true }),
        done('expired password', { ...answer, passwordExpired: true }),
        done('default password', { ...answer, passwordDefault: true }),
        failed('wrong', 'login.failed', { value: { captcha: false } }),
        failed('wrong, captcha from now on', 'login.failed', { value: { captcha: true } }),
        failed('wrong captcha', 'captcha.wrong', {
          value: { captcha: true },
          fields: { captcha: 'captcha.wrong' },
        }),
        newLocationRefusal,
        breakRefusal,
        throttled(300, 'login.locked'),
      ],
    ),
    changePassword: callOnce({ oldPassword: secretText, ...newSecrets }, { token: text }, [
      done('saved', { token: 'token-2' }),
      failedAt('newPassword', 'same as the old one', 'password.same'),
      failedAt('newPassword', 'too weak', 'password.weak'),
      failed('session lost', 'login.not.session'),
    ]),
    loadMember: loadMemberService,
  },
  delays: ['loginLockout'],
  secrets: [
    'credentials',
    'captchaAnswer',
    'ticket',
    'token',
    'password',
    'verificationCode',
    'oldPassword',
    ...Object.keys(newSecrets),
  ],
  bounded: boundedBy<LoginContext>({
    has: ['captchaAnswer', 'credentials', 'ticket', 'oldPassword', 'newPassword'],
    keep: ['tab', 'captchaRequired', 'changeReason'],
    also: summarizeProofs,
  }),
});
