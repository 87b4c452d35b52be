/** What a browser brings to a provider's page (OpenID Connect Core 1.0, section 3.1.2.1). */
export interface AuthorizationRequest {
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly response_type: string;
  readonly scope: string;
  readonly state: string;
  readonly nonce: string;
  readonly code_challenge: string;
  readonly code_challenge_method: string;
}
export const requestNames = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
] as const satisfies readonly (keyof AuthorizationRequest)[];

/** People of the sandbox, for a press instead of typing. */
const people = ['Diwata Santos', 'Bayani Reyes', 'Ligaya Cruz'];
const names: Readonly<Record<string, string>> = { google: 'Google', facebook: 'Facebook', line: 'LINE' };

const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? '',
  );

/** The sandbox's own style: it plays another company's page, not the portal's. */
export const sandboxStyle = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f4f5f8,#15171c);color:light-dark(#1b1e27,#eceef4)}
main{box-sizing:border-box;inline-size:min(26rem,100%);padding:2rem;background:light-dark(#fff,#1f2229);border-radius:1rem;box-shadow:0 1px 2px #0003,0 8px 32px #0002}
h1{margin:0 0 .25rem;font-size:1.375rem}
.note{margin:0 0 1.5rem;color:light-dark(#565c6b,#a9afbd)}
form{display:grid;gap:.75rem}
label{display:grid;gap:.375rem;font-weight:600}
input,button{box-sizing:border-box;font:inherit;inline-size:100%;min-block-size:2.75rem;border-radius:.625rem;padding:.5rem .875rem;border:1px solid light-dark(#767c8a,#8a90a0);background:transparent;color:inherit}
button{cursor:pointer;text-align:start}
button:hover{background:light-dark(#eef0f5,#2a2e37)}
button.main{background:#2f55d4;border-color:#2f55d4;color:#fff;text-align:center;font-weight:600}
button.main:hover{background:#2646b3}
button.plain{border-color:transparent;text-align:center}
:focus-visible{outline:3px solid #7d9bff;outline-offset:2px}
hr{inline-size:100%;border:0;border-block-start:1px solid light-dark(#d8dbe3,#363b46);margin:.25rem 0}`;

/** The page where a person of the sandbox chooses who to be. */
export function writeSandboxPage(provider: string, request: AuthorizationRequest): string {
  const hidden = requestNames
    .map((name) => `<input type="hidden" name="${name}" value="${escapeHtml(request[name])}">`)
    .join('');
  const choices = people
    .map((name) => `<button name="person" value="${escapeHtml(name)}">${escapeHtml(name)}</button>`)
    .join('\n');
  const title = `${names[provider] ?? provider} sandbox`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/sandbox/identity/style.css"></head>
<body><main><h1>${escapeHtml(title)}</h1>
<p class="note">This replaces the real provider on this installation. Choose who you are.</p>
<form method="post">${hidden}
${choices}
<hr>
<label>Another name<input name="typed" maxlength="60" autocomplete="off"></label>
<button class="main" name="person" value="">Continue</button>
<button class="plain" name="deny" value="1">Cancel</button>
</form></main></body></html>`;
}
