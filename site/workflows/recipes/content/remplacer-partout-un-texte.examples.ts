import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const read = (id: number, title: string, raw: string) => ({
  id,
  link: `https://votre-site.example/?p=${id}`,
  title: { raw: title },
  content: { raw },
})
const CONTACT = read(
  7,
  'Nous joindre',
  '<!-- wp:paragraph --><p>Appelez le 02&nbsp;41 00 00 00, ou le <a href="tel:0241000000">02 41 00 00 00</a>.</p><!-- /wp:paragraph -->',
)
const QUOTE = read(
  8,
  'Devis',
  '<p>Au <a href="tel:+33241000000">02 41 00 00 00</a> ou au 102 41 00 00 00.</p>',
)
const TALK = read(9, 'Le 02 41 00 00 00 change', '<p>Rien ici.</p>')
const asked = (old: string, now: string) => [{ old, now }]
const answer = (fr: string, en: string) => [
  { data: { 'Remplacer partout': fr, 'Replace everywhere': en } },
]

export const examples: readonly Example[] = [
  {
    name: both('Un numéro change, une page résiste', 'A number changes, one page resists'),
    given: {
      asked: asked(' 02 41 00 00 00', '02 41 99 99 99 '),
      posts: [QUOTE, TALK],
      pages: [CONTACT],
      ask: answer('Oui', 'Yes'),
      open: [QUOTE, CONTACT],
      save: [{ id: 8 }, { error: { message: 'Forbidden' } }],
      report: [{ accepted: true }],
    },
    expects: {
      find: [
        {
          state: 'ask',
          places: [
            { type: 'posts', id: 8 },
            { type: 'pages', id: 7 },
          ],
          text: both(
            '« 02 41 00 00 00 » → « 02 41 99 99 99 »\n\n- https://votre-site.example/?p=8 : 1 dans le texte, 1 dans un lien, à la main\n- https://votre-site.example/?p=9 : 0 dans le texte, et le titre, à la main\n- https://votre-site.example/?p=7 : 2 dans le texte, 1 dans un lien, à la main',
            '“02 41 00 00 00” → “02 41 99 99 99”\n\n- https://votre-site.example/?p=8: 1 in the text, 1 in a link, by hand\n- https://votre-site.example/?p=9: 0 in the text, and the title, by hand\n- https://votre-site.example/?p=7: 2 in the text, 1 in a link, by hand',
          ),
        },
      ],
      swap: [
        {
          id: 8,
          places: 1,
          content: '<p>Au <a href="tel:+33241000000">02 41 99 99 99</a> ou au 102 41 00 00 00.</p>',
        },
        {
          id: 7,
          places: 2,
          content:
            '<!-- wp:paragraph --><p>Appelez le 02 41 99 99 99, ou le <a href="tel:0241000000">02 41 99 99 99</a>.</p><!-- /wp:paragraph -->',
        },
      ],
      tell: 'not reached',
    },
    asks: {
      open: [{ url: 'https://votre-site.example/wp-json/wp/v2/posts/8' }, {}],
      save: [{}, { url: 'https://votre-site.example/wp-json/wp/v2/pages/7' }],
      report: [
        {
          text: both(
            'Remplacé : https://votre-site.example/?p=8\nREFUSÉE : https://votre-site.example/?p=7',
            'Replaced: https://votre-site.example/?p=8\nREFUSED: https://votre-site.example/?p=7',
          ),
        },
      ],
    },
  },
  {
    name: both('Le nouveau nom contient l’ancien', 'The new name contains the old'),
    given: {
      asked: asked("L'Atelier d'Or", 'L’Atelier d’Or & Fils'),
      posts: [
        read(3, 'Équipe', '<p>L’Atelier d&rsquo;Or, puis L’Atelier d’Or &amp; Fils.</p>'),
        read(4, 'Histoire', '<p>L’Atelier d’Or depuis 1982.</p>'),
      ],
      pages: [{}],
      ask: answer('Oui', 'Yes'),
      open: [
        read(3, 'Équipe', '<p>L’Atelier d’Or &amp; Fils, puis L’Atelier d’Or &amp; Fils.</p>'),
        { error: { message: 'Not found' } },
      ],
      report: [{ accepted: true }],
    },
    expects: {
      find: [{ places: [{ id: 3 }, { id: 4 }] }],
      swap: [{ places: 0 }, { places: 0 }],
      save: 'not reached',
    },
    asks: {
      report: [
        {
          text: both(
            'Déjà changée entre-temps : https://votre-site.example/?p=3\nNON LUE : https://votre-site.example/?p=4',
            'Changed in the meantime: https://votre-site.example/?p=3\nNOT READ: https://votre-site.example/?p=4',
          ),
        },
      ],
    },
  },
  {
    name: both('Le nouveau nom est le début de l’ancien', 'The new name begins the old'),
    given: {
      asked: asked('Dupont et fils', 'Dupont'),
      posts: [read(3, 'Équipe', '<p>Dupont et fils, chez Dupont.</p>')],
      pages: [{}],
      ask: answer('Oui', 'Yes'),
      open: [read(3, 'Équipe', '<p>Dupont et fils, chez Dupont.</p>')],
      save: [{ id: 3 }],
      report: [{ accepted: true }],
    },
    expects: { swap: [{ places: 1, content: '<p>Dupont, chez Dupont.</p>' }] },
  },
  {
    name: both('Pas de réponse en cinq jours', 'No answer in five days'),
    given: {
      asked: asked('45 €', '49 €'),
      posts: [read(5, 'Tarifs', '<p>45&nbsp;€, et non 145 €, 1 245 € ni 3,45 €.</p>')],
      pages: [{}],
      ask: [{}],
      tell: [{ accepted: true }],
    },
    expects: {
      find: [
        {
          text: both(
            '« 45 € » → « 49 € »\n\n- https://votre-site.example/?p=5 : 1 dans le texte',
            '“45 €” → “49 €”\n\n- https://votre-site.example/?p=5: 1 in the text',
          ),
        },
      ],
      each: 'not reached',
    },
    asks: {
      tell: [
        {
          text: both(
            'Refus, ou pas de réponse sous 5 jours : aucun texte n’a changé.',
            'Refused, or no answer within 5 days: no text has changed.',
          ),
        },
      ],
    },
  },
  {
    name: both('WordPress ne rend pas les pages', 'WordPress does not return the pages'),
    given: {
      asked: asked('45 €', '49 €'),
      posts: [read(5, 'Tarifs', '<p>45 €</p>')],
      pages: { fails: 'Bad gateway' },
      tell: [{ accepted: true }],
    },
    expects: { find: [{ state: 'told' }], ask: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'WordPress n’a pas tout rendu, rien n’est cherché : Bad gateway',
            'WordPress did not return everything, nothing was searched: Bad gateway',
          ),
        },
      ],
    },
  },
  {
    name: both('Trop court', 'Too short'),
    given: { asked: asked('SA', 'SAS'), tell: [{ accepted: true }] },
    expects: { settings: [{ old: 'SA', days: 5 }], posts: 'not reached' },
    asks: {
      tell: [
        {
          subject: both('Remplacer « SA »', 'Replacing “SA”'),
          text: both(
            'Rien n’est cherché : il faut quatre signes au moins, et deux textes différents.',
            'Nothing was searched: four characters at least, and two different texts.',
          ),
        },
      ],
    },
  },
]
