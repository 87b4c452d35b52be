// Written by "npm run generate" from the contracts and the areas; do not edit.
export { captchaContract as contract } from '../../captcha/captcha.contract.ts';
export { captchaMachine as machine } from '../../captcha/captcha.machine.ts';
