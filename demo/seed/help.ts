import { firstTopics } from '../../platform/messages/entries/first-topics.ts';
import type { LocalTexts } from '../../platform/local-texts.ts';
import { note } from './note.ts';

const help = (
  tag: string,
  en: readonly [string, string],
  ar: readonly [string, string],
  ty: readonly [string, string],
) => ({
  tag,
  texts: note(0, en, ar, ty).texts satisfies LocalTexts,
});
/** Items of the help centre: those of every new brand, and what is special here. */
export const seedHelp: readonly { readonly tag: string; readonly texts: LocalTexts }[] = [
  help(
    'about',
    ['About us', '<p>Lumina is a demonstration portal. No real money moves here.</p>'],
    ['من نحن', '<p>Lumina بوابة تجريبية. لا تُستخدم هنا أموال حقيقية.</p>'],
    ['Tungkol sa amin', '<p>Demo portal ang Lumina. Walang tunay na perang gumagalaw dito.</p>'],
  ),
  ...firstTopics,
  help(
    'contact',
    ['Contact', '<p>Write to support@lumina.example or open the chat.</p>'],
    ['اتصل بنا', '<p>راسلنا على support@lumina.example أو افتح الدردشة.</p>'],
    ['Makipag-ugnayan', '<p>Sumulat sa support@lumina.example o buksan ang chat.</p>'],
  ),
];
