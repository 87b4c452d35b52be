import { brandPath, sitePath, switchKeys } from './brand-document.ts';
import { lineRules } from './brand-faults.ts';
import { themePath } from './look/theme-document.ts';

const lists = /^\/(imageCDNs|launchGameCDNs|messaging|socials|licenceMarks)(\/\d+(\/[A-Za-z]+)?)?$/;

/** Whether the form has the place of a finding in `settings/brand`. */
export function isInForm(pointer: string): boolean {
  const key = pointer.slice(1);
  return Object.hasOwn(lineRules, key) || switchKeys.some((name) => name === key) || lists.test(pointer);
}
/** The form's address of a finding's place; null where the finding is of no line of the form. */
export function findFormPlace(document: string, pointer: string): string | null {
  if (document === themePath && /^\/tokens\/colors\/[\w.]+(\/(light|dark))?$/.test(pointer))
    return `/brand/look#${encodeURIComponent(pointer)}`;
  const isHere =
    document === brandPath
      ? isInForm(pointer)
      : document === sitePath && pointer.startsWith('/externalHosts');
  return isHere ? `/brand#${encodeURIComponent(pointer)}` : null;
}
