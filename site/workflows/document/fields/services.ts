/** Services and what has a language model do a task. */
import {
  choice,
  code,
  type Described,
  flag,
  json,
  locator,
  long,
  number,
  text,
  when,
} from './described.ts'

const COUNTED = [flag('returnAll'), ...when({ returnAll: false }, number('limit', 50))]

const PROMPT = [
  choice('promptType', 'auto', 'define'),
  ...when({ promptType: 'define' }, long('text')),
]

const MAIL = [
  ...when(
    { resource: 'message', operation: ['send', 'sendAndWait'] },
    text('sendTo'),
    text('subject'),
  ),
  ...when({ resource: 'draft', operation: 'create' }, text('subject')),
  ...when(
    {
      operation: [
        'get',
        'delete',
        'markAsRead',
        'markAsUnread',
        'reply',
        'addLabels',
        'removeLabels',
      ],
    },
    text('messageId'),
  ),
  ...when({ operation: ['send', 'reply', 'create'] }, choice('emailType', 'html', 'text')),
  ...when({ operation: ['send', 'reply', 'sendAndWait', 'create'] }, long('message')),
  ...when({ operation: 'getAll' }, ...COUNTED),
]

const SHEET = [
  locator('documentId'),
  ...when({ resource: 'sheet' }, locator('sheetName')),
  ...when({ operation: ['append', 'update', 'appendOrUpdate'] }, json('columns')),
  ...when({ operation: 'read' }, json('filtersUI.values')),
]

const CHANNEL = [
  ...when(
    { resource: 'message', operation: ['post', 'sendAndWait'] },
    choice('select', '', 'channel', 'user'),
    ...when({ select: 'channel' }, locator('channelId')),
    ...when({ select: 'user' }, locator('user')),
  ),
  ...when(
    { resource: 'message', operation: 'post' },
    choice('messageType', 'text', 'block', 'attachment'),
    ...when({ messageType: 'text' }, long('text')),
    ...when({ messageType: 'block' }, code('blocksUi')),
  ),
  ...when({ resource: 'message', operation: 'sendAndWait' }, long('message')),
]

const TABLE_WORK = ['insert', 'select', 'update', 'upsert', 'deleteTable'] as const

const ROWS = [
  ...when({ operation: 'executeQuery' }, code('query')),
  ...when({ operation: ['insert', 'select', 'update', 'upsert', 'deleteTable'] }, locator('table')),
  ...when({ operation: 'select' }, ...COUNTED),
]

export const SERVICES: Readonly<Record<string, readonly Described[]>> = {
  'n8n-nodes-base.gmail': MAIL,
  'n8n-nodes-base.gmailTool': MAIL,
  'n8n-nodes-base.emailSend': [
    text('fromEmail'),
    text('toEmail'),
    text('subject'),
    ...when({ operation: 'send' }, choice('emailFormat', 'html', 'text', 'both')),
    ...when({ operation: 'send', emailFormat: ['text', 'both'] }, long('text')),
    ...when({ operation: 'send', emailFormat: ['html', 'both'] }, long('html')),
    ...when({ operation: 'sendAndWait' }, long('message')),
  ],
  'n8n-nodes-base.emailReadImap': [
    text('mailbox', 'INBOX'),
    choice('postProcessAction', 'read', 'nothing'),
    choice('format', 'simple', 'resolved', 'raw'),
  ],
  'n8n-nodes-base.googleSheets': SHEET,
  'n8n-nodes-base.googleSheetsTool': SHEET,
  'n8n-nodes-base.googleDrive': [
    ...when(
      {
        resource: 'file',
        operation: ['copy', 'deleteFile', 'download', 'move', 'share', 'update'],
      },
      locator('fileId'),
    ),
    ...when(
      { resource: 'file', operation: ['upload', 'createFromText', 'move'] },
      locator('folderId'),
    ),
    ...when({ resource: 'file', operation: ['upload', 'createFromText'] }, text('name')),
    ...when({ resource: 'file', operation: 'createFromText' }, long('content')),
    ...when({ resource: 'fileFolder' }, text('queryString'), ...COUNTED),
  ],
  'n8n-nodes-base.slack': CHANNEL,
  'n8n-nodes-base.slackTool': CHANNEL,
  'n8n-nodes-base.postgres': [...when({ operation: TABLE_WORK }, locator('schema')), ...ROWS],
  'n8n-nodes-base.mySql': ROWS,
  'n8n-nodes-base.telegram': [
    text('chatId'),
    ...when({ resource: 'message', operation: 'sendMessage' }, long('text')),
  ],
  'n8n-nodes-base.airtable': [locator('base'), locator('table')],
  'n8n-nodes-base.rssFeedRead': [text('url')],
  'n8n-nodes-base.httpRequestTool': [
    choice('method', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
    text('url'),
  ],
  '@n8n/n8n-nodes-langchain.agent': [
    ...PROMPT,
    long('options.systemMessage'),
    flag('hasOutputParser'),
  ],
  '@n8n/n8n-nodes-langchain.chainLlm': [
    ...PROMPT,
    json('messages.messageValues'),
    flag('hasOutputParser'),
  ],
  '@n8n/n8n-nodes-langchain.chainRetrievalQa': PROMPT,
  '@n8n/n8n-nodes-langchain.informationExtractor': [
    long('text'),
    choice('schemaType', 'fromAttributes', 'fromJson', 'manual'),
    ...when({ schemaType: 'fromAttributes' }, json('attributes.attributes')),
    ...when({ schemaType: 'fromJson' }, code('jsonSchemaExample')),
    ...when({ schemaType: 'manual' }, code('inputSchema')),
  ],
  '@n8n/n8n-nodes-langchain.textClassifier': [long('inputText'), json('categories.categories')],
  '@n8n/n8n-nodes-langchain.sentimentAnalysis': [long('inputText'), text('options.categories')],
  '@n8n/n8n-nodes-langchain.guardrails': [long('text')],
  '@n8n/n8n-nodes-langchain.lmChatOpenAi': [locator('model'), number('options.temperature')],
  '@n8n/n8n-nodes-langchain.lmChatAnthropic': [
    locator('model'),
    number('options.maxTokensToSample'),
    number('options.temperature'),
  ],
  '@n8n/n8n-nodes-langchain.lmChatMistralCloud': [
    text('model', 'mistral-small'),
    number('options.temperature'),
  ],
  '@n8n/n8n-nodes-langchain.lmChatGoogleGemini': [text('modelName'), number('options.temperature')],
  '@n8n/n8n-nodes-langchain.lmChatOllama': [
    text('model', 'llama3.2'),
    number('options.temperature'),
  ],
  '@n8n/n8n-nodes-langchain.outputParserStructured': [
    choice('schemaType', 'fromJson', 'manual'),
    ...when({ schemaType: 'fromJson' }, code('jsonSchemaExample')),
    ...when({ schemaType: 'manual' }, code('inputSchema')),
    flag('autoFix'),
  ],
  '@n8n/n8n-nodes-langchain.memoryBufferWindow': [
    choice('sessionIdType', 'fromInput', 'customKey'),
    ...when({ sessionIdType: 'customKey' }, text('sessionKey')),
    number('contextWindowLength', 5),
  ],
  '@n8n/n8n-nodes-langchain.toolCode': [long('description'), code('jsCode')],
  '@n8n/n8n-nodes-langchain.toolWorkflow': [long('description'), locator('workflowId')],
}
