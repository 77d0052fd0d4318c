import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const FIRST = '9782000000013'
const SECOND = '9782000000020'
const volume = (isbn: string, title: string) => ({
  totalItems: 1,
  items: [
    {
      volumeInfo: {
        title: 'Autre édition',
        industryIdentifiers: [{ identifier: '9782000000099' }],
      },
    },
    {
      volumeInfo: {
        title,
        authors: ['Anna Tual'],
        publisher: 'Le Ponant',
        publishedDate: '2025-03-04',
        industryIdentifiers: [{ type: 'ISBN_13', identifier: isbn }],
      },
    },
  ],
})
const found = (...isbns: readonly string[]) =>
  JSON.stringify({ output: { books: isbns.map((isbn) => ({ isbn, why: 'phare, <gardienne>' })) } })
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  form: [{ what: ' Un roman bleu, une gardienne de phare ', who: 'ML ' }],
  haiku: { says: [found(FIRST, SECOND)] },
  confirm: [volume(FIRST, 'La Lanterne'), volume(SECOND, 'Feux')],
  stock: [{ ean: SECOND, title: 'Feux', author: 'A. Tual', quantity: 2, shelf: 'Marine, étage' }],
  pick: [{ book: `${SECOND}, Feux, Anna Tual (Le Ponant, 2025)` }],
  want: [{ success: true }],
  listed: [{}],
  shelf: [{}],
  nothing: [{}],
  fault: [{}],
  ...more,
})
const FAULT = both(
  'Le catalogue ou le modèle ne répond pas. Cherchez dans votre base.',
  'Catalogue or model does not answer. Search your own database.',
)

