import { expect, test } from 'vitest';
import { startRegistration } from './registration.context.ts';
import { describeRequest, findGaps, readSubmittedNumber } from './registration.values.ts';

const values = { username: ' newcomer ', password: 'x', mobileNum: '+63 917 123-4567' };

test('by mobile, the number is the name', () => {
  const context = { ...startRegistration({ mobileMethod: true }), method: 'mobile' as const, values };
  expect(describeRequest(context).user).toMatchObject({
    username: '+639171234567',
    mobileNum: '+639171234567',
  });
});
test('a code from the address counts only when the form does not ask for one', () => {
  const shown = startRegistration({ affiliateCode: 'AFF1', affiliateFieldShown: true });
  const hidden = startRegistration({ affiliateCode: 'AFF1', referralCode: 'R7' });
  expect(describeRequest({ ...shown, values }).user).not.toHaveProperty('affiliateCode');
  expect(describeRequest({ ...hidden, values }).user).toMatchObject({
    affiliateCode: 'AFF1',
    referralCode: 'R7',
    username: 'newcomer',
  });
});
test('a code by SMS needs a number that can get one', () => {
  const context = startRegistration({ smsRequired: true });
  expect(findGaps(context, { username: 'a' })).toEqual({ mobileNum: 'error.field.required' });
  expect(findGaps(context, { username: 'a', mobileNum: '12' })).toEqual({
    mobileNum: 'error.mobile.invalid',
  });
  expect(findGaps(context, values)).toEqual({});
});
test('a number goes with the code of its country, and as it was typed to the rule of its field', () => {
  const context = startRegistration({ smsRequired: true });
  const typed = { ...values, mobileNum: '0171 2345678', countryDialingCode: '+49' };
  expect(readSubmittedNumber({ ...context, values: typed })).toBe('+491712345678');
  expect(describeRequest({ ...context, values: typed }).user).toMatchObject({
    mobileNum: '01712345678',
    countryDialingCode: '+49',
  });
  const whole = { ...typed, mobileNum: '+639171234567' };
  expect(readSubmittedNumber({ ...context, values: whole })).toBe('+639171234567');
});
