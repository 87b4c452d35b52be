/**
 * Every code that the gate can report, with what it means. The reference page of the documentation
 * lists the same codes; a test holds the two equal.
 */
export const issueCodes = {
  'shape.not-json': 'A source file that is no JSON.',
  'shape.repeated-key': 'A key that one object of a source file has twice.',
  'shape.unknown-document': 'A document path that no portal has.',
  'shape.missing-document': 'A document that every portal needs is not there.',
  'shape.unknown-key': 'A key that this place of a document does not take.',
  'shape.missing-key': 'A key that this place of a document needs is not there.',
  'shape.wrong-type': 'A value of another type than expected, for example text in place of a number.',
  'shape.wrong-value': 'A value outside the list or the bounds of what is expected.',
  'shape.bad-format': 'Text that does not have the expected form, for example an id with capital letters.',
  'shape.id-mismatch': 'The id of a document differs from the name that it is stored under.',

  'notation.version': 'A document is in a notation that this build does not read.',
  'notation.words': 'Words of an action, or of `in`, of which there are too few or too many.',
  'notation.default': 'A default behind `??` that is none of the values that may be there.',
  'notation.twice': 'Something that a writing says in two places of the same node, action or document.',

  'limit.document-size': 'A document is larger than the language allows.',
  'limit.string-length': 'A text is longer than the language allows.',
  'limit.node-depth': 'Nodes are nested deeper than the language allows.',
  'limit.node-count': 'A screen has more nodes than the language allows.',
  'limit.place-count':
    'A screen is put together from more nodes, fragments and slots than the language allows.',
  'limit.value-count': 'A screen has more values, repeated parameters counted, than the language allows.',
  'limit.rule-depth': 'An expression is nested deeper than the language allows.',
  'limit.rule-size': 'An expression has more parts than the language allows.',
  'limit.fragment-depth': 'Fragments use fragments deeper than the language allows.',
  'limit.poll': 'A data source asks again more often than the language allows.',

  'reference.duplicate-id': 'Two parts of one document have the same id.',
  'reference.component-unknown': 'A node names a component that the catalogue does not have.',
  'reference.asset-unknown': 'A document names a file under /assets that this installation does not have.',
  'reference.picture-unknown': 'A document shows a picture that the library does not have.',
  'reference.fragment-unknown': 'A node uses a fragment that does not exist.',
  'reference.rule-unknown': 'An expression reads a named rule that its document does not have.',
  'reference.rule-cycle': 'A named rule reads itself, directly or through others.',
  'reference.rule-unused': 'A named rule that nothing in its document reads.',
  'data.constant': 'Constants hold words, or something that is worked out, or are asked for again.',
  'data.unread': 'Data that a document asks for and nothing of it reads.',
  'data.row': 'A data source of a fragment depends on a row of a list.',
  'reference.fragment-cycle': 'A fragment uses itself, directly or through others.',
  'reference.machine-unknown': 'A screen uses a machine that the catalogue does not have.',
  'reference.machine-key-unknown': 'A machine is addressed by a key that the screen does not declare.',
  'reference.version': 'A screen requires a version of a machine or component that this build does not have.',
  'reference.version-unsaid':
    'A document does not say for which version of a component it was written, and there are several.',
  'reference.state-unknown': 'A state that the machine does not have.',
  'reference.event-unknown': 'An event that the machine or the component does not have.',
  'reference.route-unknown': 'A route id that the site does not have.',
  'reference.route-conflict': 'Two routes of the site have the same path.',
  'reference.route-reserved': 'A route at a path that the server itself answers.',
  'reference.page-unknown': 'A route leads to a page that does not exist.',
  'reference.modal-unknown': 'An action opens a modal that does not exist.',
  'reference.form-unknown': 'A node shows a form that does not exist.',
  'reference.menu-unknown': 'A node shows a menu that does not exist.',
  'reference.icon-unknown': 'An icon that is not in the set.',
  'reference.operation-unknown': 'A call that the member API does not have.',
  'reference.operation-closed': 'A call that carries credentials, so that no document may make it.',
  'reference.data-unknown': 'An action asks a data source again that its document does not have.',
  'reference.node-unknown': 'A node is addressed by an id that the screen does not have.',
  'reference.slot-unknown': 'A slot that the component or fragment does not have.',
  'reference.token-unknown': 'A design token that the theme does not have.',
  'reference.policy-unknown': 'A policy that the checker does not know.',
  'reference.locale-unknown': 'A language that the site does not have or has switched off.',

  'reference.page-needed': 'A page that the portal or the server itself opens is not there.',
  'reference.unused': 'A document that nothing of the site names.',
  'reference.route-parameters':
    'A page declares a parameter that none of its routes brings, or a route brings one twice.',
  'route.constant': 'A route gives its page something that is worked out in the browser.',

  'suppression.not-allowed': 'A document suppresses what no document may suppress.',
  'suppression.unused': 'A document suppresses what is not found there any more.',

  'prop.unknown': 'A property that the component does not have.',
  'prop.missing': 'A property that the component needs is not given.',
  'prop.wrong-value': 'A value that the property does not take.',
  'prop.not-bindable': 'A property that cannot depend on data has an expression.',
  'prop.not-responsive': 'A property that is the same on every screen has a responsive value.',

  'node.children-not-allowed': 'A component that holds nothing has children.',
  'node.misplaced': 'A component is a child of one that it does not belong to.',
  'node.cell-count': 'A row has another number of cells than its table has columns, or a cell can go away.',
  'node.slot-missing': 'A slot that the component or fragment needs is empty.',
  'node.menu-not-allowed': 'A component that shows no menu has the key "menu".',
  'node.slot-outside-fragment': 'A slot place outside a fragment.',
  'shell.page-place': 'The frame has no place for the page, more than one, or one that can go away.',
  'modal.flow-clash': 'A modal has another flow at the key of a flow of a page.',
  'flow.failure-unsaid': 'A flow of a screen can fail, and nothing on the screen says so.',
  'modal.flow-shared': 'A modal has a flow at the same key as a page, so the two share one.',
  'modal.frame-missing': 'The root of a modal is another component than Modal.',
  'repeat.on-leaf': 'A component that holds nothing is repeated; the container of the rows is what repeats.',
  'repeat.on-fragment': 'The use of a fragment is repeated; the container of the rows is what repeats.',
  'repeat.not-a-list': 'A repeat over something that is no list.',
  'repeat.key-unknown': 'The key of a repeat is no property of its rows.',
  'repeat.key-kind': 'The key of a repeat is neither text nor a number, or a row may lack it.',
  'repeat.key-shared': 'Nothing says that no two rows of a list have the same key.',
  'repeat.rows': 'A list may have more rows than are drawn at once, and the repeat is not virtual.',
  'node.show-structural':
    'A node that belongs to a state of a flow says so in "show", where the proof cannot see it.',
  'node.accessibility-not-supported': 'The key "a11y" on a component that looks after its own accessibility.',

  'param.unknown': 'A parameter or a flow that the fragment does not have.',
  'param.missing': 'A parameter or a flow that the fragment needs is not given.',
  'param.flow': 'A fragment is given a flow of another machine than it works on.',

  'expression.operator-unknown': 'An operator outside the closed list.',
  'expression.operator-arguments': 'An operator with too few, too many or unfit arguments.',
  'expression.variable-dynamic': 'A variable whose path is worked out at run time.',
  'expression.path-forbidden': 'A path through a name that walks prototypes.',
  'expression.path-unknown': 'A path that the data does not have.',
  'expression.scope-unknown': 'A path that begins with no known scope, row name or parameter.',
  'expression.type-mismatch': 'A value of a type that can never fit there.',
  'expression.literal-unfit':
    'A value that is written out in an expression and can never fit what it is compared with.',
  'expression.name-taken': 'A row name that hides a scope or another row name.',
  'expression.text-inside': 'A text key inside an expression, where only data can be.',
  'expression.negates-missing':
    "The opposite of a list's entry, or of something about the member, that may be missing: then it is missing too.",
  'expression.constant': 'A condition, or a part of one, that never holds or always does, whatever it reads.',
  'expression.second-opinion': 'An expression that json-logic-js and the portal judge differently.',

  'money.unformatted': 'An amount of money that is shown as a plain number.',
  'money.not-money': 'Points, a count or a per cent that is shown as money.',
  'money.compared':
    'Money that is compared with something else than money of the same currency, or by how it is written.',
  'money.counted': 'Money that an expression calculates with, as if it were a number.',
  'money.currency': 'An amount of another currency that is shown with the symbol of the portal.',

  'action.payload': 'The data that an action sends does not fit what the receiver takes.',
  'action.path-not-writable': 'An action writes where documents may not write.',
  'action.answer': 'The answer of a call goes to data that the screen does not declare for that call.',
  'action.route-parameters': 'A navigation gives other parameters than its route has.',
  'action.unread':
    'An action sets a name that nothing reads, or a link gives a page one that it does not read.',
  'action.track-typed':
    'An action counts what a person typed, which nobody but the server of the site may see.',

  'control.no-effect':
    'A control or a field that does nothing: without actions, with actions that nobody notices, or with an entry that nothing takes.',
  'control.never-sent': 'Actions for an event that the component never sends with its properties.',

  'link.scheme': 'A link with another scheme than https.',
  'link.host': "A link to a host outside the site's list.",

  'setting.currency-fixed': 'Another currency than the one that money is kept in.',
  'setting.zone-fixed': 'Another time zone than the one by which days of money were counted.',
  'setting.time-zone': 'The time zone of the brand is no name of the IANA database.',

  'agreement.currency': 'The currency of the brand is none of ISO 4217.',
  'agreement.currency-symbol': 'The symbol of money is that of other currencies than the one of the brand.',
  'agreement.date': 'A date of the settings that no calendar has.',
  'agreement.date-ahead': 'A legal text, or a year, of the settings begins after the day of the check.',
  'agreement.bounds': 'Two numbers of the settings exclude each other.',
  'agreement.email': 'An address of the settings that no mail reaches.',
  'agreement.code-length': 'A field takes codes of another length than those that are sent or shown.',
  'agreement.password':
    'A password that is shown while it is typed, or that password managers cannot fill in, or fill with another one.',
  'agreement.field-kind': 'The rule of a field refuses what its kind promises, or takes what is surely none.',
  'agreement.options': 'A choice without words, or words without a choice.',
  'agreement.unit': 'Minutes where seconds are expected, or any other unit of time in place of another.',

  'market.age': 'The site lets younger people play than its market profile, or itself, demands.',
  'market.age-gate': 'The market demands the question for the age, and the site cannot ask it.',
  'market.age-text': 'A text says another age than the one from which people may play.',
  'market.reality-check': 'The market demands a reality check, and the site has no dialog for it.',
  'market.length':
    'Lengths of breaks out of order, twice, or shorter or longer than a time-out or an exclusion can be.',
  'market.helpline': 'A helpline that has a name and no way to reach it, or the other way round.',
  'market.field': 'The market demands a field of registration that is not asked for, or may be left out.',

  'text.locale-missing': 'An enabled language without messages.',
  'text.key-missing': 'A text key without a message in an enabled language.',
  'text.argument-missing': 'A message asks for an argument that is not given.',
  'text.argument-unused': 'An argument that no language uses.',
  'text.argument-lost': 'A message leaves out a value that the other languages say there.',
  'text.format-unknown': 'A placeholder with a format that there is not.',
  'text.placeholder-broken': 'Double braces in a message that fill in nothing.',
  'text.plural-missing': 'A counted message lacks a plural form that the language needs.',
  'text.literal': 'Words written into a document, where a text key is expected.',
  'text.not-expected': 'A text key where no words are shown.',
  'text.not-a-message': 'A text read from data that is not declared to be a message key.',
  'text.not-a-string': 'A message that is no text.',
  'text.blank': 'A message of which nothing is seen or read out.',
  'text.nested': 'A message that puts in another one, which nothing checks.',
  'text.direction': 'A message that turns the direction of what comes after it.',
  'text.untranslated': 'A message in a language of other letters that is the one of the first language.',

  'pattern.invalid': 'An accepted pattern that is no regular expression.',
  'pattern.unsafe':
    'An accepted pattern that could take very long on some input, or that cannot be proven not to.',
  'pattern.unanchored': 'An accepted pattern that is not written between "^" and "$".',
  'pattern.bounds':
    'The least length of a field is above its greatest, or the greatest is above what a pattern judges.',
  'pattern.unsatisfiable': 'No text can pass the pattern within the bounds on length.',

  'form.schema': 'A form schema that cannot be compiled to a validator.',
  'form.order': 'A form does not say, field by field, in which order they are shown.',
  'form.field-unpaired': 'A field of a form is in its schema or in its ui schema only.',
  'form.document-missing': 'A form has a schema without its ui schema, or the other way round.',
  'form.required-hidden': 'A field is required but not shown.',
  'form.consent': 'A box agrees to a text without a link or a version, or one about promotions is required.',
  'form.field-locked': 'A field that the form cannot work without is switched off.',

  'theme.token-unknown': 'A theme replaces a token that the design system does not have.',
  'theme.value': 'A theme value that is no value of its type.',
  'theme.contrast': 'Two theme colours that are too close to be read.',

  'style.never-shown': 'A part that windows of every width hide.',
  'style.variants': 'Too many properties that decide the look depend on data.',

  'proof.stuck': 'A flow waits for a person, and nothing that surely shows leads out of its state.',
  'proof.no-end': 'A flow can be moved on, but whatever a person does it never comes to its end.',
  'proof.blank': 'A state of a flow in which its screen shows nothing of it.',
  'proof.event-refused':
    'A control sends an event that its flow accepts in no state where the control shows.',
  'proof.control-dead': 'A control that is disabled wherever it shows.',
  'proof.never-shown': 'A part of a screen that shows in no state that anybody comes to.',
  'proof.required-hidden': 'A form that is shown demands a field that it does not show.',
  'proof.trap':
    'A modal or page that cannot be left: nothing that surely shows closes it or leads elsewhere.',
  'proof.width-hidden': 'A control that windows of some width hide, where nothing else does the same.',
  'proof.page-unreachable': 'A page that no menu and no link leads to.',
  'proof.modal-unreachable': 'A modal that no action opens.',
  'proof.login-needed': 'A screen that visitors may see asks for what only members get.',
  'proof.link-refused': 'A link that is shown to people who may not open where it leads.',
  'proof.flow-unknown': 'A flow whose finite graph is not part of this build, so that nothing can be proven.',
  'proof.too-large': 'A screen with more moments or settings than the proof goes through; nothing is proven.',

  'accessibility.name-missing': 'A control that a screen reader could not name.',
  'accessibility.picture-words':
    'A picture of the library without alternative text in a language of the site, neither the logo nor marked as decoration.',
  'accessibility.name-duplicate': 'Two different controls of one screen have the same name.',
  'accessibility.start-field': 'Two parts that can show at the same time both start in their first field.',
  'accessibility.top-heading': 'A page has no heading of the first level, or more than one at a time.',
  'accessibility.heading-order': 'A heading skips a level.',
  'accessibility.landmark': 'A page has no main landmark, or a landmark twice without names.',
  'accessibility.button-navigates':
    'A button that only goes somewhere; a link says so and opens in a new tab.',
  'accessibility.language': 'A language of the site with a tag or a direction that is not its own.',
  'render.error': 'A node of a screen fails while it is drawn, in one of the situations it can be in.',
  'render.empty': 'A screen that somebody waits in front of shows nothing, in one of its situations.',
  'policy.violated': 'A screen does not show what one of its policies demands.',
  'policy.missing': 'The site does not make the promises that its kind of pages needs.',
  'budget.nodes': 'A screen has so many nodes that it will be felt.',
  'budget.nodes-exceeded': 'A screen has more nodes than a phone can take.',
  'budget.bytes': 'A screen is so large that it will be felt.',
  'budget.bytes-exceeded': 'A screen is larger than a phone can take.',
  'budget.styles': 'The styles of the site are so large that they will be felt.',
  'budget.styles-exceeded': 'The styles of the site are larger than a phone can take.',
  'budget.code': 'The components of a screen bring so much code that it will be felt.',
  'budget.code-exceeded': 'The components of a screen bring more code than a phone can take.',
} as const;

export type IssueCode = keyof typeof issueCodes;

/** Codes that are shown but do not stop a release. */
export const warningCodes: ReadonlySet<IssueCode> = new Set<IssueCode>([
  'expression.negates-missing',
  'agreement.date-ahead',
  'text.argument-unused',
  'text.untranslated',
  'form.required-hidden',
  'pattern.unanchored',
  'reference.unused',
  'reference.rule-unused',
  'data.unread',
  'reference.version-unsaid',
  'modal.flow-shared',
  'flow.failure-unsaid',
  'suppression.unused',
  'repeat.rows',
  'node.show-structural',
  'accessibility.name-duplicate',
  'accessibility.picture-words',
  'accessibility.start-field',
  'accessibility.heading-order',
  'accessibility.button-navigates',
  'budget.nodes',
  'budget.bytes',
  'budget.styles',
  'budget.code',
]);

/**
 * Codes that a document may suppress with a reason: the warnings, and rules about quality. What keeps
 * a screen safe, whole or lawful is never among them.
 */
export const suppressibleCodes: ReadonlySet<IssueCode> = new Set<IssueCode>([
  ...[...warningCodes].filter((code) => code !== 'suppression.unused'),
  'accessibility.top-heading',
  'accessibility.landmark',
]);
