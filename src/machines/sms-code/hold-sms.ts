import { passSnapshot, type Mirrored } from '../mirrored.ts';
import { projectSmsCode, type CodePurpose, type SmsProjection } from './sms-code.context.ts';

/** Assigner: what the parent may know of its child that sends codes. */
export function mirrorSms(_: unknown, { snapshot }: Mirrored): { readonly sms: SmsProjection } {
  return { sms: projectSmsCode(snapshot) };
}
/** A child that sends codes and is mirrored for as long as its parent lives. */
export function holdSms(purpose: CodePurpose) {
  return {
    id: 'sms',
    src: 'smsCode',
    input: { purpose },
    onSnapshot: { actions: { type: 'mirrorSms', params: passSnapshot } },
  } as const;
}
