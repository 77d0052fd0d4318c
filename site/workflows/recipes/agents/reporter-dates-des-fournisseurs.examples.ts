import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const line = (id: number, order: string, partner: number, name: string, date_planned: string) => ({
  id,
  name,
  order_id: [id * 10, order],
  partner_id: [partner, 'Aciers Roux'],
  product_qty: 40,
  date_planned,
})
/** Half past eleven at night, universal time, is the next day in Paris. */
const PROFILE = line(51, 'P00123', 8, 'Profilé T 40', '2026-11-29 23:30:00')
const HINGE = line(52, 'P00123', 8, 'Paumelles 140', '2026-12-04 11:00:00')
const OPEN: Given = [PROFILE, HINGE, line(60, 'P00130', 9, 'Vitrage', '2026-12-01 11:00:00')]
const PARTNERS: Given = [
  { id: 8, email: 'commandes@aciers-roux.example' },
  { id: 9, email: 'vitrages.martin@gmail.com.example' },
  { id: 10, email: false },
]
const SAYS = both('Le profilé arrivera jeudi 3.', 'The section will come on Thursday 3.')
const message = (from: string, subject: string, textPlain: string | Bilingual<string>) => ({
  from,
  subject,
  textPlain,
})
const ROUX = message(
  'Paul Roux <paul@aciers-roux.example>',
  'RE: P00123',
  both(
    'Bonjour,\nLe profilé arrivera\njeudi 3. Cordialement',
    'Hello,\nThe section will come\non Thursday 3. Regards',
  ),
)
const told = (
  ...lines: readonly (readonly [id: number, date: string, quote: Bilingual<string>])[]
) =>
  both(
    ...((['fr', 'en'] as const).map((language) =>
      JSON.stringify({
        output: { lines: lines.map(([id, date, quote]) => ({ id, date, quote: quote[language] })) },
      }),
    ) as [string, string]),
  )
