import type { ContractKind, ContractStep } from '../../../src/machines/contract/contract.context.ts';
import type { MemberNotice } from '../../messages/tell.ts';

type Language = 'EN' | 'TY' | 'AR';
type Words = Readonly<Record<Language, { readonly title: string; readonly body: string }>>;

const whyWords: Readonly<Record<Language, string>> = {
  EN: 'Reason: “{reason}” ',
  TY: 'Dahilan: “{reason}” ',
  AR: 'السبب: «{reason}» ',
};
/** How the kinds of contracts are called inside a sentence. */
const kindWords: Readonly<Record<ContractKind, Readonly<Record<Language, string>>>> = {
  dividend: { EN: 'dividend', TY: 'dibidendo', AR: 'الأرباح' },
  daily: { EN: 'daily salary', TY: 'arawang sahod', AR: 'الراتب اليومي' },
  hourly: { EN: 'hourly salary', TY: 'sahod kada oras', AR: 'الراتب بالساعة' },
  realTime: { EN: 'real-time salary', TY: 'real-time na sahod', AR: 'الراتب الفوري' },
};

const offered: Words = {
  EN: {
    title: 'You’ve been offered a contract',
    body: '{who} has offered you a contract: {kind}. Read and answer it in the agent centre, under My contracts.',
  },
  TY: {
    title: 'May iniaalok na kontrata sa iyo',
    body: 'Iniaalok sa iyo ni {who} ang kontrata sa {kind}. Basahin at sagutin ito sa sentro ng ahente, sa Aking mga kontrata.',
  },
  AR: {
    title: 'عُرض عليك عقد',
    body: 'يعرض عليك {who} عقد {kind}. اقرأه وأجب عنه في مركز الوكيل ضمن عقودي.',
  },
};
const endAsked: Words = {
  EN: {
    title: 'A request to end a contract',
    body: '{who} has asked to end your {kind} contract. {why}Agree or decline in the agent centre.',
  },
  TY: {
    title: 'Hinihiling ng kabilang panig na tapusin ang isang kontrata',
    body: 'Hinihiling ni {who} na tapusin ang kontrata ninyo sa {kind}. {why}Pumayag o tumanggi sa sentro ng ahente.',
  },
  AR: {
    title: 'يطلب الطرف الآخر إنهاء عقد',
    body: 'يطلب {who} إنهاء عقد {kind} بينكما. {why}وافق أو ارفض في مركز الوكيل.',
  },
};
const endTakenBack: Words = {
  EN: {
    title: 'A request to end a contract was withdrawn',
    body: '{who} has withdrawn the request to end your {kind} contract. It stays in force.',
  },
  TY: {
    title: 'Binawi ang hiling na tapusin ang isang kontrata',
    body: 'Hindi na hinihiling ni {who} na tapusin ang kontrata ninyo sa {kind}. Patuloy itong may bisa.',
  },
  AR: {
    title: 'سُحب طلب إنهاء عقد',
    body: 'لم يعد {who} يطلب إنهاء عقد {kind} بينكما. يبقى العقد سارياً.',
  },
};
const ended: Words = {
  EN: {
    title: 'A contract has ended',
    body: '{who} agreed to end your {kind} contract.',
  },
  TY: {
    title: 'Natapos ang isang kontrata',
    body: 'Pumayag si {who} na tapusin ang kontrata ninyo sa {kind}.',
  },
  AR: {
    title: 'انتهى عقد',
    body: 'وافق {who} على إنهاء عقد {kind} بينكما.',
  },
};
const endDeclined: Words = {
  EN: {
    title: 'A contract stays in force',
    body: '{who} declined to end your {kind} contract.',
  },
  TY: {
    title: 'Patuloy na may bisa ang isang kontrata',
    body: 'Tumanggi si {who} na tapusin ang kontrata ninyo sa {kind}.',
  },
  AR: {
    title: 'يبقى عقد سارياً',
    body: 'رفض {who} إنهاء عقد {kind} بينكما.',
  },
};

/** What the other side reads of a step; of an acceptance and a refusal it reads on the page of the contract. */
const wordsOf: Readonly<Partial<Record<ContractStep, Words>>> = {
  offer: offered,
  requestEnd: endAsked,
  takeBackEnd: endTakenBack,
  agreeEnd: ended,
  declineEnd: endDeclined,
};

/** The message of a step, with `{who}` and `{reason}` to fill in; null where the other side gets none. */
export function findStepNotice(
  step: ContractStep,
  kind: ContractKind,
  { hasReason }: { readonly hasReason: boolean },
): MemberNotice | null {
  const words = wordsOf[step];
  if (words === undefined) return null;
  const write = (language: Language) => ({
    title: words[language].title,
    body: words[language].body
      .replace('{kind}', kindWords[kind][language])
      .replace('{why}', hasReason ? whyWords[language] : ''),
  });
  return { EN: write('EN'), TY: write('TY'), AR: write('AR') };
}
