import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const post = (id: number, title: Bilingual<string>, raw: Bilingual<string>) => ({
  id,
  modified_gmt: '2026-11-23T06:50:00',
  title: { raw: title },
  content: { raw },
})
const says = (
  ...remarks: readonly (readonly [rule: number, quote: string, instead: string])[]
): string =>
  JSON.stringify({
    output: { remarks: remarks.map(([rule, quote, instead]) => ({ rule, quote, instead })) },
  })
const KILN = post(
  31,
  both('Un four plus rapide', 'A faster kiln'),
  both(
    '<!-- wp:paragraph --><p>Notre four <strong>leader</strong>&nbsp;: résultat garanti.</p><!-- /wp:paragraph --><p>Leader, ou les&nbsp;leaderships&nbsp;?</p>',
    '<!-- wp:paragraph --><p>Our <strong>leading</strong> kiln: results guaranteed.</p><!-- /wp:paragraph --><p>Leading, or mis-leadingly?</p>',
  ),
)
const PLANT = post(
  32,
  both('Visite', 'A visit'),
  both('<p>Venez jeudi.</p>', '<p>Come on Thursday.</p>'),
)
const WORDS = [
  { Avoid: both('leader', 'leading'), Prefer: '' },
  { Avoid: both('à nouveau', 'prior to'), Prefer: both('encore', 'before') },
]

export const examples: readonly Example[] = [
  {
    name: both('Un article fautif, un article net', 'One post at fault, one clean'),
    given: {
      hourly: [{}],
      lexicon: WORDS,
      pending: [KILN, PLANT],
      fresh: [
        { ...KILN, mark: '31 2026-11-23T06:50:00' },
        { ...PLANT, mark: '32 2026-11-23T06:50:00' },
      ],
      haiku: {
        says: [
          both(
            says(
              [2, 'résultat garanti', 'cuisson à 1 240 °C'],
              [4, 'Un four plus rapide', ''],
              [4, 'bien plus rapide', ''],
              [9, 'Notre four', ''],
            ),
            says(
              [2, 'results guaranteed', 'fires at 1,240 °C'],
              [4, 'A faster kiln', ''],
              [4, 'much faster', ''],
              [9, 'Our', ''],
            ),
          ),
          says(),
        ],
      },
      send: [{ accepted: true }, { accepted: true }],
      mark: [{ id: 1 }, { id: 2 }],
    },
    expects: {
      marked: [{ mark: '31 2026-11-23T06:50:00' }, { mark: '32 2026-11-23T06:50:00' }],
      remarks: [
        { count: 3, dropped: 2 },
        { count: 0, dropped: 0 },
      ],
      broken: 'not reached',
    },
    asks: {
      send: [
        {
          subject: both('« Un four plus rapide » : 3 remarque(s)', '“A faster kiln”: 3 remark(s)'),
          text: both(
            'MOTS DE VOTRE LISTE\n- « leader » × 2 → à retirer\n  …r plus rapide Notre four leader : résultat garanti. Lead…\n\nRÈGLES\n- Ne promettre aucun résultat (garanti, à coup sûr, dès demain).\n  « résultat garanti »\n  → cuisson à 1 240 °C\n- Ne jamais écrire « plus rapide » ou « moins cher » sans dire que quoi.\n  « Un four plus rapide »\n\nhttps://votre-site.example/wp-admin/post.php?post=31&action=edit',
            'WORDS ON YOUR LIST\n- “leading” × 2 → take it out\n  …A faster kiln Our leading kiln: results guaranteed…\n\nRULES\n- Promise no result (guaranteed, for sure, from tomorrow).\n  “results guaranteed”\n  → fires at 1,240 °C\n- Never write “faster” or “cheaper” without saying than what.\n  “A faster kiln”\n\nhttps://votre-site.example/wp-admin/post.php?post=31&action=edit',
          ),
        },
        {
          text: both(
            'Rien à signaler.\n\nhttps://votre-site.example/wp-admin/post.php?post=32&action=edit',
            'Nothing to report.\n\nhttps://votre-site.example/wp-admin/post.php?post=32&action=edit',
          ),
        },
      ],
    },
  },
  {
    name: both('Le modèle se tait, l’envoi est refusé', 'The model is silent, sending is refused'),
    given: {
      hourly: [{}],
      lexicon: WORDS,
      pending: [PLANT],
      fresh: [{ ...PLANT, mark: '32 2026-11-23T06:50:00' }],
      haiku: { fails: 'Overloaded' },
      send: { fails: 'Mailbox full' },
    },
    expects: { remarks: [{ count: 0 }], sent: { count: 0 }, mark: 'not reached' },
    asks: {
      send: [
        {
          text: both(
            'Règles NON relues : le modèle n’a pas répondu. Seule la liste de mots l’est.\n\nhttps://votre-site.example/wp-admin/post.php?post=32&action=edit',
            'Rules NOT checked: the model did not answer. The list of words was.\n\nhttps://votre-site.example/wp-admin/post.php?post=32&action=edit',
          ),
        },
      ],
    },
  },
  {
    name: both('La feuille ne répond pas', 'The sheet does not answer'),
    given: {
      hourly: [{}],
      lexicon: { fails: 'Quota exceeded' },
      pending: [PLANT],
      fresh: [{ ...PLANT, mark: '32 2026-11-23T06:50:00' }],
      haiku: { says: [says()] },
      send: [{ accepted: true }],
      mark: [{ id: 3 }],
    },
    expects: { remarks: [{ count: 0, mark: '32 2026-11-23T06:50:00' }] },
    asks: {
      send: [
        {
          text: both(
            'Liste de mots NON contrôlée : la feuille est vide ou n’a pas répondu.\n\nhttps://votre-site.example/wp-admin/post.php?post=32&action=edit',
            'List of words NOT checked: the sheet is empty or did not answer.\n\nhttps://votre-site.example/wp-admin/post.php?post=32&action=edit',
          ),
        },
      ],
    },
  },
  {
    name: both('WordPress ne répond pas', 'WordPress does not answer'),
    given: {
      hourly: [{}],
      lexicon: WORDS,
      pending: { fails: 'Bad gateway' },
      broken: [{ accepted: true }],
    },
    expects: { settings: [{ most: 5, letters: 12000 }], check: 'not reached' },
    asks: { broken: [{ text: 'Bad gateway' }] },
  },
]
