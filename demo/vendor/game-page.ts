import type { AnyGame, ChanceRow, Factor } from './game.ts';
import { writePercent } from './game.ts';
import { fillText, findGameLanguage } from './game-texts.ts';

export interface GamePage {
  readonly game: AnyGame;
  /** Wire code. */
  readonly language: string;
  readonly theme: 'light' | 'dark' | 'system';
  /** Where the game is shown: only this page hears from it. */
  readonly portal: string;
  /** Shown without a session: events and prices, and no play. */
  readonly isGuest?: boolean;
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
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const isBelow = (one: Factor, other: Factor): boolean => one.over * other.under < other.over * one.under;

/** The exact returns of a game in percent: one, or the least and the most. */
export function writeReturn({ ways }: Pick<AnyGame, 'ways'>): string {
  const rates = ways.map(({ rtp }) => rtp).toSorted((one, other) => (isBelow(one, other) ? -1 : 1));
  const [least, most] = [rates[0], rates.at(-1)].map((rate) =>
    rate === undefined ? '' : writePercent(rate),
  );
  return least === most ? `${least}` : `${least}–${most}`;
}

/** `1 in 24.3`, as `24.3`. */
const writeOdds = ({ over, under }: Factor): string => {
  const odds = Number(under) / Number(over);
  return odds >= 100 ? Math.round(odds).toString() : odds.toFixed(odds >= 10 ? 1 : 2);
};
const writeTimes = ({ over, under }: Factor): string =>
  (Number((over * 10_000n) / under) / 10_000).toString();

type Write = (name: string, values?: Readonly<Record<string, string>>) => string;
function writeChances(rows: readonly ChanceRow[], t: Write): string {
  if (rows.length === 0) return '';
  const lines = rows.map(
    ({ text, values, chance, pays }) =>
      `<tr><th scope="row">${t(text, values)}</th><td><bdi>${t('oneIn', { odds: writeOdds(chance) })}</bdi></td><td><bdi>${writeTimes(pays)} ×</bdi></td></tr>`,
  );
  return `<div class="chances" tabindex="0" role="group" aria-label="${t('chances')}"><table><thead><tr><th scope="col">${t('outcome')}</th><th scope="col">${t('chance')}</th><th scope="col">${t('pays')}</th></tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}

/** Rules are the texts `rule1`, `rule2`… of the game. */
function writeRules(game: AnyGame, texts: Readonly<Record<string, string>>, t: Write): string {
  const names = Object.keys(texts).filter((name) => /^rule\d+$/.test(name));
  const rules = [...names.toSorted(), 'ruleReturn', 'ruleLeft'].map((name) => `<li>${t(name)}</li>`);
  return `<details id="rules"><summary>${t('rules')}</summary><ul>${rules.join('')}</ul>${writeChances(game.chances, t)}</details>`;
}

/** The player's last rounds: filled when it is opened. Games with events list their bets themselves. */
const writeLast = (t: Write): string => {
  const heads = ['roundStake', 'roundNet'].map((name) => `<th scope="col">${t(name)}</th>`);
  return `<details id="last"><summary>${t('lastRounds')}</summary><p id="last-none" role="status">${t('noRounds')}</p><div class="chances" tabindex="0" role="group" aria-label="${t('lastRounds')}" id="last-table" hidden><table><thead><tr>${heads.join('')}</tr></thead><tbody id="last-rows"></tbody></table></div></details>`;
};

/** The page of a game, whole but for what the player's round says. Nothing in it is a secret. */
export function writeGamePage(page: GamePage): string {
  const { game, language, theme, portal, script, style, isGuest = false } = page;
  const { tag, direction, texts } = findGameLanguage(language, game.code);
  const facts = { percent: writeReturn(game), ...game.facts };
  const t: Write = (name, values = {}) => escapeHtml(fillText(texts[name] ?? name, { ...facts, ...values }));
  // `<` could end the element.
  const said = JSON.stringify(texts).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${tag}" dir="${direction}" data-theme="${theme}" data-portal="${escapeHtml(portal)}" data-game="${game.code}"${isGuest ? ' data-guest' : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${t('title')}</title><link rel="stylesheet" href="${style}">
<script type="application/json" id="texts">${said}</script><script type="module" src="${script}"></script></head>
<body data-phase="loading">
<header aria-label="${t('title')}"><img id="art" alt="" width="28" height="28" hidden><div><h1 id="name" dir="auto">${t('title')}</h1><p>${t('maker')}</p></div>
<button type="button" id="sound" class="tool" aria-pressed="false" aria-label="${t('sound')}" title="${t('sound')}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9v6h4l5 4V5L8 9z"/><path class="waves" d="M16 8.5a5 5 0 0 1 0 7M18.5 6a8.5 8.5 0 0 1 0 12"/><path class="mute" d="M16 9l5 6M21 9l-5 6"/></svg></button>
<p class="figure"><span>${t('balance')}</span><bdi id="balance">–</bdi></p></header>
<main aria-label="${t('title')}">
<section class="table" aria-label="${t('table')}"><div id="stage"></div><p id="said" role="status" aria-live="polite">${t('loading')}</p></section>
<section class="desk" aria-label="${t('desk')}">
<div id="desk"></div>
<form id="bet" novalidate>
<div id="choice"></div>
<label for="stake">${t('stake')}</label>
<div class="stake"><button type="button" id="less" aria-label="${t('less')}">−</button><span id="symbol" aria-hidden="true"></span><input id="stake" inputmode="decimal" autocomplete="off" maxlength="9" aria-describedby="fault"><button type="button" id="more" aria-label="${t('more')}">+</button></div>
<div class="quick" id="quick"></div>
<p id="fault" role="alert"></p>
<button class="main" id="deal" disabled>${t('deal')}</button>
</form>
<div class="end" id="end" hidden><button type="button" class="main" id="again" hidden>${t('again')}</button><button type="button" id="back">${t('back')}</button></div>
${game.mayHaveSeveral === true ? '' : writeLast(t)}
${writeRules(game, texts, t)}
</section>
</main></body></html>`;
}
