import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const WHAT = 'La grosse presse et deux portables'
const said = (...items: readonly (readonly [said: string, asset: string, mail: string])[]) =>
  JSON.stringify({
    output: { items: items.map(([words, asset, mail]) => ({ said: words, asset, mail })) },
  })
const GOOD = said(
  ['la grosse presse', '41', '18f0a1b2c3d4e5f6'],
  ['deux portables', '', ''],
  ['le canapé', '77', ''],
)
const form = (known: string, kind: Bilingual<string>): Given => [{ known, kind, what: ` ${WHAT} ` }]
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  form: form('2026-11-22', both('Dégât des eaux', 'Water damage')),
  sonnet: { says: [GOOD] },
  letters: [
    {
      id: '18f0a1b2c3d4e5f6',
      Subject: 'Facture F-2210',
      From: 'Presses Martin <compta@presses.example>',
      internalDate: '1647340200000',
    },
  ],
  rows: [
    {
      id: 41,
      name: 'Presse plieuse 60 t',
      serial: 'PP-88',
      bought_on: '15/03/2022',
      price_net: '18400.50',
    },
  ],
  send: [{ id: 'sent' }],
  done: [{}],
  ...more,
})

export const examples: readonly Example[] = [
  {
    name: both('Une presse et deux ordinateurs', 'A press and two computers'),
    given: going({
      register: [{ id: 41, name: 'Presse plieuse 60 t', supplier: 'Presses Martin' }],
      mailbox: [{ id: '18f0a1b2c3d4e5f6', Subject: 'Facture F-2210' }],
      sonnet: {
        says: [
          '{"tool": "register", "with": {"word": "presse"}}',
          '{"tool": "mailbox", "with": {"words": "Presses Martin after:2022/03/01"}}',
          GOOD,
        ],
      },
    }),
    expects: {
      cited: [{ id: '18f0a1b2c3d4e5f6', assets: ['41', '77'] }],
      dossier: [
        {
          last: '27/11/2026',
          found: 1,
          open: 1,
          sum: 18400.5,
          text: both(
            `Déclaration à faire au plus tard le 27/11/2026.\n\nBiens prouvés :\n- la grosse presse : Presse plieuse 60 t, n° PP-88, acheté le 15/03/2022, 18\u00A0400,50\u00A0€ HT\n  à joindre : Facture F-2210, Presses Martin <compta@presses.example>, 15/03/2022\n\nÀ prouver encore :\n- deux portables : absent du registre, ou plusieurs lignes possibles\n  facture non retrouvée\n\nPrix d’achat hors taxes des biens du registre : 18\u00A0400,50\u00A0€.\n\nÀ joindre aussi : photos datées des dégâts.\n\nCe qui a été décrit :\n${WHAT}`,
            `To be declared by 27/11/2026.\n\nItems proved:\n- la grosse presse: Presse plieuse 60 t, no. PP-88, bought on 15/03/2022, €18,400.50 before VAT\n  to attach: Facture F-2210, Presses Martin <compta@presses.example>, 15/03/2022\n\nStill to prove:\n- deux portables: not in the register, or several rows possible\n  invoice not found\n\nPurchase price before VAT of the items in the register: €18,400.50.\n\nTo attach as well: dated photos of the damage.\n\nWhat was described:\n${WHAT}`,
          ),
        },
      ],
    },
    asks: {
      rows: [{ options: { queryReplacement: ['41|77'] } }],
      done: [
        {
          completionTitle: both(
            'À déclarer au plus tard le 27/11/2026',
            'To be declared by 27/11/2026',
          ),
          completionMessage: both(
            'Dossier envoyé à gerance@votre-entreprise.example. Biens retrouvés : 1, à prouver : 1.',
            'File sent to gerance@votre-entreprise.example. Items found: 1, still to prove: 1.',
          ),
        },
      ],
    },
  },
  {
    name: both(
      'Un vol autour du 11 novembre, modèle en panne',
      'A theft around 11 November, model down',
    ),
    given: going({
      form: form('2026-11-10', both('Vol', 'Theft')),
      sonnet: { fails: 'overloaded' },
      rows: [],
    }),
    expects: {
      dossier: [
        {
          last: '13/11/2026',
          text: both(
            `Déclaration à faire au plus tard le 13/11/2026. Cette date est passée : appelez l’assureur aujourd’hui.\n\nLe modèle n’a pas répondu : rien n’a été cherché.\n\nÀ joindre aussi : photos datées des dégâts, récépissé du dépôt de plainte.\n\nCe qui a été décrit :\n${WHAT}`,
            `To be declared by 13/11/2026. This date has passed: ring the insurer today.\n\nThe model did not answer: nothing was searched.\n\nTo attach as well: dated photos of the damage, receipt of the police report.\n\nWhat was described:\n${WHAT}`,
          ),
        },
      ],
      letters: 'not reached',
    },
  },
  {
    name: both('Un bien nommé deux fois', 'An item named twice'),
    given: going({
      sonnet: {
        says: [said(['La grosse presse', '41', '18f0a1b2c3d4e5f6'], ['presse', '41', ''])],
      },
    }),
    expects: { dossier: [{ found: 1, open: 1, sum: 18400.5 }] },
  },
  {
    name: both(
      'Registre et boîte en panne, courriel refusé',
      'Register and mailbox down, email refused',
    ),
    given: going({
      rows: { fails: 'connection refused' },
      letters: { fails: 'Not Found' },
      send: { fails: 'quota exceeded' },
    }),
    expects: { dossier: [{ found: 0, open: 2, sum: 0 }] },
    asks: {
      done: [
        {
          completionMessage: both(
            'Le courriel n’est pas parti : notez cette date et appelez l’assureur.',
            'The email did not leave: note this date and ring the insurer.',
          ),
        },
      ],
    },
  },
]
