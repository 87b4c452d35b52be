/**
 * Scripts whose lines begin on the right, by their codes in ISO 15924: every one of Unicode 17, with its variants. Data
 * of the run-time knows fewer, and not the same in each version.
 */
const rightToLeftScripts: ReadonlySet<string> = new Set(
  (
    'Adlm Arab Aran Armi Avst Chrs Cprt Elym Gara Hatr Hebr Hung Khar Lydi Mand Mani Mend Merc Mero Narb Nbat Nkoo ' +
    'Orkh Ougr Palm Phli Phlp Phlv Phnx Prti Rohg Samr Sarb Sidt Sogd Sogo Syrc Syre Syrj Syrn Thaa Todr Yezi'
  ).split(' '),
);

/** Where lines of a language begin: by the script of its tag, else by the one that it is mostly written in. */
export const directionOf = (tag: Intl.Locale): 'ltr' | 'rtl' =>
  rightToLeftScripts.has(tag.maximize().script ?? 'Latn') ? 'rtl' : 'ltr';
