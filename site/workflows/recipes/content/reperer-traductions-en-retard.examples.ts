import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const pair = (id: number, original: number, email: string) => ({
  id,
  original,
  translation: `https://votre-entreprise.example/en/${original}`,
  email,
})
const post = (id: number, title: string, raw: string) => ({
  id,
  link: `https://votre-entreprise.example/${id}`,
  title: { raw: title },
  content: { raw },
})
const RETURNS = post(
  12,
  'Retours',
  '<!-- wp:paragraph --><p>Vous avez trente&nbsp;jours pour un retour&nbsp;! Le port est à votre charge.</p><!-- /wp:paragraph --><ul><li>Gardez le carton.</li></ul>',
)
const known = (mark: string, ...sentences: readonly string[]) => ({
  mark,
  sentences: JSON.stringify(sentences),
})

export const examples: readonly Example[] = [
  {
    name: both(
      'Deux langues, un article neuf, un orphelin',
      'Two languages, a new post, an orphan',
    ),
    given: {
      monday: [{}],
      pairs: [
        pair(1, 12, 'jane@traduction.example'),
        pair(2, 12, ''),
        pair(3, 15, 'jane@traduction.example'),
        pair(4, 99, 'jane@traduction.example'),
        pair(5, 16, 'jane@traduction.example'),
      ],
      posts: [
        RETURNS,
        post(15, 'Garantie', '<p>Deux ans, pièces comprises.</p>'),
        post(16, 'Atelier', '<p>Ouvert le lundi.</p>'),
      ],
      known: [
        known(
          '1',
          'Retours',
          'Vous avez quatorze jours pour un retour !',
          'le port est à votre charge',
          'Gardez le carton.',
        ),
        known(
          '2',
          'Retours',
          'Vous avez trente jours pour un retour !',
          'Le port est à votre charge.',
          'Gardez le carton.',
          'Et la facture.',
        ),
        known('5', 'Atelier', 'Ouvert le lundi.'),
      ],
      mail: [{ accepted: true }, { accepted: true }],
      keep: { runs: [[{ id: 3 }], [{ id: 1 }, { id: 2 }]] },
      desk: [{ accepted: true }],
    },
    expects: {
      rows: [
        { mark: '3', sentences: '["Garantie","Deux ans, pièces comprises."]' },
        { mark: '1' },
        { mark: '2' },
      ],
    },
    asks: {
      mail: [
        {
          toEmail: 'jane@traduction.example',
          text: both(
            'Retiré de l’original (−), ajouté (+) :\n\nhttps://votre-entreprise.example/12 → https://votre-entreprise.example/en/12\n  − Vous avez quatorze jours pour un retour !\n  + Vous avez trente jours pour un retour !',
            'Taken out of the original (−), added (+):\n\nhttps://votre-entreprise.example/12 → https://votre-entreprise.example/en/12\n  − Vous avez quatorze jours pour un retour !\n  + Vous avez trente jours pour un retour !',
          ),
        },
        {
          toEmail: 'redaction@votre-entreprise.example',
          text: both(
            'Retiré de l’original (−), ajouté (+) :\n\nhttps://votre-entreprise.example/12 → https://votre-entreprise.example/en/12\n  − Et la facture.',
            'Taken out of the original (−), added (+):\n\nhttps://votre-entreprise.example/12 → https://votre-entreprise.example/en/12\n  − Et la facture.',
          ),
        },
      ],
      desk: [
        {
          text: both(
            'Original introuvable parmi les articles publiés, traduction encore en ligne :\n- 99 → https://votre-entreprise.example/en/99',
            'Original not among the published posts, translation still online:\n- 99 → https://votre-entreprise.example/en/99',
          ),
        },
      ],
    },
  },
  {
    name: both('Le courriel du traducteur est refusé', 'The translator’s email is refused'),
    given: {
      monday: [{}],
      pairs: [pair(1, 12, 'jane@traduction.example')],
      posts: [RETURNS],
      known: [known('1', 'Retours')],
      mail: { fails: 'Mailbox unavailable' },
      desk: [{ accepted: true }],
    },
    expects: { compare: [{ kind: 'mail', pages: 1 }], keep: 'not reached' },
    asks: {
      desk: [
        {
          text: both(
            'Non envoyé à jane@traduction.example : Mailbox unavailable',
            'Not sent to jane@traduction.example: Mailbox unavailable',
          ),
        },
      ],
    },
  },
  {
    name: both('WordPress ne répond pas', 'WordPress does not answer'),
    given: {
      monday: [{}],
      pairs: [pair(1, 12, 'jane@traduction.example')],
      posts: { fails: 'Gateway timeout' },
      known: [{}],
      desk: [{ accepted: true }],
    },
    expects: { mail: 'not reached', keep: 'not reached' },
    asks: {
      desk: [
        {
          text: both(
            'Rien n’est comparé : Gateway timeout',
            'Nothing was compared: Gateway timeout',
          ),
        },
      ],
    },
  },
  {
    name: both('Rien n’a changé', 'Nothing has changed'),
    given: {
      monday: [{}],
      pairs: [pair(5, 16, 'jane@traduction.example')],
      posts: [post(16, 'Atelier', '<p>Ouvert le lundi !</p>')],
      known: [known('5', 'Atelier', 'ouvert le lundi.')],
    },
    expects: { settings: [{ texts: 'translated_originals' }], compare: { count: 0 } },
  },
]
