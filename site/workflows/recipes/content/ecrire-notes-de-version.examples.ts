import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const request = (iid: number, title: string, description: string | null, ...labels: string[]) => ({
  iid,
  title,
  description,
  labels,
  web_url: `https://gitlab.votre-entreprise.example/produit/-/merge_requests/${iid}`,
})
const link = (iid: number) =>
  `https://gitlab.votre-entreprise.example/produit/-/merge_requests/${iid}`
const EXPORT = request(
  31,
  'Export: VAT column',
  '<!-- fill in -->Adds the VAT rate (20, 10, 5.5) to the CSV export.',
  'client',
  'feature',
)
const FIX = request(
  32,
  'Fix #881 double send',
  'A reminder left twice at midnight.',
  'client',
  'bug',
)
const CACHE = request(33, 'List cache refactoring', null, 'internal')
const LOOSE = request(34, 'Wording of the login page', null)
const asked: Given = [{ milestone: ' 1.8 ' }]
const PAGE = 'https://votre-entreprise.example/?p=88'
const SAYS = both(
  'Dans l’export CSV, une colonne donne le taux de TVA.',
  'In CSV exports, a column gives the VAT rate.',
)

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une phrase tient, l’autre cite un ticket',
      en: 'One sentence holds, the other names a ticket',
    },
    given: {
      form: asked,
      seen: [],
      merged: [EXPORT, FIX, CACHE, LOOSE],
      haiku: {
        says: [
          SAYS,
          both('La relance #881 ne part plus deux fois.', 'Reminder #881 no longer leaves twice.'),
        ],
      },
      draft: [{ id: 88, link: PAGE }],
      keep: [{ id: 1 }],
      tell: [{ id: 'p' }],
    },
    expects: {
      settings: [{ milestone: '1.8' }],
      sort: [
        {
          iid: 31,
          kind: 'feature',
          source: 'Export: VAT column\nAdds the VAT rate (20, 10, 5.5) to the CSV export.',
          merged: 4,
        },
        { iid: 32, kind: 'bug' },
      ],
      check: [
        { holds: true, line: SAYS },
        { holds: false, line: 'Fix #881 double send' },
      ],
      lost: 'not reached',
    },
    asks: {
      draft: [
        {
          title: 'Version 1.8',
          additionalFields: {
            content: both(
              `<h2>Nouveautés</h2>\n<ul><li>${SAYS.fr}</li></ul>\n<h2>Corrections</h2>\n<ul><li>[À ÉCRIRE] Fix #881 double send</li></ul>\n`,
              `<h2>New</h2>\n<ul><li>${SAYS.en}</li></ul>\n<h2>Fixed</h2>\n<ul><li>[TO BE WRITTEN] Fix #881 double send</li></ul>\n`,
            ),
            status: 'draft',
          },
        },
      ],
      tell: [
        {
          message: both(
            `Version 1.8 : ${PAGE}\nLignes écrites : 2, demandes fusionnées : 4\nÀ écrire vous-même :\nFix #881 double send ${link(32)}\nSans étiquette, à trier :\n!34 Wording of the login page`,
            `Version 1.8: ${PAGE}\nLines written: 2, requests merged: 4\nFor you to write:\nFix #881 double send ${link(32)}\nWithout a label, to be sorted:\n!34 Wording of the login page`,
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un chiffre inventé, puis une panne', en: 'A made-up figure, then an outage' },
    given: {
      form: asked,
      seen: [],
      merged: [EXPORT, FIX, ...Array.from({ length: 498 }, () => CACHE)],
      haiku: {
        runs: [
          { says: [both('L’export est 3 fois plus rapide.', 'Exports are 3 times faster.')] },
          { fails: 'The service is overloaded' },
        ],
      },
      draft: [{ id: 88, link: PAGE }],
      keep: [{ id: 1 }],
      tell: [{ id: 'p' }],
    },
    expects: {
      check: [{ holds: false }, { holds: false, line: 'Fix #881 double send' }],
      compose: [
        {
          report: both(
            `Lignes écrites : 2, demandes fusionnées : 500 (GitLab en a peut-être d’autres : seules 500 sont lues)\nÀ écrire vous-même :\n${EXPORT.title} ${link(31)}\n${FIX.title} ${link(32)}`,
            `Lines written: 2, requests merged: 500 (GitLab may have more: only 500 are read)\nFor you to write:\n${EXPORT.title} ${link(31)}\n${FIX.title} ${link(32)}`,
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'WordPress refuse le brouillon', en: 'WordPress refuses the draft' },
    given: {
      form: asked,
      seen: [],
      merged: [EXPORT],
      haiku: { says: [SAYS] },
      draft: { fails: 'Forbidden' },
      lost: [{ id: 'p' }],
    },
    expects: { check: [{ holds: true }], keep: 'not reached' },
    asks: {
      lost: [
        {
          message: both(
            'Version 1.8, pas de brouillon : Forbidden',
            'Version 1.8, no draft: Forbidden',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Ce jalon est déjà rédigé', en: 'That milestone is written already' },
    given: { form: asked, seen: [{ id: 1, milestone: '1.8', link: PAGE }], lost: [{ id: 'p' }] },
    expects: { 'known.yes': { count: 1 }, merged: 'not reached' },
    asks: {
      lost: [
        {
          message: both(
            `Version 1.8, pas de brouillon : il existe déjà, ${PAGE}`,
            `Version 1.8, no draft: there is one already, ${PAGE}`,
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Aucune étiquette « client »', en: 'No label “client”' },
    given: { form: asked, seen: [], merged: [CACHE, LOOSE], lost: [{ id: 'p' }] },
    expects: { sort: [{ none: true, merged: 2 }], write: 'not reached' },
    asks: {
      lost: [
        {
          message: both(
            'Version 1.8, pas de brouillon : aucune demande avec l’étiquette, sur 2 fusionnées. Sans étiquette : !34 Wording of the login page',
            'Version 1.8, no draft: no request with the label, out of 2 merged. Without a label: !34 Wording of the login page',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'GitLab ne répond pas', en: 'GitLab does not answer' },
    given: {
      form: asked,
      seen: [],
      merged: { fails: 'Bad gateway' },
      lost: [{ id: 'p' }],
    },
    expects: { sort: [{ none: true }], write: 'not reached' },
    asks: {
      lost: [
        {
          message: both(
            'Version 1.8, pas de brouillon : Bad gateway',
            'Version 1.8, no draft: Bad gateway',
          ),
        },
      ],
    },
  },
]
