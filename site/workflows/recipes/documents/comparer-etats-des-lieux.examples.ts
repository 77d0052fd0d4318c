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
const RED = row(
  'Séjour',
  'Parquet',
  'Parquet : neuf, sans rayure',
  'Parquet : rayé sur deux mètres',
  'worse',
)

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
        row('Cuisine', 'Évier', 'Évier : usagé', 'Évier : remplacé, neuf', 'better'),
        row('Séjour', 'Store', 'Store : présent', '', 'missing'),
        row('Cuisine', 'Hotte', 'Hotte : bon état', 'Hotte : grasse', 'worse'),
        RED,
        row('Séjour', 'Porte', 'Porte : bon état', 'Porte : Bon état', 'worse'),
        row('', 'Clés', 'Clés : 3', 'Clés : 2', 'reading'),
      ),
      send: [{ messageId: '1' }],
      done: [{}],
    },
    expects: {
      check: [{ state: 'some', all: 5, worse: 1, missing: 1, unsure: 1, full: false }],
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
            'Document non comparé. No text found',
            'Document not compared. No text found',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un document de cent mille caractères', en: 'A document of a hundred thousand' },
    given: {
      reports,
      readEntry: ENTRY,
      readExit: page(FILLER.repeat(1300)),
      stop: [{}],
    },
    expects: { texts: [{ readable: false, exit: '' }], compare: 'not reached' },
    asks: {
      stop: [
        {
          completionMessage: both(
            'Document non comparé. Plus de 100\u00A0000 caractères : déposez pièce par pièce.',
            'Document not compared. More than 100,000 characters: upload room by room.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Soixante lignes, la limite', en: 'Sixty rows, the limit' },
    given: {
      reports,
      readEntry: ENTRY,
      readExit: EXIT,
      medium: says(...Array.from({ length: 60 }, () => RED)),
      send: [{ messageId: '2' }],
      done: [{}],
    },
    expects: { check: [{ full: true, worse: 60 }] },
    asks: {
      send: [
        {
          text: both(
            'Moins bon : 60\nPlus décrit : 0\nÀ relire : 0\nSoixante lignes, la limite : la suite reste à comparer à la main.\n\nRelisez chaque ligne dans les deux documents signés. Ce tableau ne dit ni qui doit, ni combien.',
            'Worse: 60\nNo longer described: 0\nTo be read: 0\nSixty rows, the limit: the rest is left to compare by hand.\n\nRead each row in both signed documents. This table says neither who owes nor how much.',
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
