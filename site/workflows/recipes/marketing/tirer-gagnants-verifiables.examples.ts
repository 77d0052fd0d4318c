import type { Example } from '../recipe.ts'

const request = (winners: number, csv: string) => ({
  items: [
    {
      json: {
        email: 'jeu@votre-entreprise.example',
        winners,
        submittedAt: '2026-11-23T08:30:00.000+01:00',
        formMode: 'production',
      },
      files: { file: { type: 'text/csv', name: 'jeu.csv', text: csv } },
    },
  ],
})
const csv =
  '\uFEFFEmail,ville\nlea@jeu.example,Brest\nPaul@jeu.example,Lyon\nlea@jeu.example,Brest\nzoe@votre-entreprise.example,Lyon\nomar@jeu.example,Lille\npas une adresse,Metz\nnina@jeu.example,Pau\n'
const seal = [{ messageId: 's-1' }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Quatre participants, un gagnant', en: 'Four entrants, one winner' },
    given: {
      request: request(1, csv),
      seal,
      number: [{ data: { Nombre: '07 21 33 40', Number: '07 21 33 40' } }],
      minutes: [{ messageId: 's-2' }],
    },
    expects: {
      clean: [{ count: 4, twice: 1, ours: 1 }],
      seed: [{ seed: '07213340' }],
      each: { count: 4 },
      few: [{ entries: 'omar@jeu.example' }, { entries: 'lea@jeu.example' }],
      none: 'not reached',
    },
    asks: {
      seal: [
        {
          subject: { fr: 'Liste scellée : 4 participations', en: 'List sealed: 4 entries' },
        },
      ],
      minutes: [
        {
          text: {
            fr: 'Gagnant omar@jeu.example 5892f935f5e7\nSuppléant lea@jeu.example 71396dfe5f92\n\nNombre : 07213340\nListe : de9560c3411f63b6a47598fcfbb02f1583644946a8f1d0da9b70bf71998e1c55\nRègle : SHA-256 de « nombre:adresse », du plus petit au plus grand.',
            en: 'Winner omar@jeu.example 5892f935f5e7\nSubstitute lea@jeu.example 71396dfe5f92\n\nNumber: 07213340\nList: de9560c3411f63b6a47598fcfbb02f1583644946a8f1d0da9b70bf71998e1c55\nRule: SHA-256 of “number:address”, smallest first.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Points-virgules, aucun nombre à temps', en: 'Semicolons, no number in time' },
    given: {
      request: request(2, csv.replaceAll(',', ';')),
      seal,
      number: [{}],
      none: [{ messageId: 's-3' }],
    },
    expects: {
      clean: [{ count: 4 }],
      seed: [{ seed: '' }],
      'given.no': { count: 1 },
      each: 'not reached',
    },
    asks: {
      none: [
        {
          text: {
            fr: 'Pas de nombre à temps, ou pas un nombre. La liste scellée reste valable.',
            en: 'No number in time, or not a number. The sealed list still holds.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Colonne mal nommée', en: 'Column with another name' },
    given: {
      request: request(1, 'courriel\nlea@jeu.example\n'),
      none: [{ messageId: 's-4' }],
    },
    expects: { clean: [{ count: 0 }], print: 'not reached' },
    asks: {
      none: [
        {
          text: {
            fr: 'Aucune adresse valable : la colonne s’appelle-t-elle email ?',
            en: 'No valid address: is the column called email?',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Des titres et rien dessous', en: 'Headings and nothing below' },
    given: { request: request(1, 'email,ville\n'), none: [{ messageId: 's-6' }] },
    expects: { clean: [{ count: 0, list: '' }], seal: 'not reached' },
    asks: { none: [{ subject: { fr: 'Il n’y a pas eu de tirage', en: 'There was no draw' } }] },
  },
  {
    name: { fr: 'Le fichier manque', en: 'The file is missing' },
    given: {
      request: [
        {
          email: 'jeu@votre-entreprise.example',
          winners: 1,
          submittedAt: '2026-11-23T08:30:00.000+01:00',
          formMode: 'production',
        },
      ],
      none: [{ messageId: 's-5' }],
    },
    expects: { 'rows.error': { count: 1 }, clean: 'not reached' },
    asks: { none: [{ text: { fr: 'Fichier illisible.', en: 'File unreadable.' } }] },
  },
]
