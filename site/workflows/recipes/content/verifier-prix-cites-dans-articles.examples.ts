import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const product = (id: number, slug: string, name: string, price: string, more = {}) => ({
  id,
  name,
  slug,
  status: 'publish',
  type: 'simple',
  price,
  regular_price: price,
  sale_price: '',
  ...more,
})
const link = (slug: string) =>
  `<a href="https://votre-site.example/x/produit/product/${slug}/?x=1">voir</a>`
const post = (id: number, title: string, rendered: string) => ({
  id,
  title: { rendered: title },
  content: { rendered },
})
const PRODUCTS = [
  product(1, 'gourde', 'Gourde', '29.00'),
  product(2, 'sac', 'Sac', '1190', { regular_price: '1290', sale_price: '1190' }),
  product(3, 'tasse', 'Tasse', '12.5', { type: 'variable', regular_price: '' }),
  product(4, 'vieux', 'Vieux modèle', '40', { status: 'draft' }),
]
const POSTS = [
  post(
    70,
    'L&#8217;eau en rando',
    `<p>La gourde à 24&nbsp;€ : ${link('gourde')}.</p><p>Ou 24 € ici, sans lien.</p><p>Pour 29,00 € : ${link('gourde')}</p>`,
  ),
  post(
    71,
    'Les sacs',
    `<ul><li>1 290 € le sac, ${link('sac')}</li><li>Sac 9 €, gourde 8 € : ${link('sac')} ${link('gourde')}</li><li>Tasse 14 €, ${link('tasse')}</li><li>À partir de 9,90 € la tasse, <a href="/produit/product/tasse">ici</a></li><li>Le vieux, 40 € : ${link('vieux')}</li></ul>`,
  ),
]
const TEXT = both(
  '- L’eau en rando : https://votre-site.example/wp-admin/post.php?post=70&action=edit\n  Gourde : 29\u00A0€\n  « La gourde à 24 € : voir. »\n\n- Les sacs : https://votre-site.example/wp-admin/post.php?post=71&action=edit\n  Vieux modèle : retiré de la vente\n  « Le vieux, 40 € : voir »',
  '- L’eau en rando: https://votre-site.example/wp-admin/post.php?post=70&action=edit\n  Gourde: €29\n  “La gourde à 24 € : voir.”\n\n- Les sacs: https://votre-site.example/wp-admin/post.php?post=71&action=edit\n  Vieux modèle: no longer for sale\n  “Le vieux, 40 € : voir”',
)

export const examples: readonly Example[] = [
  {
    name: both('Une gourde, un modèle retiré', 'A bottle, a model withdrawn'),
    given: {
      wednesday: [{}],
      products: PRODUCTS,
      posts: POSTS,
      known: [
        { id: 1, mark: '71|3|1250|990', day: '2026-10-01' },
        { id: 2, mark: '70|1|2900|2400', day: '2026-03-01' },
      ],
      send: [{ accepted: true }],
      mark: [{ id: 3 }],
    },
    expects: {
      compare: [{ count: 2, marks: ['70|1|2900|2400', '71|4|gone|4000'] }],
      list: [{ mark: '70|1|2900|2400', day: '2026-11-23' }, { mark: '71|4|gone|4000' }],
      tell: 'not reached',
    },
    asks: { send: [{ text: TEXT }] },
  },
  {
    name: both('Une tasse à partir d’un ancien prix', 'A cup from a former price'),
    given: {
      wednesday: [{}],
      products: PRODUCTS.slice(0, 3),
      posts: [POSTS[1]!],
      known: [{}],
      send: [{ accepted: true }],
      mark: [{ id: 3 }],
    },
    expects: { compare: [{ count: 1, marks: ['71|3|1250|990'] }] },
  },
  {
    name: both('Le mot « euros » en toutes lettres', 'The word “euros” spelt out'),
    given: {
      wednesday: [{}],
      products: [product(1, 'gourde', 'Gourde', '29.90')],
      posts: [
        post(
          72,
          'En toutes lettres',
          `<p>La gourde à 24 euros, ${link('gourde')}</p><p>Pour 29€90 : ${link('gourde')}</p><p>Comptez 29 euros 90. ${link('gourde')}</p><p>Soit 29 € 12 fois, ${link('gourde')}</p>`,
        ),
      ],
      known: [{}],
      send: [{ accepted: true }],
      mark: [{ id: 3 }],
    },
    expects: { compare: [{ count: 2, marks: ['72|1|2990|2400', '72|1|2990|2900'] }] },
  },
  {
    name: both('Boutique fermée à la clé', 'The shop refuses the key'),
    given: {
      wednesday: [{}],
      products: { fails: 'woocommerce_rest_cannot_view' },
      posts: POSTS,
      known: [{}],
      tell: [{ accepted: true }],
    },
    expects: { send: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'La boutique n’a pas rendu ses produits, rien n’est comparé : woocommerce_rest_cannot_view',
            'The shop did not return its products, nothing was compared: woocommerce_rest_cannot_view',
          ),
        },
      ],
    },
  },
  {
    name: both('Tout concorde', 'All agrees'),
    given: {
      wednesday: [{}],
      products: [PRODUCTS[0]!],
      posts: [post(70, 'Eau', `<p>29 € : ${link('gourde')}</p>`)],
      known: [{}],
    },
    expects: { compare: { count: 0 }, send: 'not reached', tell: 'not reached' },
  },
]
