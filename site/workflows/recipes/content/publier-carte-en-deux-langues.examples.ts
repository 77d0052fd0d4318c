import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const dish = (
  row_number: number,
  section: string,
  name: string,
  price: number | string,
  ingredients: string,
  more: object = {},
) => ({ row_number, section, dish: name, about: '', price, ingredients, on: 'oui', ...more })
const POLLACK = dish(3, 'Plats', 'Lieu jaune', '18,50', 'lieu jaune, beurre', {
  about: 'beurre d’algues',
})
const TART = dish(4, 'Desserts', 'Tarte aux noix', 8, 'pâte brisée, noix', {
  en: 'Walnut tart',
  en_of: 'Tarte aux noix',
})
const SORBET = dish(5, 'Desserts', 'Sorbet yuzu', 7, 'yuzu')
const OFF = { ...dish(6, 'Desserts', 'Flan', 6, 'œuf'), on: '' }
const LARDER: Given = [
  { ingredient: 'Lieu jaune', allergens: 'poissons' },
  { ingredient: 'Beurre', allergens: 'lait' },
  { ingredient: 'Pâte brisée', allergens: 'gluten, lait' },
  { ingredient: 'Noix', allergens: 'fruits à coque' },
  { ingredient: 'Yuzu', allergens: '' },
  { ingredient: 'Pomme', allergens: 'aucun' },
  { ingredient: 'noix ', allergens: 'aucun' },
]
const asked: Given = [{ by: 'Loïc' }]
const fish =
  '<p><strong>Lieu jaune, beurre d’algues</strong> 18,50\u00A0€<br><em lang="en">Pollack with seaweed butter</em><br><small>Allergènes / Allergens\u00A0: poissons (fish), lait (milk)</small></p>'
const tart =
  '<p><strong>Tarte aux noix</strong> 8\u00A0€<br><em lang="en">Walnut tart</em><br><small>Allergènes / Allergens\u00A0: gluten (gluten), lait (milk), fruits à coque (nuts)</small></p>'
const going = (more: Readonly<Record<string, Given>>) => ({
  form: asked,
  dishes: [POLLACK],
  larder: LARDER,
  translate: [{ text: 'Pollack with seaweed butter', detected_source_language: 'FR' }],
  keep: [{ row_number: 3 }],
  ask: [{ data: { Publier: 'Oui', Publish: 'Yes' } }],
  left: [{ accepted: true }],
  ...more,
})
const said = (text: Bilingual<string>) => [{ text }]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un plat nouveau, un ancien, un ingrédient non décrit',
      en: 'A new dish, an old one, an ingredient not described',
    },
    given: going({
      dishes: [POLLACK, TART, SORBET, OFF],
      publish: [{ id: 42 }],
      keep: [{ row_number: 3 }, { row_number: 4 }],
    }),
    expects: {
      work: [
        { row: 3, fr: 'Lieu jaune, beurre d’algues', allergens: ['poissons', 'lait'], fresh: true },
        { row: 4, price: 8, allergens: ['gluten', 'lait', 'fruits à coque'], fresh: false },
        {
          row: 5,
          fresh: false,
          faults: [both('ingrédient non décrit : yuzu', 'ingredient not described: yuzu')],
        },
      ],
      rows: [
        { row: 3, en: 'Pollack with seaweed butter', en_of: 'Lieu jaune, beurre d’algues' },
        { row: 4, en: 'Walnut tart' },
      ],
      left: 'not reached',
    },
    asks: {
      ask: [
        {
          message: both(
            'Plats à publier : 2\n\nLAISSÉS DE CÔTÉ\nSorbet yuzu : ingrédient non décrit : yuzu\n\nANGLAIS NOUVEAU (faux ? Corrigez-le dans la feuille, répondez « Non », relancez)\nLieu jaune, beurre d’algues = Pollack with seaweed butter\n\nALLERGÈNES (les traces ne sont pas comprises)\nLieu jaune, beurre d’algues : poissons, lait\nTarte aux noix : gluten, lait, fruits à coque',
            'Dishes to publish: 2\n\nLEFT OUT\nSorbet yuzu: ingredient not described: yuzu\n\nNEW ENGLISH (wrong? Mend it in the sheet, answer “No”, start again)\nLieu jaune, beurre d’algues = Pollack with seaweed butter\n\nALLERGENS (traces not included)\nLieu jaune, beurre d’algues: poissons, lait\nTarte aux noix: gluten, lait, fruits à coque',
          ),
        },
      ],
      publish: [
        {
          bodyParameters: {
            parameters: [
              { name: 'content', value: `<h2>Plats</h2>\n${fish}\n<h2>Desserts</h2>\n${tart}` },
            ],
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Anglais corrigé à la main, DeepL muet, pas de réponse',
      en: 'English corrected by hand, DeepL silent, no answer',
    },
    given: going({
      dishes: [
        dish(3, '', 'Pomme au four', 6, 'pomme', { en: 'Baked apple' }),
        dish(4, '', 'Tarte aux noix du verger', 8, 'noix', {
          en: 'Walnut tart',
          en_of: 'Tarte aux noix',
        }),
      ],
      translate: { fails: 'Quota exceeded' },
      keep: [{ row_number: 3 }, { row_number: 4 }],
      ask: [{ row_number: 3, en: 'Baked apple', en_of: 'Pomme au four' }],
    }),
    expects: {
      work: [
        { fresh: false, allergens: [] },
        { fresh: true, allergens: ['fruits à coque'] },
      ],
      rows: [
        { row: 3, en: 'Baked apple', en_of: 'Pomme au four' },
        { row: 4, en: '', en_of: '' },
      ],
      publish: 'not reached',
    },
    asks: {
      left: said(
        both(
          'Non validée : refus, ou deux heures sans réponse. Relancez quand la feuille est prête.',
          'Not approved: a no, or two hours without an answer. Start again when the sheet is ready.',
        ),
      ),
    },
  },
  {
    name: {
      fr: 'Allergène mal écrit, prix double ou oublié, aucun ingrédient',
      en: 'Allergen misspelt, price double or forgotten, no ingredients',
    },
    given: going({
      dishes: [
        dish(3, '', 'Moules', '12 / 18', 'moules', { on: true }),
        dish(4, '', 'Soupe', '', ''),
      ],
      larder: [{ ingredient: 'moules', allergens: 'molusques' }],
    }),
    expects: { menu: [{ none: true, html: '' }], ask: 'not reached' },
    asks: {
      left: said(
        both(
          'Plats à publier : 0\n\nLAISSÉS DE CÔTÉ\nMoules : allergène mal écrit : molusques, prix illisible\nSoupe : aucun ingrédient, prix illisible',
          'Dishes to publish: 0\n\nLEFT OUT\nMoules: allergen misspelt: molusques, price unreadable\nSoupe: no ingredients, price unreadable',
        ),
      ),
    },
  },
  {
    name: { fr: 'WordPress refuse la page', en: 'WordPress refuses the page' },
    given: going({ publish: { fails: 'Forbidden' } }),
    expects: { menu: [{ html: `<h2>Plats</h2>\n${fish}` }] },
    asks: { left: said(both('Panne : Forbidden', 'Failure: Forbidden')) },
  },
  {
    name: { fr: 'La feuille ne s’ouvre pas', en: 'The sheet does not open' },
    given: going({ larder: { fails: 'The caller does not have permission' } }),
    expects: { work: [{ none: true }], ask: 'not reached' },
    asks: {
      left: said(
        both(
          'Panne : The caller does not have permission',
          'Failure: The caller does not have permission',
        ),
      ),
    },
  },
]
