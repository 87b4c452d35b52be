import type { JsonObject } from '../../protocol/json.ts';
import { passSnapshot, type Mirrored } from '../mirrored.ts';
import { projectCaptcha, type CaptchaProjection } from './captcha.context.ts';

/** Assigner: what the parent may know of its child that asks for letters. */
export function mirrorCaptcha(_: unknown, { snapshot }: Mirrored): { readonly captcha: CaptchaProjection } {
  return { captcha: projectCaptcha(snapshot) };
}
/** A child that asks for letters while the parent's switch `required` is on, mirrored for as long as its parent lives. */
export function holdCaptcha<const Required extends string>(required: Required) {
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
export function boundCaptcha({ canRefresh }: CaptchaProjection): JsonObject {
  return { canRefresh };
}
