/** Steps that start, decide, reshape and call. */
import {
  assignments,
  choice,
  code,
  conditions,
  type Described,
  flag,
  json,
  locator,
  long,
  number,
  text,
  when,
} from './described.ts'

const TESTED = [conditions('conditions'), flag('looseTypeValidation')]
const UNITS = ['seconds', 'minutes', 'hours', 'days'] as const
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const

export const STEPS: Readonly<Record<string, readonly Described[]>> = {
  'n8n-nodes-base.scheduleTrigger': [
    choice(
      'rule.interval.0.field',
      'days',
      'seconds',
      'minutes',
      'hours',
      'weeks',
      'months',
      'cronExpression',
    ),
    ...when({ 'rule.interval.0.field': 'seconds' }, number('rule.interval.0.secondsInterval', 30)),
    ...when({ 'rule.interval.0.field': 'minutes' }, number('rule.interval.0.minutesInterval', 5)),
    ...when({ 'rule.interval.0.field': 'hours' }, number('rule.interval.0.hoursInterval', 1)),
    ...when({ 'rule.interval.0.field': 'days' }, number('rule.interval.0.daysInterval', 1)),
    ...when(
      { 'rule.interval.0.field': 'weeks' },
      number('rule.interval.0.weeksInterval', 1),
      json('rule.interval.0.triggerAtDay'),
    ),
    ...when(
      { 'rule.interval.0.field': 'months' },
      number('rule.interval.0.monthsInterval', 1),
      number('rule.interval.0.triggerAtDayOfMonth', 1),
    ),
    ...when(
      { 'rule.interval.0.field': ['days', 'weeks', 'months'] },
      number('rule.interval.0.triggerAtHour', 0),
    ),
    ...when(
      { 'rule.interval.0.field': ['hours', 'days', 'weeks', 'months'] },
      number('rule.interval.0.triggerAtMinute', 0),
    ),
    ...when({ 'rule.interval.0.field': 'cronExpression' }, text('rule.interval.0.expression')),
  ],
  'n8n-nodes-base.webhook': [
    choice('httpMethod', ...METHODS),
    text('path'),
    choice('authentication', 'none', 'basicAuth', 'headerAuth', 'jwtAuth'),
    choice('responseMode', 'onReceived', 'lastNode', 'responseNode', 'streaming'),
    ...when(
      { responseMode: 'lastNode' },
      choice('responseData', 'firstEntryJson', 'allEntries', 'firstEntryBinary', 'noData'),
    ),
  ],
  'n8n-nodes-base.formTrigger': [
    text('formTitle'),
    long('formDescription'),
    json('formFields.values'),
    choice('responseMode', 'onReceived', 'lastNode'),
  ],
  'n8n-nodes-base.form': [
    json('formFields.values'),
    text('completionTitle'),
    long('completionMessage'),
  ],
  '@n8n/n8n-nodes-langchain.chatTrigger': [
    flag('public'),
    ...when({ public: true }, choice('mode', 'hostedChat', 'webhook'), long('initialMessages')),
  ],
  'n8n-nodes-base.if': TESTED,
  'n8n-nodes-base.filter': TESTED,
  'n8n-nodes-base.switch': [
    choice('mode', 'rules', 'expression'),
    ...when({ mode: 'rules' }, json('rules.values')),
    ...when({ mode: 'expression' }, number('numberOutputs', 4), text('output')),
  ],
  'n8n-nodes-base.merge': [
    choice('mode', 'append', 'combine', 'combineBySql', 'chooseBranch'),
    ...when(
      { mode: 'combine' },
      choice('combineBy', 'combineByFields', 'combineByPosition', 'combineAll'),
    ),
    ...when(
      { mode: 'combine', combineBy: 'combineByFields' },
      ...when({ advanced: false }, text('fieldsToMatchString')),
      ...when({ advanced: true }, json('mergeByFields.values')),
      choice(
        'joinMode',
        'keepMatches',
        'keepNonMatches',
        'keepEverything',
        'enrichInput1',
        'enrichInput2',
      ),
    ),
    ...when({ mode: ['append', 'combineBySql', 'chooseBranch'] }, number('numberInputs', 2)),
    ...when({ mode: 'combineBySql' }, code('query')),
  ],
  'n8n-nodes-base.splitInBatches': [number('batchSize', 1)],
  'n8n-nodes-base.wait': [
    choice('resume', 'timeInterval', 'specificTime', 'webhook', 'form'),
    ...when({ resume: 'timeInterval' }, number('amount', 5), choice('unit', ...UNITS)),
    ...when({ resume: 'specificTime' }, text('dateTime')),
    ...when({ resume: 'form' }, text('formTitle'), long('formDescription')),
  ],
  'n8n-nodes-base.stopAndError': [
    choice('errorType', 'errorMessage', 'errorObject'),
    ...when({ errorType: 'errorMessage' }, long('errorMessage')),
    ...when({ errorType: 'errorObject' }, json('errorObject')),
  ],
  'n8n-nodes-base.respondToWebhook': [
    choice(
      'respondWith',
      'firstIncomingItem',
      'allIncomingItems',
      'json',
      'text',
      'binary',
      'redirect',
      'noData',
      'jwt',
    ),
    ...when({ respondWith: ['json', 'text'] }, code('responseBody')),
    ...when({ respondWith: 'redirect' }, text('redirectURL')),
  ],
  'n8n-nodes-base.set': [
    choice('mode', 'manual', 'raw'),
    ...when({ mode: 'manual' }, assignments('assignments')),
    ...when({ mode: 'raw' }, code('jsonOutput')),
    flag('includeOtherFields'),
  ],
  'n8n-nodes-base.code': [
    choice('mode', 'runOnceForAllItems', 'runOnceForEachItem'),
    choice('language', 'javaScript', 'pythonNative'),
    ...when({ language: 'javaScript' }, code('jsCode')),
    ...when({ language: ['python', 'pythonNative'] }, code('pythonCode')),
  ],
  'n8n-nodes-base.httpRequest': [
    choice('method', ...METHODS, 'OPTIONS'),
    text('url'),
    choice('authentication', 'none', 'predefinedCredentialType', 'genericCredentialType'),
    flag('sendQuery'),
    ...when({ sendQuery: true }, choice('specifyQuery', 'keypair', 'json')),
    ...when({ sendQuery: true, specifyQuery: 'keypair' }, json('queryParameters.parameters')),
    ...when({ sendQuery: true, specifyQuery: 'json' }, code('jsonQuery')),
    flag('sendHeaders'),
    ...when({ sendHeaders: true }, choice('specifyHeaders', 'keypair', 'json')),
    ...when({ sendHeaders: true, specifyHeaders: 'keypair' }, json('headerParameters.parameters')),
    ...when({ sendHeaders: true, specifyHeaders: 'json' }, code('jsonHeaders')),
    flag('sendBody'),
    ...when(
      { sendBody: true },
      choice('contentType', 'json', 'form-urlencoded', 'multipart-form-data', 'binaryData', 'raw'),
      ...when(
        { contentType: ['json', 'form-urlencoded'] },
        choice('specifyBody', 'keypair', 'json', 'string'),
      ),
      ...when(
        { contentType: ['json', 'form-urlencoded', 'multipart-form-data'], specifyBody: 'keypair' },
        json('bodyParameters.parameters'),
      ),
      ...when({ contentType: 'json', specifyBody: 'json' }, code('jsonBody')),
      ...when({ contentType: 'raw' }, code('body')),
    ),
  ],
  'n8n-nodes-base.executeWorkflow': [locator('workflowId')],
  'n8n-nodes-base.aggregate': [
    choice('aggregate', 'aggregateIndividualFields', 'aggregateAllItemData'),
    ...when({ aggregate: 'aggregateIndividualFields' }, json('fieldsToAggregate.fieldToAggregate')),
    ...when({ aggregate: 'aggregateAllItemData' }, text('destinationFieldName', 'data')),
  ],
  'n8n-nodes-base.splitOut': [
    text('fieldToSplitOut'),
    choice('include', 'noOtherFields', 'allOtherFields', 'selectedOtherFields'),
  ],
  'n8n-nodes-base.sort': [
    choice('type', 'simple', 'random', 'code'),
    ...when({ type: 'simple' }, json('sortFieldsUi.sortField')),
    ...when({ type: 'code' }, code('code')),
  ],
  'n8n-nodes-base.limit': [number('maxItems', 1), choice('keep', 'firstItems', 'lastItems')],
  'n8n-nodes-base.summarize': [json('fieldsToSummarize.values'), text('fieldsToSplitBy')],
  'n8n-nodes-base.stickyNote': [long('content')],
}
