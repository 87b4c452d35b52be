import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { benchFields, countries, type BenchField } from '../../form/form-contender.ts';

/** SurveyJS's form library; it takes what is typed with each key, as all others here do. */
const drawField = ({ name, label, kind, required }: BenchField) => {
  const question = { name, title: label, isRequired: required };
  if (kind === 'choice') return { ...question, type: 'dropdown', choices: countries, renderAs: 'select' };
  if (kind === 'tick') return { ...question, type: 'boolean', renderAs: 'checkbox' };
  return { ...question, type: 'text', inputType: kind };
};

let root: Root | null = null;
let model: Model | null = null;
globalThis.formContender = {
  name: 'SurveyJS',
  mount: (element) => {
    const made = createRoot(element);
    root = made;
    const survey = new Model({ elements: benchFields.map(drawField), textUpdateMode: 'onTyping' });
    model = survey;
    flushSync(() => made.render(<Survey model={survey} />));
  },
  find: (field) => document.getElementById(model?.getQuestionByName(field)?.inputId ?? ''),
  read: (field) => model?.getValue(field),
  unmount: () => flushSync(() => root?.unmount()),
};