const going = (more: Readonly<Record<string, Given>>) => ({
  mail: [ROUX],
  open: OPEN,
  partners: PARTNERS,
  fresh: OPEN,
  haiku: { says: [told([51, '2026-12-03', SAYS])] },
  lost: [{ accepted: true }],
  ...more,
})
const LIST = both(
  'DATES ANNONCÉES\nP00123, Profilé T 40 : 30/11/2026 → 03/12/2026 (+3 j). « Le profilé arrivera jeudi 3. »',
  'DATES ANNOUNCED\nP00123, Profilé T 40: 30/11/2026 → 03/12/2026 (+3 days). “The section will come on Thursday 3.”',
)

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une date reportée, une usurpée, une illisible',
      en: 'One date carried over, one forged, one unreadable',
    },
    given: going({
      mail: [
        ROUX,
        message('x@ailleurs.example', 'Vitrage', 'Livraison le 20/12.'),
        message('paul@aciers-roux.example', 'P00123', 'Dès que possible.'),
      ],
      byOrder: [PROFILE, HINGE],
      byArticle: [PROFILE],
      haiku: {
        says: [
          '{"tool": "byOrder", "with": {"order": "P00123"}}',
          both(
            '{"tool": "byArticle", "with": {"article": "profilé"}}',
            '{"tool": "byArticle", "with": {"article": "section"}}',
          ),
          told([51, '2026-12-03', SAYS]),
          told([60, '2026-12-20', both('Livraison le 20/12', 'Livraison le 20/12')]),
          told(),
        ],
      },
      ask: [{ data: { Reporter: 'Oui', 'Carry over': 'Yes' } }],
      write: [{ id: 51 }],
    }),
    expects: {
      gather: [
        {
          lines: [{ id: 51, date: '2026-12-03' }],
          doubts: [
            both(
              'P00130, Vitrage : l’expéditeur n’est pas ce fournisseur, x@ailleurs.example [Vitrage]',
              'P00130, Vitrage: the sender is not that supplier, x@ailleurs.example [Vitrage]',
            ),
            both(
              'aucune date reconnue, à lire [P00123]',
              'no date recognised, to be read [P00123]',
            ),
          ],
        },
      ],
      lost: 'not reached',
    },
    asks: {
      ask: [
        {
          message: both(
            `${LIST.fr}\n\nÀ LIRE VOUS-MÊME\nP00130, Vitrage : l’expéditeur n’est pas ce fournisseur, x@ailleurs.example [Vitrage]\naucune date reconnue, à lire [P00123]`,
            `${LIST.en}\n\nFOR YOU TO READ\nP00130, Vitrage: the sender is not that supplier, x@ailleurs.example [Vitrage]\nno date recognised, to be read [P00123]`,
          ),
        },
      ],
      write: [{ fieldsToSend: { value: { date_planned: '2026-12-03 11:00:00' } } }],
    },
  },
  {
    name: {
      fr: 'Phrase inventée, ligne inconnue, date passée ; la bonne est déjà notée',
      en: 'Sentence made up, line unknown, date past; the good one is noted already',
    },
    given: going({
      open: [PROFILE, { ...HINGE, date_planned: '2026-12-03 11:00:00' }],
      haiku: {
        says: [
          told(
            [51, '2026-12-10', both('Le profilé arrivera le 10.', 'It will come on the 10th.')],
            [99, '2026-12-03', SAYS],
            [51, '2026-11-03', SAYS],
            [52, '2026-12-03', SAYS],
          ),
        ],
      },
    }),
    expects: { gather: [{ lines: [] }], ask: 'not reached' },
    asks: {
      lost: [
        {
          text: both(
            'À LIRE VOUS-MÊME\nP00123, Profilé T 40 : date absente du message [RE: P00123]\nligne de commande inconnue : 99 [RE: P00123]\nP00123, Profilé T 40 : date impossible, 2026-11-03 [RE: P00123]',
            'FOR YOU TO READ\nP00123, Profilé T 40: date not in the message [RE: P00123]\nunknown order line: 99 [RE: P00123]\nP00123, Profilé T 40: impossible date, 2026-11-03 [RE: P00123]',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Personne ne répond en deux jours', en: 'Nobody answers within two days' },
    given: going({ ask: [{ data: {} }] }),
    expects: { 'agreed.other': { count: 1 }, rows: 'not reached' },
    asks: { lost: [{ text: LIST }] },
  },
  {
    name: { fr: 'L’acheteur dit non', en: 'The buyer says no' },
    given: going({ ask: [{ data: { Reporter: 'Non', 'Carry over': 'No' } }] }),
    expects: { 'agreed.no': { count: 1 }, gather: [{ text: LIST }], lost: 'not reached' },
  },
  {
    name: {
      fr: 'La ligne a changé avant le oui',
      en: 'The line changed before the yes',
    },
    given: going({
      ask: [{ data: { Reporter: 'Oui', 'Carry over': 'Yes' } }],
      fresh: [{ ...PROFILE, date_planned: '2026-12-10 11:00:00' }],
    }),
    expects: { rows: [{ id: 51, same: false }], write: 'not reached' },
    asks: {
      lost: [
        {
          text: both(
            `Odoo : ligne modifiée depuis la liste, non reportée : ${LIST.fr.split('\n')[1]}\n${LIST.fr}`,
            `Odoo: line changed since the list was made, not carried over: ${LIST.en.split('\n')[1]}\n${LIST.en}`,
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Deux dates pour une ligne', en: 'Two dates for one line' },
    given: going({ haiku: { says: [told([51, '2026-12-03', SAYS], [51, '2026-12-10', SAYS])] } }),
    expects: {
      gather: [
        {
          lines: [],
          doubts: [
            both(
              'P00123, Profilé T 40 : 30/11/2026 → 03/12/2026 (+3 j). « Le profilé arrivera jeudi 3. » Deux dates pour cette ligne.',
              'P00123, Profilé T 40: 30/11/2026 → 03/12/2026 (+3 days). “The section will come on Thursday 3.” Two dates for this line.',
            ),
            both(
              'P00123, Profilé T 40 : 30/11/2026 → 10/12/2026 (+10 j). « Le profilé arrivera jeudi 3. » Deux dates pour cette ligne.',
              'P00123, Profilé T 40: 30/11/2026 → 10/12/2026 (+10 days). “The section will come on Thursday 3.” Two dates for this line.',
            ),
          ],
        },
      ],
      ask: 'not reached',
    },
  },
  {
    name: { fr: 'Odoo refuse la date', en: 'Odoo refuses the date' },
    given: going({
      ask: [{ data: { Reporter: 'Oui', 'Carry over': 'Yes' } }],
      write: { fails: 'Order is locked' },
    }),
    expects: { rows: [{ id: 51, date: '2026-12-03' }] },
    asks: {
      lost: [
        { text: both(`Odoo : Order is locked\n${LIST.fr}`, `Odoo: Order is locked\n${LIST.en}`) },
      ],
    },
  },
  {
    name: { fr: 'Le modèle est en panne', en: 'The model is down' },
    given: going({ haiku: { fails: 'The service is overloaded' } }),
    expects: {
      gather: [
        {
          lines: [],
          doubts: [
            both('modèle en panne, à lire [RE: P00123]', 'model down, to be read [RE: P00123]'),
          ],
        },
      ],
    },
  },
  {
    name: { fr: 'Odoo ne répond pas', en: 'Odoo does not answer' },
    given: going({ open: { fails: 'Bad gateway' } }),
    expects: { again: [{ stop: true }], loop: 'not reached' },
    asks: {
      lost: [
        {
          text: both(
            'Odoo : Bad gateway\nMessages à relire : RE: P00123',
            'Odoo: Bad gateway\nMessages to read again: RE: P00123',
          ),
        },
      ],
    },
  },
]
