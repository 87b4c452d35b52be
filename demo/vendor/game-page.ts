import { mostTimes } from './hi-lo.ts';
import { fillText, findGameLanguage } from './game-texts.ts';
import { returnShown } from './round-view.ts';

export interface GamePage {
  /** Wire code. */
  readonly language: string;
  readonly theme: 'light' | 'dark' | 'system';
  /** Where the game is shown: only this page hears from it. */
  readonly portal: string;
  readonly script: string;
  readonly style: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (found) => escapes[found] ?? found);

/** The page of the game, whole but for what the player's round says. Nothing in it is a secret. */
export function writeGamePage({ language, theme, portal, script, style }: GamePage): string {
  const { tag, direction, texts } = findGameLanguage(language);
  const values = { percent: returnShown, times: mostTimes.toString() };
  const t = (name: string): string => escapeHtml(fillText(texts[name] ?? name, values));
  const rules = ['rule1', 'rule2', 'rule3', 'rule4'].map((name) => `<li>${t(name)}</li>`).join('');
  // `<` could end the element.
  const said = JSON.stringify(texts).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${tag}" dir="${direction}" data-theme="${theme}" data-portal="${escapeHtml(portal)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${t('page')}</title><link rel="stylesheet" href="${style}">
<script type="application/json" id="texts">${said}</script><script type="module" src="${script}"></script></head>
<body data-phase="loading">
<header aria-label="${t('page')}"><img id="art" alt="" width="44" height="44" hidden><div><h1 id="name">${t('page')}</h1><p>${t('maker')}</p></div>
<p class="balance"><span>${t('balance')}</span><bdi id="balance">–</bdi></p></header>
<main aria-label="${t('page')}">
<section class="table">
<ol id="trail" aria-label="${t('cards')}"></ol>
<div class="card" id="card" role="img" aria-label="${t('loading')}" data-back><span class="rank" id="rank"></span><span class="suit" id="suit"></span></div>
<p id="said" role="status" aria-live="polite">${t('loading')}</p>
</section>
<section class="desk">
<div class="choices" id="choices">
<button type="button" id="higher" disabled><span class="arrow up" aria-hidden="true"></span><span class="word">${t('higher')}</span><span class="odds"></span></button>
<button type="button" id="lower" disabled><span class="arrow down" aria-hidden="true"></span><span class="word">${t('lower')}</span><span class="odds"></span></button>
</div>
<button type="button" id="take" class="main" hidden></button>
<form id="bet" novalidate>
<label for="stake">${t('stake')}</label>
<div class="stake"><button type="button" id="less" aria-label="${t('less')}">−</button><span id="symbol" aria-hidden="true"></span><input id="stake" inputmode="decimal" autocomplete="off" maxlength="9" aria-describedby="fault"><button type="button" id="more" aria-label="${t('more')}">+</button></div>
<div class="quick" id="quick"></div>
<p id="fault" role="alert"></p>
<button class="main" id="deal" disabled>${t('deal')}</button>
</form>
<div class="end" id="end" hidden><button type="button" class="main" id="again" hidden>${t('again')}</button><button type="button" id="back">${t('back')}</button></div>
<details><summary>${t('rules')}</summary><ul>${rules}</ul></details>
</section>
</main></body></html>`;
}
