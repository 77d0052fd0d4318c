import type { Example } from '../recipe.ts'

const notice = (
  id: string,
  commercant: string,
  ville: string,
  ...activities: readonly string[]
) => ({
  id,
  commercant,
  ville,
  cp: '44000',
  dateparution: '2026-11-19',
  url_complete: `https://www.bodacc.example/${id}`,
  listeetablissements:
    activities.length === 0
      ? null
      : JSON.stringify({
          etablissement:
            activities.length === 1
              ? { activite: activities[0] }
              : activities.map((activite) => ({ activite })),
        }),
})
const results = [
  notice('B1', 'LES HALLES', 'Nantes', 'Restauration traditionnelle, débit de boissons sur place'),
  notice('B2', 'BOIS ET CIE', 'Angers', 'Restauration de meubles anciens', 'Vente en ligne'),
  notice('B3', 'NOCES DE LOIRE', 'Nantes', 'Organisation de mariages, service traiteur accessoire'),
  notice('B4', 'SCI DU PORT', 'Nantes'),
  notice('B5', 'AXE CONSEIL', 'Nantes', 'Conseil en gestion'),
]
const taken = (id: string, name: string, town: string, activity: string, word: string) => ({
  notice: id,
  name,
  town: `44000 ${town}`,
  activity,
  url: `https://www.bodacc.example/${id}`,
  day: '2026-11-19',
  word,
})
const fresh = [
  taken(
    'B1',
    'LES HALLES',
    'Nantes',
    'Restauration traditionnelle, débit de boissons sur place',
    'restaur',
  ),
  taken(
    'B2',
    'BOIS ET CIE',
    'Angers',
    'Restauration de meubles anciens ; Vente en ligne',
    'restaur',
  ),
  taken(
    'B3',
    'NOCES DE LOIRE',
    'Nantes',
    'Organisation de mariages, service traiteur accessoire',
    'traiteur',
  ),
]
const says = (fit: string, quote: string) => JSON.stringify({ output: { fit, quote } })

export const examples: readonly Example[] = [
  {
    name: { fr: 'Cinq annonces, deux à regarder', en: 'Five notices, two worth a look' },
    given: {
      monday: [{}],
      notices: [...results],
      fresh,
      reader: {
        says: [
          says('yes', 'Restauration traditionnelle, débit de boissons'),
          says('no', 'Restauration de meubles anciens'),
          says('yes', 'un grand restaurant de cinquante couverts'),
        ],
      },
      record: [{ id: 'r1' }, { id: 'r3' }],
      mark: [{ id: 1 }, { id: 2 }, { id: 3 }],
      tell: [{ id: 'm-1' }],
    },
    expects: {
      take: [
        { notice: 'B1', town: '44000 Nantes', word: 'restaur' },
        { notice: 'B2', activity: 'Restauration de meubles anciens ; Vente en ligne' },
        { notice: 'B3', word: 'traiteur' },
      ],
      verdict: [
        { notice: 'B1', fit: 'yes', judged: true },
        { notice: 'B2', fit: 'no', judged: true },
        { notice: 'B3', fit: 'maybe', judged: false, reason: 'traiteur' },
      ],
      done: { count: 3 },
      broken: 'not reached',
    },
    asks: {
      notices: [
        {
          queryParameters: {
            parameters: [
              {
                value:
                  "familleavis='creation' and dateparution >= date'2026-11-13' and (numerodepartement='44' or numerodepartement='49')",
              },
              { name: 'select' },
            ],
          },
        },
      ],
      tell: [
        {
          message:
            'LES HALLES (44000 Nantes) – Restauration traditionnelle, débit de boissons\n? NOCES DE LOIRE (44000 Nantes) – traiteur',
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle se tait, un mot-clé décide', en: 'Model silent, a keyword decides' },
    given: {
      monday: [{}],
      notices: [results[2]!],
      fresh: [fresh[2]!],
      reader: { fails: 'The service is overloaded' },
      record: [{ id: 'r4' }],
      mark: [{ id: 4 }],
      tell: [{ id: 'm-2' }],
    },
    expects: { verdict: [{ fit: 'maybe', judged: false }] },
    asks: { tell: [{ message: '? NOCES DE LOIRE (44000 Nantes) – traiteur' }] },
  },
  {
    name: { fr: 'Airtable refuse la fiche', en: 'Airtable refuses the record' },
    given: {
      monday: [{}],
      notices: [results[0]!],
      fresh: [fresh[0]!],
      reader: { says: [says('yes', 'Restauration traditionnelle, débit')] },
      record: { fails: 'Unknown field name' },
      broken: [{ id: 'm-3' }],
    },
    expects: { verdict: [{ judged: true }], mark: 'not reached' },
    asks: {
      broken: [
        {
          message: {
            fr: 'Sociétés nouvelles, à reprendre : Unknown field name',
            en: 'New companies, to be taken up again: Unknown field name',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le Bodacc ne répond pas', en: 'The Bodacc does not answer' },
    given: { monday: [{}], notices: { fails: 'Gateway timeout' }, broken: [{ id: 'm-4' }] },
    expects: { take: 'not reached' },
    asks: {
      broken: [
        {
          message: {
            fr: 'Sociétés nouvelles, à reprendre : Gateway timeout',
            en: 'New companies, to be taken up again: Gateway timeout',
          },
        },
      ],
    },
  },
]
