import type { Example, Given } from '../recipe.ts'

const form = (registered: string, attended: string): Given => ({
  items: [
    {
      json: { title: 'Lire un bilan', replay: 'https://video.votre-cabinet.example/bilan' },
      files: {
        registered: { type: 'text/csv', name: 'inscrits.csv', text: registered },
        attended: { type: 'text/csv', name: 'presents.csv', text: attended },
      },
    },
  ],
})
const REGISTERED =
  'Email,Name\nADA@client.example,Ada\nbob@client.example,Bob\ncleo@client.example,Cléo\nada@client.example,Ada\n'
const ATTENDED =
  'Email,Minutes\nada@client.example,20\nAda@client.example,15\ncleo@client.example,4\ninvite@ailleurs.example,50\nanimation@votre-cabinet.example,60\n'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une présente, une partie trop tôt', en: 'One present, one gone too soon' },
    given: {
      form: form(REGISTERED, ATTENDED),
      ask: [{ data: { approved: true } }],
      send: [{ Messages: [] }, { Messages: [] }, { Messages: [] }],
    },
    expects: {
      listed: { count: 3 },
      came: [{ email: 'ada@client.example', minutes: 35 }, { email: 'invite@ailleurs.example' }],
      'compare.same': { count: 1 },
      'compare.onlyFirst': { count: 2 },
      'compare.onlySecond': { count: 1 },
      each: [
        { email: 'ada@client.example', template: 21 },
        { email: 'bob@client.example', template: 22 },
        { email: 'cleo@client.example', template: 22 },
      ],
      broken: 'not reached',
    },
    asks: {
      ask: [
        {
          message: {
            fr: '« Lire un bilan » : messages aux présents 1, aux absents 2. Restés moins de 10 minutes, ils comptent comme absents. Venus sans inscription, non contactés : 1.',
            en: '“Lire un bilan”: messages to those present 1, to those absent 2. Under 10 minutes counts as absent. Came without registering, not contacted: 1.',
          },
        },
      ],
      send: [
        {
          templateId: '21',
          variablesUi: {
            variablesValues: [
              { name: 'name', value: 'Ada' },
              { value: 'https://video.votre-cabinet.example/bilan' },
            ],
          },
        },
        { templateId: '22' },
        { templateId: '22' },
      ],
    },
  },
  {
    name: { fr: 'Mailjet refuse', en: 'Mailjet refuses' },
    given: {
      form: form('Email,Name\nbob@client.example,Bob\n', ATTENDED),
      ask: [{ data: { approved: true } }],
      send: { fails: 'Template not found' },
      tell: [{ accepted: true }],
    },
    expects: { each: [{ email: 'bob@client.example', template: 22 }] },
    asks: {
      tell: [
        {
          text: {
            fr: 'Des messages n’ont pas été acceptés. Première raison : Template not found',
            en: 'Some messages were not accepted. First reason: Template not found',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Personne n’approuve', en: 'Nobody approves' },
    given: { form: form(REGISTERED, ATTENDED), ask: [{}] },
    expects: { listed: { count: 3 }, each: { count: 0 }, send: 'not reached' },
  },
  {
    name: { fr: 'Le fichier des présents est vide', en: 'The file of attendees is empty' },
    given: {
      form: form(REGISTERED, 'Nom;Durée\nAda;35\n'),
      broken: [{ accepted: true }],
    },
    expects: { 'both.no': [{ listed: 3, came: 0 }], ask: 'not reached', each: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Inscrits lus : 3. Présents lus : 0. Les fichiers doivent avoir les colonnes Email et Name, Email et Minutes.',
            en: 'Registered, read: 3. Attended, read: 0. The files need columns Email and Name, Email and Minutes.',
          },
        },
      ],
    },
  },
]
