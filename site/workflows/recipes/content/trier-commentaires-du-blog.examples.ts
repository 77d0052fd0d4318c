import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const comment = (id: number, raw: string, post = 12) => ({
  id,
  post,
  author_name: 'Lecteur',
  content: { raw },
})
const POST = {
  id: 12,
  title: { rendered: 'Affûter un rabot' },
  content: { rendered: '<p>La pierre à 1000 suffit. L’atelier coûte 40&nbsp;€, le samedi.</p>' },
}
const says = (kind: string, quote: string, reply = ''): string =>
  JSON.stringify({ output: { kind, quote, reply } })
const link = (id: number) =>
  `https://votre-site.example/wp-admin/comment.php?action=editcomment&c=${id}`
const ALL = [
  comment(1, 'Merci ! Mais l’atelier est à 45 € maintenant.'),
  comment(2, '<p>Quel grain de pierre&nbsp;?</p>'),
  comment(3, 'Combien coûte l’atelier ?'),
  comment(4, 'Appelez ma voisine au 06 00 00 00 00, elle en a un.'),
  comment(5, 'Super site, voyez https://montres.example'),
  comment(6, 'Bel article.'),
]

export const examples: readonly Example[] = [
  {
    name: both(
      'Six commentaires, dont un numéro de téléphone',
      'Six comments, one with a telephone number',
    ),
    given: {
      twice: [{}],
      comments: ALL,
      fresh: ALL,
      post: ALL.map(() => POST),
      haiku: {
        says: [
          says('error', 'l’atelier est à 45 €'),
          says('question', 'Quel grain', 'Une pierre à 1000 suffit.'),
          says('question', 'Combien', 'Il coûte 4 € le samedi.'),
          says('alert', '06 00 00 00 00'),
          says('advert', 'voyez https://montres.example'),
          says('error', 'le prix est faux'),
        ],
      },
      warn: [{ accepted: true }],
      send: [{ accepted: true }],
      mark: [{ id: 1 }],
    },
    expects: {
      plain: [
        { id: 1, article: 'La pierre à 1000 suffit. L’atelier coûte 40 €, le samedi.' },
        { said: 'Quel grain de pierre ?' },
        {},
        {},
        { links: 1 },
        {},
      ],
      sort: [
        { kind: 'alert', count: 1, ids: [{ id: '4' }] },
        { kind: 'rest', count: 5 },
      ],
      each: { count: 6 },
    },
    asks: {
      warn: [
        {
          toEmail: 'direction@votre-site.example',
          text: both(
            `À LIRE TOUT DE SUITE (1)\n- « Affûter un rabot » ${link(4)}\n  Appelez ma voisine au 06 00 00 00 00, elle en a un.\n  Passage : 06 00 00 00 00`,
            `TO BE READ AT ONCE (1)\n- “Affûter un rabot” ${link(4)}\n  Appelez ma voisine au 06 00 00 00 00, elle en a un.\n  Passage: 06 00 00 00 00`,
          ),
        },
      ],
      send: [
        {
          text: both(
            `ERREUR SIGNALÉE (1)\n- « Affûter un rabot » ${link(1)}\n  Merci ! Mais l’atelier est à 45 € maintenant.\n  Passage : l’atelier est à 45 €\n\nQUESTION (2)\n- « Affûter un rabot » ${link(2)}\n  Quel grain de pierre ?\n  Réponse proposée : Une pierre à 1000 suffit.\n- « Affûter un rabot » ${link(3)}\n  Combien coûte l’atelier ?\n\nPUBLICITÉ PROBABLE (1)\n- « Affûter un rabot » ${link(5)}\n  Super site, voyez https://montres.example\n\nNON TRIÉ (1)\n- « Affûter un rabot » ${link(6)}\n  Bel article.`,
            `ERROR REPORTED (1)\n- “Affûter un rabot” ${link(1)}\n  Merci ! Mais l’atelier est à 45 € maintenant.\n  Passage: l’atelier est à 45 €\n\nQUESTION (2)\n- “Affûter un rabot” ${link(2)}\n  Quel grain de pierre ?\n  Proposed reply: Une pierre à 1000 suffit.\n- “Affûter un rabot” ${link(3)}\n  Combien coûte l’atelier ?\n\nLIKELY ADVERTISING (1)\n- “Affûter un rabot” ${link(5)}\n  Super site, voyez https://montres.example\n\nNOT SORTED (1)\n- “Affûter un rabot” ${link(6)}\n  Bel article.`,
          ),
        },
      ],
    },
  },
  {
    name: both(
      'Modèle muet, article perdu, courriel refusé',
      'Model silent, article lost, email refused',
    ),
    given: {
      twice: [{}],
      comments: [ALL[1]!, ALL[5]!],
      fresh: [ALL[1]!, ALL[5]!],
      post: { fails: 'Not found' },
      haiku: { fails: 'Overloaded' },
      send: { fails: 'Mailbox full' },
    },
    expects: { sort: [{ kind: 'rest', count: 2 }], left: { count: 0 }, mark: 'not reached' },
    asks: {
      send: [
        {
          subject: both('Blog : 2 nouveaux commentaires', 'Blog: 2 new comments'),
          text: both(
            `NON TRIÉ (2)\n- « … » ${link(2)}\n  Quel grain de pierre ?\n- « … » ${link(6)}\n  Bel article.`,
            `NOT SORTED (2)\n- “…” ${link(2)}\n  Quel grain de pierre ?\n- “…” ${link(6)}\n  Bel article.`,
          ),
        },
      ],
    },
  },
  {
    name: both('WordPress ne répond pas', 'WordPress does not answer'),
    given: { twice: [{}], comments: { fails: 'Bad gateway' }, broken: [{ accepted: true }] },
    expects: { settings: [{ most: 20 }], fresh: 'not reached' },
    asks: {
      broken: [
        {
          text: 'Bad gateway',
          subject: both('Blog : commentaires non lus', 'Blog: comments not read'),
        },
      ],
    },
  },
]
