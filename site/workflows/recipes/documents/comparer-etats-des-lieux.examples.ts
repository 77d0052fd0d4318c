import type { JsonObject } from '../../flow/flow.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const pdf = (name: string) => ({ type: 'application/pdf', name, text: 'PDF' })
const reports: Given = {
  items: [
    {
      json: { ref: 'B 12/3', email: 'claire@agence.example' },
      files: { entry: pdf('entree.pdf'), exit: pdf('sortie.pdf') },
    },
  ],
}
const FILLER = ' Logement visité en présence des parties, chauffage en marche, éclairage naturel.'
const page = (text: string): Given => [{ extractedText: text + FILLER.repeat(3) }]
const ENTRY = page(
  'Séjour. Porte : bon état. Parquet : neuf, sans rayure. Store : présent. Cuisine. Évier : usagé. Clés : 3.',
)
const EXIT = page(
  'Séjour. Porte : bon état. Parquet : rayé sur deux mètres. Cuisine. Évier : remplacé, neuf. Clés : 2.',
)
const row = (room: string, element: string, entry: string, exit: string, change: string) => ({
  room,
  element,
  entry,
  exit,
  change,
})
const says = (...rows: readonly JsonObject[]): Given => ({
  says: [JSON.stringify({ output: { rows } })],
})
const RED = row('Séjour', 'Parquet', 'neuf, sans rayure', 'rayé sur deux mètres', 'worse')

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Rayé, disparu, remplacé, et une phrase inventée',
      en: 'Scratched, gone, replaced, and an invented sentence',
    },
    given: {
      reports,
      readEntry: ENTRY,
      readExit: EXIT,
      medium: says(
        row('Cuisine', 'Évier', 'usagé', 'remplacé, neuf', 'better'),
        row('Séjour', 'Store', 'présent', '', 'missing'),
        row('Cuisine', 'Hotte', 'propre', 'grasse', 'worse'),
        RED,
        row('Séjour', 'Porte', 'bon état', 'Bon état', 'worse'),
        row('', 'Clés', 'Clés : 3', 'Clés : 2', 'reading'),
      ),
      send: [{ messageId: '1' }],
      done: [{}],
    },
    expects: {
      check: [{ state: 'some', all: 5, worse: 1, missing: 1, unsure: 1 }],
      rows: { count: 5 },
      stop: 'not reached',
    },
    asks: {
      send: [
        {
          toEmail: 'claire@agence.example',
          subject: both('Lot B 12/3 : 5 différence(s)', 'Dwelling B 12/3: 5 difference(s)'),
        },
      ],
    },
  },
  {
    name: { fr: 'Rien n’a changé', en: 'Nothing has changed' },
    given: { reports, readEntry: ENTRY, readExit: ENTRY, medium: says(), stop: [{}] },
    expects: { check: [{ state: 'none', all: 0 }], file: 'not reached' },
    asks: {
      stop: [
        {
          completionMessage: both(
            'Aucune différence relevée. Feuilletez tout de même les deux documents.',
            'No difference was taken down. Leaf through both documents all the same.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La sortie est une photo floue', en: 'The second report is a blurred photograph' },
    given: {
      reports,
      readEntry: ENTRY,
      readExit: { fails: 'No text found' },
      stop: [{}],
    },
    expects: {
      texts: [{ readable: false, why: 'No text found', exit: '' }],
      compare: 'not reached',
    },
    asks: {
      stop: [
        {
          completionMessage: both(
            'Document illisible. No text found',
            'Document unreadable. No text found',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle répond hors de la forme', en: 'The model answers out of form' },
    given: { reports, readEntry: ENTRY, readExit: EXIT, medium: { says: ['Voici.'] }, stop: [{}] },
    expects: { check: [{ state: 'unread', rows: [] }], rows: 'not reached' },
  },
  {
    name: { fr: 'Le courriel est refusé', en: 'The email is refused' },
    given: {
      reports,
      readEntry: ENTRY,
      readExit: EXIT,
      medium: says(RED),
      send: { fails: '552 Message too big' },
      stop: [{}],
    },
    expects: { check: [{ worse: 1, unsure: 0 }], done: 'not reached' },
    asks: {
      stop: [
        {
          completionMessage: both(
            'Courriel refusé : 552 Message too big',
            'Email refused: 552 Message too big',
          ),
        },
      ],
    },
  },
]
