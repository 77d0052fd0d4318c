import type { Example } from '../recipe.ts'

const review = (product_name: string, rating: number, words: string) => ({
  product_name,
  rating,
  review: `<p>${words}</p>`,
})
const answer = (fault: string, quote: string): string =>
  JSON.stringify({ output: { fault, quote } })
const CLASP = [
  review('Sac Brume', 2, 'La fermeture a cassé au bout de deux jours.'),
  review('Sac Brume', 1, 'Joli, mais la fermeture casse net !'),
  review('Sac Brume', 3, 'Fermeture cassée en une semaine'),
]
const BROKEN = [
  answer('breaks', 'La fermeture a cassé au bout de deux jours'),
  answer('breaks', 'la fermeture casse net'),
  answer('breaks', 'Fermeture cassée en une semaine'),
]
const found = {
  product: 'Sac Brume',
  fault: 'breaks',
  count_fault: 3,
  appended_quote: [
    'La fermeture a cassé au bout de deux jours',
    'la fermeture casse net',
    'Fermeture cassée en une semaine',
  ],
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une fermeture, trois fois', en: 'One clasp, three times' },
    given: {
      monthly: [{}],
      reviews: [
        ...CLASP,
        review('Sac Brume', 5, 'Parfait.'),
        review('Sac Brume', 2, 'Livré avec dix jours de retard.'),
        review('Gourde Ria', 2, 'Elle fuit dans le sac.'),
      ],
      medium: {
        says: [...BROKEN, answer('none', ''), answer('leaks', 'La gourde perd de l’eau')],
      },
      fresh: [found],
      issue: [{ id: 'lin1' }],
      remember: [{ id: 1 }],
    },
    expects: {
      low: { count: 5 },
      proof: [
        { fault: 'breaks' },
        { fault: 'breaks' },
        { fault: 'breaks' },
        { fault: 'none' },
        { fault: 'none' },
      ],
      count: [{ product: 'Sac Brume', fault: 'breaks', count_fault: 3 }],
      tell: 'not reached',
    },
    asks: {
      reviews: [
        {
          url: 'https://www.votre-boutique.example/wp-json/wc/v3/products/reviews',
          queryParameters: { parameters: [{ value: '2026-08-23T00:00:00' }, {}] },
        },
      ],
      issue: [
        {
          title: {
            fr: 'Sac Brume : casse ou s’use (3 avis)',
            en: 'Sac Brume: breaks or wears out (3 reviews)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Linear refuse le ticket', en: 'Linear refuses the issue' },
    given: {
      monthly: [{}],
      reviews: CLASP,
      medium: { says: BROKEN },
      fresh: [found],
      issue: { fails: 'Entity not found: Team' },
      tell: [{ accepted: true }],
    },
    expects: { enough: { count: 1 }, remember: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'Ticket à ouvrir à la main : Sac Brume, La fermeture a cassé au bout de deux jours / la fermeture casse net / Fermeture cassée en une semaine',
            en: 'Issue to be opened by hand: Sac Brume, La fermeture a cassé au bout de deux jours / la fermeture casse net / Fermeture cassée en une semaine',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      monthly: [{}],
      reviews: CLASP,
      medium: { fails: 'The service is overloaded' },
      tell: [{ accepted: true }],
    },
    expects: { 'kind.unread': { count: 3 }, count: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: '3 avis n’ont pas été lus par le modèle ; ils le seront le mois prochain.',
            en: '3 review(s) were not read by the model, and will be next month.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La boutique refuse l’accès', en: 'The shop refuses access' },
    given: {
      monthly: [{}],
      reviews: { fails: 'Consumer key is invalid' },
      tell: [{ accepted: true }],
    },
    expects: { settings: { count: 1 }, low: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'Aucun avis lu : Consumer key is invalid. Relancez le flux à la main.',
            en: 'No review read: Consumer key is invalid. Start the flow by hand.',
          },
        },
      ],
    },
  },
]
