import type { Example } from '../recipe.ts'

const LONG = `<p>${'Savon saponifié à froid, coulé à la main en Bretagne. '.repeat(2)}</p>`
const sheet = (id: number, more = {}) => ({
  id,
  name: 'Savon au miel',
  status: 'publish',
  permalink: `https://www.votre-boutique.example/p/${id}`,
  regular_price: '7.90',
  sale_price: '',
  total_sales: 0,
  weight: '0.1',
  global_unique_id: '4006381333931',
  description: LONG,
  images: [{ alt: 'Savon' }],
  attributes: [
    { name: { fr: 'Composition', en: 'Ingredients' }, options: ['Miel'] },
    { name: { fr: 'Responsable UE', en: 'EU contact' }, options: ['Tregan SARL'] },
  ],
  ...more,
})
const state = (id: number, level: string, faults: string) => ({
  id,
  name: 'Savon au miel',
  link: `https://www.votre-boutique.example/p/${id}`,
  complete: false,
  level,
  faults,
})

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une nouveauté sans prix ni composition',
      en: 'A newcomer without price or contents',
    },
    given: {
      changed: [
        sheet(11, { regular_price: '', attributes: [], global_unique_id: '4006381333932' }),
      ],
      fresh: [
        {
          ...state(11, 'new', ''),
          faults: {
            fr: 'price, gtin, Composition, Responsable UE',
            en: 'price, gtin, Ingredients, EU contact',
          },
        },
      ],
      hide: [{ id: 11, status: 'pending' }],
      tell: [{ ok: true }],
      remember: [{ id: 1 }],
    },
    expects: {
      check: [
        {
          level: 'new',
          faults: {
            fr: 'price, gtin, Composition, Responsable UE',
            en: 'price, gtin, Ingredients, EU contact',
          },
        },
      ],
      list: 'not reached',
      forget: 'not reached',
    },
    asks: {
      hide: [{ productId: 11, updateFields: { status: 'pending' } }],
      tell: [
        {
          text: {
            fr: 'Savon au miel, mise en relecture : prix absent, code-barres faux, Composition à remplir, Responsable UE à remplir. https://www.votre-boutique.example/p/11',
            en: 'Savon au miel, back for review: no price, wrong bar code, Ingredients to be filled in, EU contact to be filled in. https://www.votre-boutique.example/p/11',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une vente soldée trop cher', en: 'A sale price above the price' },
    given: {
      changed: [sheet(12, { sale_price: '9.90', total_sales: 310 })],
      fresh: [state(12, 'selling', 'sale')],
      tell: [{ ok: true }],
      remember: [{ id: 2 }],
    },
    expects: { check: [{ level: 'selling', faults: 'sale' }], hide: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'Savon au miel, toujours en vente : prix soldé supérieur au prix. https://www.votre-boutique.example/p/12',
            en: 'Savon au miel, still on sale: sale price above the price. https://www.votre-boutique.example/p/12',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un détail, dans la liste', en: 'A detail, on the list' },
    given: {
      changed: [sheet(13, { weight: '', images: [{ alt: '' }] })],
      fresh: [state(13, 'minor', 'weight, alt')],
      list: [{ id: 'rec1' }],
      remember: [{ id: 3 }],
    },
    expects: { check: [{ level: 'minor', faults: 'weight, alt' }], tell: 'not reached' },
    asks: {
      list: [
        {
          columns: {
            value: {
              missing: {
                fr: 'poids absent, image sans texte de remplacement',
                en: 'no weight, picture without alternative text',
              },
            },
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Complète, et un brouillon', en: 'Complete, and a draft' },
    given: {
      changed: [sheet(14), sheet(15, { status: 'draft', regular_price: '' })],
      forget: [],
    },
    expects: {
      published: { count: 1 },
      check: [{ complete: true, faults: '' }],
      fresh: 'not reached',
    },
  },
  {
    name: { fr: 'La boutique refuse le retrait', en: 'The shop refuses to take it down' },
    given: {
      changed: [sheet(16, { images: [] })],
      fresh: [state(16, 'new', 'image')],
      hide: { fails: 'Sorry, you are not allowed to edit this resource.' },
      byHand: [{ accepted: true }],
    },
    expects: { check: [{ faults: 'image' }], remember: 'not reached' },
    asks: {
      byHand: [
        { subject: { fr: 'Fiche à corriger : Savon au miel', en: 'Sheet to mend: Savon au miel' } },
      ],
    },
  },
  {
    name: { fr: 'Airtable refuse la ligne', en: 'Airtable refuses the row' },
    given: {
      changed: [sheet(17, { description: '<p>Savon.</p>' })],
      fresh: [state(17, 'minor', 'text')],
      list: { fails: 'Unknown field name' },
      byHand: [{ accepted: true }],
    },
    expects: { check: [{ faults: 'text' }], remember: 'not reached' },
    asks: {
      byHand: [
        {
          text: {
            fr: 'Le flux n’a pas pu la traiter. Il manque : description trop courte. https://www.votre-boutique.example/p/17',
            en: 'The flow could not deal with it. Missing: description too short. https://www.votre-boutique.example/p/17',
          },
        },
      ],
    },
  },
]
