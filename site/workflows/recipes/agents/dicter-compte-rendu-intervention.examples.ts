import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const FROM = { chat: { id: 111 }, from: { id: 111, first_name: 'Sami' } }
const wrote = (text: Bilingual<string>): Given => [{ message: { ...FROM, text } }]
const spoke: Given = [{ message: { ...FROM, voice: { file_id: 'v-1', duration: 21 } } }]
const JOBS: Given = [
  {
    jobs: [
      { ref: 'I-2041', client: 'Boulangerie Kern' },
      { ref: 'I-2042', client: 'Ecole Pasteur' },
    ],
  },
]
const report = (
  job: string,
  hours: number,
  done: string,
  parts: readonly { sku: string; qty: number }[],
): string => JSON.stringify({ output: { job, hours, done, parts } })
const FULL = both(
  report('I-2041', 1.5, 'Courroie du pétrin changée', [{ sku: 'COUR-88', qty: 1 }]),
  report('I-2041', 1.5, 'Belt of the kneader replaced', [{ sku: 'COUR-88', qty: 1 }]),
)
const WORDS = both(
  'Kern fini, courroie du pétrin changée, une heure et demie',
  'Kern done, belt of the kneader replaced, an hour and a half',
)
const lost = (cause: string, english = cause) => [
  {
    text: both(
      `Rien n’est enregistré (${cause}). Gardez votre message et renvoyez-le, ou appelez le bureau.`,
      `Nothing has been saved (${english}). Keep your message and send it again, or call the office.`,
    ),
  },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Dicté, relu, enregistré', en: 'Spoken, read back, saved' },
    given: {
      told: spoke,
      fetch: {
        items: [
          {
            json: { result: {} },
            files: { data: { type: 'audio/ogg', name: 'v.oga', text: 'OggS' } },
          },
        ],
      },
      hear: [{ text: WORDS }],
      open: JOBS,
      stock: [{ sku: 'COUR-88', label: 'Courroie 88' }],
      haiku: { says: ['{"tool": "stock", "with": {"word": "courroie"}}', FULL] },
      ask: [{ data: { approved: true } }],
      save: [{ success: true }],
      done: [{ ok: true }],
    },
    expects: {
      words: [{ said: WORDS }],
      check: [{ complete: true, job: 'I-2041', technician: 'Sami', hours: 1.5 }],
      sorry: 'not reached',
    },
    asks: {
      ask: [
        {
          message: both(
            'I-2041, Boulangerie Kern, 1.5 h\nCourroie du pétrin changée\nPièces : 1 × COUR-88\nC’est juste ?',
            'I-2041, Boulangerie Kern, 1.5 h\nBelt of the kneader replaced\nParts: 1 × COUR-88\nIs that right?',
          ),
        },
      ],
      save: [
        {
          options: {
            queryReplacement: [
              'I-2041',
              'Sami',
              1.5,
              both('Courroie du pétrin changée', 'Belt of the kneader replaced'),
              '1 × COUR-88',
            ],
          },
        },
      ],
      done: [
        {
          text: both(
            'I-2041 est enregistrée. Reste aujourd’hui : I-2042 Ecole Pasteur',
            'I-2041 is saved. Left today: I-2042 Ecole Pasteur',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Sans durée ni client sûr', en: 'No duration, no certain client' },
    given: {
      told: wrote(both('Courroie changée', 'Belt replaced')),
      open: JOBS,
      haiku: {
        says: [
          both(
            report('I-9999', 0, 'Courroie changée', []),
            report('I-9999', 0, 'Belt replaced', []),
          ),
        ],
      },
      missing: [{ ok: true }],
    },
    expects: { check: [{ complete: false, job: '' }], ask: 'not reached' },
    asks: {
      missing: [
        {
          text: both(
            'Il me manque : quelle intervention (I-2041 Boulangerie Kern, I-2042 Ecole Pasteur), combien de temps.',
            'I still need: which job (I-2041 Boulangerie Kern, I-2042 Ecole Pasteur), how long it took.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Relu et refusé', en: 'Read back and refused' },
    given: {
      told: wrote(WORDS),
      open: JOBS,
      haiku: { says: [FULL] },
      ask: [{ data: { approved: false } }],
      missing: [{ ok: true }],
    },
    expects: { 'agreed.no': { count: 1 }, save: 'not reached' },
    asks: {
      missing: [
        {
          text: both(
            'Rien n’est enregistré : dites-moi ce qu’il faut changer.',
            'Nothing has been saved: tell me what to change.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Une photo, que personne ne lit', en: 'A photo, which nobody reads' },
    given: { told: [{ message: { ...FROM, photo: [{ file_id: 'p' }] } }], sorry: [{ ok: true }] },
    expects: { 'kind.other': { count: 1 }, open: 'not reached' },
    asks: {
      sorry: lost(
        'je ne lis que l’équipe, en texte ou en voix',
        'I read the team only, text or voice',
      ),
    },
  },
  {
    name: { fr: 'Un inconnu écrit au robot', en: 'A stranger writes to the bot' },
    given: {
      told: [
        { message: { chat: { id: 999 }, from: { id: 999, first_name: 'Zed' }, text: 'hello' } },
      ],
      sorry: [{ ok: true }],
    },
    expects: { settings: [{ technician: '' }], words: 'not reached' },
    asks: {
      sorry: lost(
        'je ne lis que l’équipe, en texte ou en voix',
        'I read the team only, text or voice',
      ),
    },
  },
  {
    name: { fr: 'La base refuse le rapport', en: 'The database refuses the report' },
    given: {
      told: wrote(WORDS),
      open: JOBS,
      haiku: { says: [FULL] },
      ask: [{ data: { approved: true } }],
      save: { fails: 'Duplicate entry' },
      sorry: [{ ok: true }],
    },
    expects: { check: [{ complete: true }], done: 'not reached' },
    asks: { sorry: lost('Duplicate entry') },
  },
  ...(
    [
      ['fetch', { fr: 'La voix ne se télécharge pas', en: 'The voice does not download' }],
      ['hear', { fr: 'La voix ne se transcrit pas', en: 'The voice is not transcribed' }],
      ['open', { fr: 'La base ne répond pas', en: 'The database does not answer' }],
    ] as const
  ).map(([node, name]): Example => ({
    name,
    given: {
      told: spoke,
      fetch: {
        items: [
          {
            json: { result: {} },
            files: { data: { type: 'audio/ogg', name: 'v.oga', text: 'OggS' } },
          },
        ],
      },
      hear: [{ text: WORDS }],
      [node]: { fails: 'Service unavailable' },
      sorry: [{ ok: true }],
    },
    expects: { report: 'not reached' },
    asks: { sorry: lost('Service unavailable') },
  })),
  {
    name: { fr: 'Le modèle est en panne', en: 'The model is down' },
    given: {
      told: wrote(WORDS),
      open: JOBS,
      haiku: { fails: 'The service is overloaded' },
      sorry: [{ ok: true }],
    },
    expects: {
      words: [{ said: WORDS, technician: 'Sami' }],
      'report.error': { count: 1 },
      check: 'not reached',
    },
  },
]
