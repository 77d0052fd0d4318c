import type { Example } from '../recipe.ts'

const upload = (lines: readonly string[]) => ({
  items: [
    {
      json: { submittedAt: '2026-11-23T08:29:00.000+01:00' },
      files: {
        file: {
          type: 'text/csv',
          name: 'enquete.csv',
          text: `id,answer\n${lines.map((line, at) => `${at + 1},"${line}"\n`).join('')}`,
        },
      },
    },
  ],
})
const codes = (...all: readonly (readonly [number, readonly string[]])[]): string =>
  JSON.stringify({ output: { codes: all.map(([n, themes]) => ({ n, themes })) } })

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une oubliée, un thème inventé', en: 'One forgotten, one theme made up' },
    given: {
      upload: upload([
        'Trop long, et le port est cher',
        'RAS',
        'Accueil parfait',
        'Bof',
        'Livré en retard',
        '',
      ]),
      coder: {
        says: [
          {
            fr: codes([1, ['délai', 'prix']], [2, ['accueil']], [3, ['ambiance']]),
            en: codes([1, ['delay', 'price']], [2, ['people']], [3, ['mood']]),
          },
        ],
      },
      send: [{ accepted: true }],
    },
    expects: {
      answers: [
        { n: 1, id: '1' },
        { n: 2, id: '3' },
        { n: 3, id: '4' },
        { n: 4, id: '5' },
      ],
      check: [
        { n: 1, themes: { fr: 'délai|prix', en: 'delay|price' }, read: '', verify: 'x' },
        { n: 2, themes: { fr: 'accueil', en: 'people' }, read: '' },
        { n: 3, themes: '', read: 'x' },
        { n: 4, themes: '', read: 'x' },
      ],
      tally: [
        {
          total: 4,
          coded: 2,
          text: {
            fr: 'délai\t1\t50 %\nprix\t1\t50 %\naccueil\t1\t50 %',
            en: 'delay\t1\t50%\nprice\t1\t50%\npeople\t1\t50%',
          },
        },
      ],
      refuse: 'not reached',
    },
    asks: {
      send: [
        {
          subject: {
            fr: 'Enquête : 2 réponses codées, 2 à lire',
            en: 'Survey: 2 answers coded, 2 to read',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Seize réponses, le modèle tombe', en: 'Sixteen answers, the model goes down' },
    given: {
      upload: upload(Array.from({ length: 16 }, (_, at) => `Retard du colis ${at + 1}`)),
      coder: { fails: 'Service tier capacity exceeded' },
      send: [{ accepted: true }],
    },
    expects: {
      bundle: { count: 2 },
      uncoded: { count: 16 },
      tally: [{ total: 16, coded: 0, read: 16 }],
      check: 'not reached',
    },
  },
  {
    name: { fr: 'Aucun fichier lisible', en: 'No readable file' },
    given: { upload: [{ submittedAt: '2026-11-23T08:29:00.000+01:00' }], refuse: [{}] },
    expects: { 'rows.error': { count: 1 }, loop: 'not reached' },
    asks: {
      refuse: [
        {
          completionMessage: {
            fr: 'Exportez en CSV, avec une colonne « answer ».',
            en: 'Please export as CSV, with a column “answer”.',
          },
        },
      ],
    },
  },
]
