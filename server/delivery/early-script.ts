import { createHash } from 'node:crypto';

/**
 * Runs before the first paint of a page that was drawn at publish: puts the theme in force that this
 * browser remembers or its system asks for, and keeps back markup that is not for this person (a
 * session is there, or another language was chosen here). A button that is pressed before the program
 * is alive is kept, the last one of several, and pressed again as soon as it is; until then it is faint.
 * The text never changes, so its hash is all that the content security policy lets through.
 */
export const earlyScript =
  '(()=>{const r=document.documentElement,k=(s,n)=>{try{return window[s].getItem(n)}catch{return null}};' +
  "let t=k('localStorage','theme');" +
  "if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  'r.classList.add(t);r.style.colorScheme=t;' +
  "const l=k('localStorage','language'),o=(r.dataset.foyerLocales||'').split(' ');" +
  "if(k('sessionStorage','token')!==null||k('localStorage','foyer.signedIn')!==null||/[?&]token=/.test(location.search)||(l!==o[0]&&o.includes(l)))" +
  "r.classList.add('foyer-unfit');" +
  'let p=null;const h=e=>{const b=e.target.closest?.("button");if(!b||!e.isTrusted)return;' +
  "e.preventDefault();e.stopImmediatePropagation();if(p)p.style.opacity='';p=b;b.style.opacity=.6};" +
  "addEventListener('click',h,true);" +
  "new MutationObserver((_,o)=>{if(!('foyerReady' in r.dataset))return;o.disconnect();" +
  "removeEventListener('click',h,true);if(p){p.style.opacity='';if(p.isConnected)p.click()}})" +
  '.observe(r,{attributes:true})})()';

/** Rule that goes with it. */
export const unfitRule = '.foyer-unfit #root{visibility:hidden}';

/** Source expression of a content security policy for some inline text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