export const examples: readonly Example[] = [
  {
    name: both('Deux livres, un en rayon', 'Two books, one on the shelf'),
    given: going({
      books: [volume(FIRST, 'La Lanterne')],
      shop: [{ ean: SECOND, title: 'Feux', author: 'Anna Tual' }],
      haiku: {
        says: [
          '{"tool": "books", "with": {"words": "gardienne phare"}}',
          '{"tool": "shop", "with": {"word": "feux"}}',
          found('978-2-00-000001-3', SECOND, FIRST, '9782000000021'),
        ],
      },
    }),
    expects: {
      numbers: [
        { isbn: FIRST, some: true },
        { isbn: SECOND, some: true },
      ],
      shelves: [
        {
          state: 'some',
          options: [
            `${FIRST}, La Lanterne, Anna Tual (Le Ponant, 2025)`,
            `${SECOND}, Feux, Anna Tual (Le Ponant, 2025)`,
            both('Aucun de ces livres', 'None of these books'),
          ],
          html: both(
            '<p><strong>La Lanterne, Anna Tual (Le Ponant, 2025)</strong><br>Pas en stock.<br>phare, &lt;gardienne></p><p><strong>Feux, Anna Tual (Le Ponant, 2025)</strong><br>En rayon : 2, Marine, étage<br>phare, &lt;gardienne></p>',
            '<p><strong>La Lanterne, Anna Tual (Le Ponant, 2025)</strong><br>Not in stock.<br>phare, &lt;gardienne></p><p><strong>Feux, Anna Tual (Le Ponant, 2025)</strong><br>In stock: 2, Marine, étage<br>phare, &lt;gardienne></p>',
          ),
        },
      ],
      chosen: [{ book: { isbn: SECOND, quantity: 2 } }],
      want: 'not reached',
    },
    asks: {
      stock: [{ options: { queryReplacement: [`${FIRST},${SECOND}`] } }],
      shelf: [{ completionTitle: both('En rayon : Marine, étage', 'On the shelf: Marine, étage') }],
    },
  },
  {
    name: both('Un livre à commander', 'A book to order'),
    given: going({ pick: [{ book: `${FIRST}, La Lanterne, Anna Tual (Le Ponant, 2025)` }] }),
    expects: { chosen: [{ book: { isbn: FIRST, quantity: 0 } }] },
    asks: {
      want: [
        {
          options: { queryReplacement: [FIRST, 'La Lanterne, Anna Tual (Le Ponant, 2025)', 'ML'] },
        },
      ],
      listed: [{ completionMessage: `${FIRST}, La Lanterne, Anna Tual (Le Ponant, 2025)` }],
    },
  },
  {
    name: both('Un livre que le catalogue ignore', 'A book the catalogue does not know'),
    given: going({ haiku: { says: [found(FIRST)] }, confirm: [{ totalItems: 0 }], stock: [] }),
    expects: { shelves: [{ state: 'none' }], pick: 'not reached' },
    asks: { nothing: [{ completionTitle: both('Pas retrouvé', 'Not found') }] },
  },
  {
    name: both('En rayon, mais pas au catalogue', 'On the shelf, not in the catalogue'),
    given: going({
      haiku: { says: [found(SECOND)] },
      confirm: [{ totalItems: 0 }],
      stock: [{ ean: SECOND, title: 'Feux', author: 'Anna Tual', quantity: 1, shelf: 'Marine' }],
      pick: [{ book: `${SECOND}, Feux, Anna Tual` }],
    }),
    expects: { shelves: [{ state: 'some', books: [{ title: 'Feux, Anna Tual' }] }] },
    asks: { shelf: [{ completionTitle: both('En rayon : Marine', 'On the shelf: Marine') }] },
  },
  {
    name: both('Le stock parle pour le catalogue', 'Stock speaks for the catalogue'),
    given: going({
      confirm: { fails: 'rate limit' },
      pick: [{ book: both('Aucun de ces livres', 'None of these books') }],
    }),
    expects: {
      shelves: [
        {
          html: both(
            '<p><strong>Feux, A. Tual</strong><br>En rayon : 2, Marine, étage<br>phare, &lt;gardienne></p><p>Le catalogue n’a pas tout dit : un livre peut manquer.</p>',
            '<p><strong>Feux, A. Tual</strong><br>In stock: 2, Marine, étage<br>phare, &lt;gardienne></p><p>The catalogue did not tell everything: a book may be missing.</p>',
          ),
        },
      ],
    },
  },
  {
    name: both('Un ISBN inventé', 'An invented ISBN'),
    given: going({ haiku: { says: [found('9782000000014')] } }),
    expects: { numbers: [{ some: false }], confirm: 'not reached' },
  },
  {
    name: both('Aucun de ces livres', 'None of these books'),
    given: going({ pick: [{ book: both('Aucun de ces livres', 'None of these books') }] }),
    expects: { chosen: [{ book: { isbn: '', shelf: '' } }], 'where.none': { count: 1 } },
  },
  {
    name: both('Le stock ne se lit pas', 'Stock cannot be read'),
    given: going({ stock: { fails: 'connection refused' } }),
    expects: { shelves: [{ blind: true }] },
    asks: {
      shelf: [
        {
          completionTitle: both(
            'Stock illisible : regardez en rayon',
            'Stock cannot be read: look on the shelf',
          ),
        },
      ],
    },
  },
  {
    name: both('La liste refuse la ligne', 'The list refuses the row'),
    given: going({
      pick: [{ book: `${FIRST}, La Lanterne, Anna Tual (Le Ponant, 2025)` }],
      want: { fails: 'read only' },
    }),
    expects: { chosen: [{ book: { quantity: 0 } }], listed: 'not reached' },
    asks: {
      fault: [
        {
          completionMessage: both(
            `La liste ne répond pas. À noter : ${FIRST}, La Lanterne, Anna Tual (Le Ponant, 2025)`,
            `The list does not answer. To be noted: ${FIRST}, La Lanterne, Anna Tual (Le Ponant, 2025)`,
          ),
        },
      ],
    },
  },
  {
    name: both('Le catalogue ne répond pas', 'The catalogue does not answer'),
    given: going({ confirm: { fails: 'rate limit' }, stock: [] }),
    expects: { shelves: [{ state: 'down' }] },
    asks: { fault: [{ completionMessage: FAULT }] },
  },
  {
    name: both('Le modèle est en panne', 'The model is down'),
    given: going({ haiku: { fails: 'overloaded' } }),
    expects: { numbers: 'not reached' },
    asks: { fault: [{ completionMessage: FAULT }] },
  },
]
