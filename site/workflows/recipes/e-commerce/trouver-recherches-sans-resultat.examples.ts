import type { Example } from '../recipe.ts'

const search = (searchTerm: string, eventCount: number) => ({
  searchTerm,
  eventCount: String(eventCount),
})
const total = (count: number) => ({
  body: count > 0 ? [{ id: 1 }] : [],
  headers: { 'x-wp-total': String(count), 'x-wp-totalpages': count > 0 ? '1' : '0' },
  statusCode: 200,
})
const SEARCHES = [
  search('Gourde  ', 31),
  search('gourde', 9),
  search('thermos', 22),
  search('bougie', 12),
  search('retour colis', 11),
  search('lampe', 80),
  search('housse', 4),
  search('(not set)', 900),
  search('ana@client.example', 30),
  search('06 12 34 56 78', 12),
]
const CATALOGUE = [{ name: 'Bouteille isotherme 75 cl' }, { name: 'Lampe de table' }]
const says = (...terms: readonly (readonly [string, string, string])[]) =>
  JSON.stringify({
    output: { terms: terms.map(([term, kind, product]) => ({ term, kind, product })) },
  })

export const examples: readonly Example[] = [
  {
    name: { fr: 'Quatre recherches vides', en: 'Four empty searches' },
    given: {
      monthly: [{}],
      searches: SEARCHES,
      look: [total(6), total(0), total(0), total(0), total(0)],
      catalogue: CATALOGUE,
      haiku: {
        says: [
          says(
            ['gourde', 'known', 'bouteille isotherme 75 cl'],
            ['thermos', 'known', 'Thermos 1 litre'],
            ['bougie', 'absent', ''],
            ['retour colis', 'other', ''],
            ['matelas', 'absent', ''],
          ),
        ],
      },
      write: [{ accepted: true }],
    },
    expects: {
      terms: [
        { term: 'lampe', times: 80 },
        { term: 'gourde', times: 40 },
        { term: 'thermos', times: 22 },
        { term: 'bougie', times: 12 },
        { term: 'retour colis', times: 11 },
      ],
      sort: [{ unread: 0, searched: 5 }],
      verdict: [
        {
          known: 1,
          absent: 1,
          unsorted: 1,
          text: {
            fr: 'VOUS L’AVEZ, SOUS UN AUTRE NOM\n- gourde (40) : Bouteille isotherme 75 cl\n\nVOUS NE L’AVEZ PAS\n- bougie (12)\n\nPAS UN PRODUIT\n- retour colis (11)\n\nÀ CLASSER VOUS-MÊME\n- thermos (22)',
            en: 'YOU HAVE IT, UNDER ANOTHER NAME\n- gourde (40): Bouteille isotherme 75 cl\n\nYOU DO NOT HAVE IT\n- bougie (12)\n\nNOT A PRODUCT\n- retour colis (11)\n\nTO BE SORTED BY YOU\n- thermos (22)',
          },
        },
      ],
      calm: 'not reached',
    },
    asks: {
      look: [
        {
          url: 'https://www.votre-boutique.example/wp-json/wc/v3/products?search=lampe&per_page=1&status=publish',
        },
        {},
        {},
        {},
        {
          url: 'https://www.votre-boutique.example/wp-json/wc/v3/products?search=retour%20colis&per_page=1&status=publish',
        },
      ],
      write: [
        {
          subject: {
            fr: 'Cherché et pas trouvé : 4 mots',
            en: 'Searched and not found: 4 words',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Modèle et catalogue muets', en: 'Model and catalogue silent' },
    given: {
      monthly: [{}],
      searches: SEARCHES.slice(0, 3),
      look: [total(0), total(0)],
      catalogue: { fails: '503 - Service unavailable' },
      haiku: { fails: 'The service is overloaded' },
      write: [{ accepted: true }],
    },
    expects: {
      verdict: [
        {
          unsorted: 2,
          text: {
            fr: 'À CLASSER VOUS-MÊME\n- gourde (40)\n- thermos (22)\n\nCatalogue non lu : aucun autre nom n’a pu être proposé.',
            en: 'TO BE SORTED BY YOU\n- gourde (40)\n- thermos (22)\n\nCatalogue not read: no other name could be put forward.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Tout se trouve', en: 'Everything is found' },
    given: {
      monthly: [{}],
      searches: SEARCHES.slice(0, 3),
      look: [total(2), total(1)],
      calm: [{ accepted: true }],
    },
    expects: { sort: [{ misses: [], searched: 2 }], catalogue: 'not reached' },
    asks: {
      calm: [
        {
          text: {
            fr: '2 recherches essayées, toutes trouvent au moins un produit.',
            en: '2 searches tried, each finds at least one product.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La boutique ne répond pas', en: 'The shop does not answer' },
    given: {
      monthly: [{}],
      searches: SEARCHES.slice(0, 3),
      look: { fails: 'Consumer key is invalid' },
      calm: [{ accepted: true }],
    },
    expects: { sort: [{ misses: [], unread: 2 }], ask: 'not reached' },
    asks: {
      calm: [
        {
          text: {
            fr: 'Recherches que la boutique n’a pas pu faire : 2 sur 2.',
            en: 'Searches that the shop could not make: 2 of 2.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Google Analytics refuse', en: 'Google Analytics refuses' },
    given: {
      monthly: [{}],
      searches: { fails: 'User does not have sufficient permissions' },
      calm: [{ accepted: true }],
    },
    expects: { settings: [{ least: 5 }], terms: 'not reached' },
    asks: {
      calm: [
        {
          text: {
            fr: 'Aucune recherche lue : User does not have sufficient permissions',
            en: 'No search read: User does not have sufficient permissions',
          },
        },
      ],
    },
  },
]
