import type { Example, Given } from '../recipe.ts'

const asked: Given = [
  {
    customer: 'Groupe Valmy',
    sheet: 'https://docs.google.com/spreadsheets/d/questionnaire/edit',
    tab: 'Security',
    question: 'Requirement',
    answer: 'Supplier response',
  },
]
const row = (row_number: number, fr: string, en: string, answer = '') => ({
  row_number,
  Requirement: { fr, en },
  'Supplier response': answer,
})
const OUTSIDE = row(3, 'Hébergez-vous hors d’Europe ?', 'Do you host outside Europe?')
const BACKUPS = row(4, 'Les sauvegardes sont-elles testées ?', 'Are backups tested?')
const DOGS = row(5, 'Vos locaux ont-ils des chiens ?', 'Are there dogs on site?')
const AGAIN = row(7, 'Vos locaux ont-ils des chiens ?', 'Are there dogs on site?')
const rows: Given = [
  row(2, 'Nom de votre société', 'Name of your company', 'Atelier Brun'),
  OUTSIDE,
  BACKUPS,
  DOGS,
  AGAIN,
]

/** Seconds, as Grist gives days: 1 June 2027 and 1 June 2026. */
const LATER = 1_811_808_000
const PAST = 1_780_272_000
const known = (
  fr: readonly [string, string],
  en: readonly [string, string],
  Valid_until: number,
  Approved = true,
) => ({
  Question: { fr: fr[0], en: en[0] },
  Answer: { fr: fr[1], en: en[1] },
  Source: 'PSSI',
  Approved,
  Valid_until,
})
const answers: Given = [
  known(
    ['Où sont hébergées les données ?', 'En France, jamais hors d’Europe.'],
    ['Where is data hosted?', 'In France, never outside Europe.'],
    LATER,
  ),
  known(
    ['Fréquence des sauvegardes ?', 'Chaque nuit.'],
    ['How often are backups made?', 'Every night.'],
    LATER,
  ),
  known(['Êtes-vous certifiés ?', 'Oui.'], ['Are you certified?', 'Yes.'], PAST),
  known(['Avez-vous des chiens ?', 'Non.'], ['Any dogs?', 'No.'], LATER, false),
]
const vectors = (...all: readonly (readonly number[])[]) => ({
  data: all.map((embedding, index) => ({ object: 'embedding', index, embedding })),
})
const close: Given = [vectors([1, 0.1], [0.1, 1], [-1, 0], [-1, 0]), vectors([1, 0], [0, 1])]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une réponse reprise, une à compléter, une question répétée',
      en: 'One answer taken over, one to complete, one question asked twice',
    },
    given: {
      asked,
      rows,
      answers,
      vectors: close,
      medium: {
        says: [
          '{"output":{"number":1,"fit":"whole"}}',
          {
            fr: '{"output":{"number":1,"fit":"part","lacking":"les tests de restauration"}}',
            en: '{"output":{"number":1,"fit":"part","lacking":"restore tests"}}',
          },
        ],
      },
      write: [{}, {}, {}, {}],
      tell: [{ messageId: '1' }],
      keep: [{ id: 31 }],
    },
    expects: {
      open: { count: 4 },
      batches: [{ side: 'asked' }, { side: 'known', part: [{ until: '2027-06-01' }, {}] }],
      nearest: [{ row: 3, count: 1 }, { row: 4, count: 1 }, { count: 0 }, { row: 7, count: 0 }],
      cells: [
        {
          row_number: 3,
          'Supplier response': {
            fr: 'En France, jamais hors d’Europe.',
            en: 'In France, never outside Europe.',
          },
        },
        { row_number: 4 },
        { row_number: 5 },
        { row_number: 7 },
      ],
      unique: { count: 1 },
      failed: 'not reached',
    },
    asks: {
      tell: [
        {
          subject: {
            fr: 'Questionnaire Groupe Valmy, repris : 1 sur 4',
            en: 'Questionnaire Groupe Valmy, taken over: 1 of 4',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Rien de proche, et Grist refuse la ligne',
      en: 'Nothing close, and Grist refuses',
    },
    given: {
      asked,
      rows: [DOGS],
      answers,
      vectors: [vectors([-1, 0]), vectors([1, 0], [0, 1])],
      write: [{}],
      tell: [{ messageId: '2' }],
      keep: { fails: '403 Forbidden' },
      failed: [{ messageId: '3' }],
    },
    expects: {
      choose: 'not reached',
      cells: [{ row_number: 5 }],
    },
    asks: {
      tell: [
        {
          subject: {
            fr: 'Questionnaire Groupe Valmy, repris : 0 sur 1',
            en: 'Questionnaire Groupe Valmy, taken over: 0 of 1',
          },
        },
      ],
      failed: [
        { text: { fr: 'Écriture refusée : 403 Forbidden', en: 'Writing refused: 403 Forbidden' } },
      ],
    },
  },
  {
    name: { fr: 'Le modèle cale, la feuille refuse', en: 'The model fails, the sheet refuses' },
    given: {
      asked,
      rows: [OUTSIDE, BACKUPS],
      answers,
      vectors: [vectors([1, 0.1], [0.1, 1]), vectors([1, 0], [0, 1])],
      medium: { fails: 'Service unavailable' },
      write: { fails: 'The caller does not have permission' },
      failed: [{ messageId: '4' }],
    },
    expects: {
      verdict: [
        { row: 3, lacking: { fr: 'non lue par le modèle', en: 'not read by the model' } },
        { row: 4, fit: '' },
      ],
      tell: 'not reached',
    },
  },
  {
    name: { fr: 'Mistral ne répond pas', en: 'Mistral does not answer' },
    given: {
      asked,
      rows: [OUTSIDE],
      answers,
      vectors: { fails: '429 Too Many Requests' },
      failed: [{ messageId: '5' }],
    },
    expects: { some: 'not reached' },
    asks: {
      failed: [
        {
          text: {
            fr: 'Vecteurs non calculés : 429 Too Many Requests',
            en: 'Vectors not computed: 429 Too Many Requests',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Toutes les réponses sont périmées', en: 'All answers are out of date' },
    given: {
      asked,
      rows: [OUTSIDE],
      answers: [known(['Certifiés ?', 'Oui.'], ['Certified?', 'Yes.'], PAST)],
      failed: [{ messageId: '6' }],
    },
    expects: { vectors: 'not reached' },
    asks: {
      failed: [
        {
          text: {
            fr: 'Aucune réponse validée et en cours de validité.',
            en: 'No answer that is approved and still valid.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une colonne mal nommée', en: 'A column with another name' },
    given: { asked, rows: [{ row_number: 2, Requirement: 'x' }], failed: [{ messageId: '7' }] },
    expects: { answers: 'not reached' },
    asks: {
      failed: [
        {
          text: {
            fr: 'Colonne absente du questionnaire : Supplier response',
            en: 'Column missing from the questionnaire: Supplier response',
          },
        },
      ],
    },
  },
]
