import type { JsonObject } from '../../../src/protocol/json/json.ts';
import type { Control } from './page-path.ts';

/** Types into a field as React hears it: by the element's own setter, with the event that follows. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.focus();
  const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  value?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
/** What a person would type where the flow's sample says nothing. */
const usual: Readonly<Record<string, string>> = {
  username: 'newcomer',
  password: 'Foyer-2026',
  confirmPassword: 'Foyer-2026',
  newPassword: 'Foyer-2027',
  confirmNewPassword: 'Foyer-2027',
  mobileNum: '+639171234567',
  email: 'guest@example.com',
  verificationCode: '123456',
};
function fillForm(form: Element, values: JsonObject): void {
  for (const holder of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const name = holder.dataset['field'] ?? '';
    const field = holder.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    if (field === null || field.disabled) continue;
    if (field.type === 'checkbox') {
      if (!(field as HTMLInputElement).checked) field.click();
      continue;
    }
    const given = values[name] ?? usual[name];
    if (typeof given === 'string' && field.value !== given) type(field, given);
  }
}
function press(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  // A press by a script moves no focus; that of a person does.
  element.focus();
  element.click();
  return true;
}
const buttonOf = (element: Element): Element | null =>
  element.matches('button') ? element : element.querySelector('button');

/** Another one, then the other kind; before them the player, while a sound is asked for. */
const pressCaptcha = (element: Element, on: string): boolean => {
  const buttons = [...element.querySelectorAll('button')];
  return press(on === 'refresh' ? buttons.at(-2) : buttons.at(-1));
};

/** The other way, then another puzzle; before them what answers, once keys have moved the piece. */
const pressSlider = (element: Element, on: string): boolean => {
  const buttons = [...element.querySelectorAll('button')];
  return press(on === 'alternative' ? buttons.at(-2) : buttons.at(-1));
};

/** Uses a control as a person would. False where it is not known how. */
export function operate(element: Element, { type: kind, on, payload, choice }: Control): boolean {
  if (kind === 'SchemaForm') {
    fillForm(element, (payload['values'] ?? {}) as JsonObject);
    return press(element.querySelector('[type="submit"]'));
  }
  // What its fields put together for the flow is the layout's own: the lab sends what the path says.
  if (kind === 'Form') return false;
  if (kind === 'Tabs') return press(element.querySelectorAll('[role="tab"], [role="radio"]')[choice]);
  if (kind === 'SliderVerification') {
    if (on === 'answer') {
      const handle = element.querySelector<HTMLElement>('[role="slider"]');
      handle?.focus();
      handle?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
      handle?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      return handle !== null;
    }
    return pressSlider(element, on);
  }
  if (kind === 'CaptchaInput' && on !== 'change') return pressCaptcha(element, on);
  if (kind === 'CaptchaInput' || kind === 'OtpInput') {
    const field = element.querySelector('input');
    const given = Object.values(payload)[0];
    if (field === null || typeof given !== 'string') return false;
    if (field.value !== '') type(field, '');
    type(field, given);
    return true;
  }
  return press(buttonOf(element) ?? element.querySelector('a, [role="button"]') ?? element);
}
