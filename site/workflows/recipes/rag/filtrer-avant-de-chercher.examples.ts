import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const ASKED = 'Que disent les comptes rendus de Lyon Confluence en 2024 sur l’étanchéité ?'
const CATALOGUE = [
  { kind: 'site', value: 'Lyon Confluence' },
  { kind: 'site', value: 'Lille Sud' },
  { kind: 'type', value: 'Compte rendu' },
  { kind: 'type', value: 'Notice' },
]
const passage = (title: string, site: string, day: number, score: number) => ({
  document: {
    pageContent: 'Relevé repris en about.',
    metadata: { title, site, day, type: 'Compte rendu' },
  },
  score,
})
const FOUND: Given = [
  passage('CR 12', 'Lyon Confluence', 20241105, 0.81),
  passage('CR 9', 'Lyon Confluence', 20240901, 0.6),
]
const read = (more: object = {}) =>
  JSON.stringify({
    output: {
      type: 'Compte rendu',
      site: 'Lyon Confluence',
      said: 'Lyon Confluence',
      from: '2024-01-01',
      to: '2024-12-31',
      period: 'en 2024',
      about: 'étanchéité',
      ...more,
    },
  })
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  chat: [{ chatInput: `  ${ASKED}` }],
  catalogue: CATALOGUE,
  luna: { says: [read()] },
  search: FOUND,
  haiku: { says: ['Le relevé est repris [1].'] },
  wide: [],
  ...more,
})
const FILTER = JSON.stringify({
  must: [
    { key: 'metadata.type', match: { value: 'Compte rendu' } },
    { key: 'metadata.site', match: { value: 'Lyon Confluence' } },
    { key: 'metadata.day', range: { gte: 20240101, lte: 20241231 } },
  ],
})
const HEAD = both(
  'Cherché dans : Compte rendu, Lyon Confluence, du 01/01/2024 au 31/12/2024.',
  'Searched in: Compte rendu, Lyon Confluence, from 01/01/2024 to 31/12/2024.',
)
const after = (fr: string, en: string) => both(`${HEAD.fr}\n${fr}`, `${HEAD.en}\n${en}`)

export const examples: readonly Example[] = [
  {
    name: both('Un type, un chantier, une année', 'A kind, a site, a year'),
    given: going({}),
    expects: {
      filters: [{ count: 3, filter: FILTER, about: 'étanchéité', head: HEAD }],
      checked: [{ sound: true }],
      reply: [
        {
          output: after(
            'Le relevé est repris [1].\n\n[1] CR 12, Lyon Confluence, 05/11/2024',
            'Le relevé est repris [1].\n\n[1] CR 12, Lyon Confluence, 05/11/2024',
          ),
        },
      ],
    },
    asks: { search: [{ prompt: 'étanchéité', options: { searchFilterJson: FILTER } }] },
  },
  {
    name: both(
      'Rien dans le filtre, un voisin hors filtre',
      'Nothing in the filter, a neighbour outside',
    ),
    given: going({ search: [], wide: [passage('CR 3', 'Lille Sud', 20230110, 0.9)] }),
    expects: {
      nothing: [
        {
          output: after(
            'Aucun passage assez proche.\nHors de ce filtre, les documents les plus proches :\n- CR 3, Lille Sud, 10/01/2023',
            'No passage close enough.\nOutside this filter, the closest documents:\n- CR 3, Lille Sud, 10/01/2023',
          ),
        },
      ],
      reply: 'not reached',
    },
  },
  {
    name: both('Un chantier inconnu, une année inventée', 'An unknown site, an invented year'),
    given: going({
      chat: [{ chatInput: 'Quelle étanchéité à Nantes ?' }],
      luna: { says: [read({ site: 'Lille Sud', said: 'Nantes', type: '' })] },
      search: [],
    }),
    expects: {
      filters: [{ count: 0, filter: '{}' }],
      nothing: [
        {
          output: both(
            'Cherché sans filtre. Chantier absent du catalogue : Nantes.\nAucun passage assez proche.',
            'Searched without a filter. Site not in the catalogue: Nantes.\nNo passage close enough.',
          ),
        },
      ],
      wide: 'not reached',
    },
  },
  {
    name: both('Le catalogue et le petit modèle se taisent', 'Catalogue and small model silent'),
    given: going({
      catalogue: { fails: 'connection refused' },
      luna: { fails: 'overloaded' },
      haiku: { says: [both('RIEN', 'NOTHING')] },
    }),
    expects: {
      filters: [{ count: 0, about: ASKED }],
      reply: [
        {
          output: both(
            'Cherché sans filtre. Critères non lus, le petit modèle ne répond pas.\nLes passages trouvés ne permettent pas de répondre. À lire vous-même :\n[1] CR 12, Lyon Confluence, 05/11/2024',
            'Searched without a filter. Criteria not read, the small model does not answer.\nThe passages found do not allow an answer. To read yourself:\n[1] CR 12, Lyon Confluence, 05/11/2024',
          ),
        },
      ],
    },
  },
  {
    name: both('Catalogue vide, rédaction en panne', 'Empty catalogue, writing down'),
    given: going({ catalogue: [], haiku: { fails: 'overloaded' } }),
    expects: { filters: [{ count: 1 }], checked: [{ sound: false }] },
  },
  {
    name: both('Depuis une date', 'Since a date'),
    given: going({
      chat: [{ chatInput: 'Étanchéité depuis 2024 ?' }],
      luna: { says: [read({ type: '', site: '', said: '', to: '', period: 'depuis 2024' })] },
    }),
    expects: {
      filters: [
        {
          count: 1,
          head: both('Cherché dans : depuis le 01/01/2024.', 'Searched in: since 01/01/2024.'),
        },
      ],
    },
  },
  {
    name: both('Deux chantiers à Lyon', 'Two sites in Lyon'),
    given: going({
      chat: [{ chatInput: 'Étanchéité à Lyon, comptes rendus ?' }],
      catalogue: [...CATALOGUE, { kind: 'site', value: 'Lyon Part-Dieu' }],
      luna: { says: [read({ said: 'Lyon', period: '' })] },
    }),
    expects: {
      filters: [
        {
          count: 1,
          head: both(
            'Cherché dans : Compte rendu. Plusieurs chantiers possibles, aucun filtré : Lyon Confluence, Lyon Part-Dieu.',
            'Searched in: Compte rendu. Several sites possible, none filtered: Lyon Confluence, Lyon Part-Dieu.',
          ),
        },
      ],
    },
  },
  {
    name: both('Qdrant ne répond pas', 'Qdrant does not answer'),
    given: going({ search: { fails: 'connection refused' } }),
    expects: {
      down: [
        {
          output: both(
            'La base de documents ne répond pas. Réessayez dans un moment.',
            'The document store does not answer. Try again in a moment.',
          ),
        },
      ],
    },
  },
]
