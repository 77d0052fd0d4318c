import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const page = (id: number, title: string, rendered: string) => ({
  id,
  link: `https://votre-site.example/${id}/`,
  title: { rendered: title },
  content: { rendered },
})
const img = (src: string) => `<figure><img alt="" loading="lazy" src="${src}" width="800"></figure>`
const head = (bytes: string, type: string) => ({
  statusCode: 200,
  headers: { 'content-length': bytes, 'content-type': type },
  body: '',
})
const UP = 'https://votre-site.example/wp-content/uploads'
const small = (unit: string) =>
  [1, 2, 3, 4, 5].map((at) => `  – 280 ${unit}, WEBP, ${UP}/g.php?n=${at}&w=9`).join('\n')

export const examples: readonly Example[] = [
  {
    name: both('Une photo d’appareil, une galerie', 'A camera’s photograph, a gallery'),
    given: {
      first: [{}],
      posts: [
        page(
          11,
          'L&#8217;atelier',
          `${img('/wp-content/uploads/four.jpg')}${img(`${UP}/logo.svg`)}`,
        ),
        page(
          12,
          'Galerie',
          [1, 2, 3, 4, 5, 6].map((at) => img(`${UP}/g.php?n=${at}&amp;w=9`)).join(''),
        ),
        page(13, 'Sobre', `${img(`${UP}/logo.svg`)}${img('data:image/gif;base64,R0lG')}`),
      ],
      pages: [page(20, 'Accueil', img('//images.example/affiche.png'))],
      head: [
        head('9104000', 'image/jpeg'),
        head('4000', 'image/svg+xml'),
        ...[1, 2, 3, 4, 5, 6].map(() => head('280000', 'image/webp;q=1')),
        { statusCode: 404, headers: {}, body: '' },
      ],
      send: [{ accepted: true }],
    },
    expects: {
      'kind.image': { count: 9 },
      collect: [
        { link: `${UP}/four.jpg` },
        { link: `${UP}/logo.svg`, places: [{ id: 11 }, { id: 13 }] },
        { link: `${UP}/g.php?n=1&w=9` },
        {},
        {},
        {},
        {},
        {},
        { link: 'https://images.example/affiche.png' },
      ],
      weigh: [{ pages: 2, heavy: 1 }],
      tell: 'not reached',
    },
    asks: {
      send: [
        {
          text: both(
            `Pages dont les images dépassent 1500 ko, ou dont une image dépasse 300 ko :\n\nL’atelier : 9108 ko, https://votre-site.example/wp-admin/post.php?post=11&action=edit\n  – 9104 ko, JPEG, ${UP}/four.jpg\nGalerie : 1680 ko, https://votre-site.example/wp-admin/post.php?post=12&action=edit\n${small('ko')}\n\nImages pesées : 8 ; non pesées (sans réponse, ou poids non dit) : 1.`,
            `Pages whose pictures exceed 1500 kB, or with a picture above 300 kB:\n\nL’atelier: 9108 kB, https://votre-site.example/wp-admin/post.php?post=11&action=edit\n  – 9104 kB, JPEG, ${UP}/four.jpg\nGalerie: 1680 kB, https://votre-site.example/wp-admin/post.php?post=12&action=edit\n${small('kB')}\n\nPictures weighed: 8; not weighed (no answer, or no weight given): 1.`,
          ),
        },
      ],
    },
  },
  {
    name: both('Rien de trop lourd', 'Nothing too heavy'),
    given: {
      first: [{}],
      posts: [page(11, 'L’atelier', img(`${UP}/four.webp`))],
      pages: [{}],
      head: [head('90000', 'image/webp')],
      send: [{ accepted: true }],
    },
    expects: { weigh: [{ pages: 0 }] },
    asks: {
      send: [
        {
          text: both(
            'Aucune page au-dessus des seuils.\n\nImages pesées : 1 ; non pesées (sans réponse, ou poids non dit) : 0.',
            'No page above the thresholds.\n\nPictures weighed: 1; not weighed (no answer, or no weight given): 0.',
          ),
        },
      ],
    },
  },
  {
    name: both('Un serveur qui refuse l’en-tête', 'A server that refuses headers'),
    given: {
      first: [{}],
      posts: [page(11, 'L’atelier', img(`${UP}/four.webp`))],
      pages: [{}],
      head: [{ statusCode: 405, headers: {}, body: '' }],
      send: [{ accepted: true }],
    },
    expects: { weigh: [{ weighed: 0 }] },
    asks: {
      send: [
        {
          subject: both('Images du site : rien de pesé', 'Pictures of the site: nothing weighed'),
          text: both(
            'Aucune image n’a pu être pesée : le serveur refuse peut-être les demandes d’en-tête.\n\nImages pesées : 0 ; non pesées (sans réponse, ou poids non dit) : 1.',
            'No picture could be weighed: the server may refuse requests for headers.\n\nPictures weighed: 0; not weighed (no answer, or no weight given): 1.',
          ),
        },
      ],
    },
  },
  {
    name: both('WordPress ne rend pas ses pages', 'WordPress withholds its pages'),
    given: {
      first: [{}],
      posts: [page(11, 'L’atelier', img(`${UP}/four.jpg`))],
      pages: { fails: 'Gateway Timeout' },
      tell: [{ accepted: true }],
    },
    expects: { head: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'WordPress n’a pas rendu ses pages, aucune image n’est pesée : Gateway Timeout',
            'WordPress did not return its pages, no picture was weighed: Gateway Timeout',
          ),
        },
      ],
    },
  },
]
