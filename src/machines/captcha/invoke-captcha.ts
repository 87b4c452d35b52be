import type { JsonObject } from '../../protocol/json/json.ts';
import type { FormFailure } from '../form-failure.ts';
import { passSnapshot, type ChildSnapshot } from '../child-snapshot.ts';
import { closedObject, orNull, withSamples } from '../payload-schema.ts';
import { flag, noPayload, secretText, text } from '../value-kinds.ts';
import { captchaProjection, type CaptchaProjection } from './captcha.contract.ts';

/** A child that was not asked for anything yet. */
export const noCaptcha: CaptchaProjection = {
  state: 'hidden',
  kind: 'picture',
  image: null,
  sound: null,
  busy: false,
  error: null,
  canRefresh: false,
};
/** Events of a parent about its child. */
export const captchaEvents = {
  'captcha.change': closedObject({ value: withSamples(secretText, ['a7k2', '']) }),
  'captcha.refresh': noPayload,
  'captcha.listen': noPayload,
  'captcha.look': noPayload,
};
/** What a parent shows of its child. */
export const captchaShown = {
  captchaRequired: flag,
  captchaImage: orNull(text),
  captchaBusy: flag,
  captcha: captchaProjection.projection,
};
/** The same of a context; an error about the letters shows at the picture. */
export function showCaptcha({ captcha, errors }: { readonly captcha: CaptchaProjection } & FormFailure) {
  return {
    captchaImage: captcha.image,
    captchaBusy: captcha.busy,
    captcha: { ...captcha, error: errors['captcha'] ?? captcha.error },
  };
}

/** Assigner: what the parent may know of its child that asks for letters. */
export function mirrorCaptcha(
  _: unknown,
  { snapshot }: ChildSnapshot,
): { readonly captcha: CaptchaProjection } {
  return { captcha: captchaProjection.project(snapshot) };
}
/** A child that asks for letters while the parent's switch `required` is on, mirrored for as long as its parent lives. */
export function invokeCaptcha<const Required extends string>(required: Required) {
  return {
    id: 'captcha',
    src: 'captcha',
    input: ({ context }: { readonly context: { readonly [Key in Required]: boolean } }) => ({
      required: context[required],
    }),
    onSnapshot: { actions: { type: 'mirrorCaptcha', params: passSnapshot } },
  } as const;
}
/** What a parent's guards read of it: enough for path search, and finite. */
export function summarizeCaptcha({ canRefresh, kind }: CaptchaProjection): JsonObject {
  return { canRefresh, kind };
}

/** `refresh`: another one of the same kind. `listen`: digits to hear. `look`: a picture again. */
export type CaptchaStep = 'refresh' | 'listen' | 'look';
/** Whether a parent's event would move its captcha on. */
export function canTurnCaptcha({ canRefresh, kind }: CaptchaProjection, step: CaptchaStep): boolean {
  if (step === 'refresh') return canRefresh;
  return canRefresh && kind === (step === 'listen' ? 'picture' : 'sound');
}
const whenItCan = <const Step extends CaptchaStep>(step: Step) =>
  ({
    guard: { type: 'canTurnCaptcha', params: { step } },
    actions: ['forgetCaptchaAnswer', 'tellCaptcha'],
  }) as const;

/** What a parent hands on to its captcha. Needs `canTurnCaptcha`, `forgetCaptchaAnswer` and `tellCaptcha`. */
export const passCaptchaOn = {
  'captcha.refresh': whenItCan('refresh'),
  'captcha.listen': whenItCan('listen'),
  'captcha.look': whenItCan('look'),
} as const;
