import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const carrier = (name: string, areas: string, length: number, base: number, terms: string) => ({
  row_number: 2,
  carrier: name,
  areas,
  max_length: length,
  max_width: 240,
  max_height: 220,
  max_kg: 1500,
  base,
  per_100kg: '12,50',
  terms,
})
const CARRIERS: Given = [
  carrier('Alpes Fret', '38;73', 700, 90, 'Pas de livraison en rue de moins de 3 m.'),
  carrier('Rhône Express', '*', 400, 60, 'Hayon sur demande.'),
  carrier('Transit Bois', '*', 1300, 140, 'Semi-remorque : rendez-vous obligatoire.'),
]
type Verdict = readonly [carrier: string, verdict: string, quote: string, ask: string]
const said = (...carriers: readonly Verdict[]) =>
  JSON.stringify({
    output: {
      carriers: carriers.map(([name, verdict, quote, ask]) => ({
        carrier: name,
        verdict,
        quote,
        ask,
      })),
    },
  })
const GOOD = said(
  ['Alpes Fret', 'no', 'Pas de livraison en rue de moins de 3 m.', ''],
  ['Transit Bois', 'ask', 'Demi-tour impossible, camion resté bloqué.', 'Avez-vous un porteur ?'],
)
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  form: [{ length: 600, width: 40, height: 50, weight: 220, area: ' 38 ', access: 'Rue de 2,6 m' }],
  carriers: CARRIERS,
  haiku: { says: [GOOD] },
  past: [
    {
      carrier: 'Transit Bois',
      day: '2026-03-02',
      what: 'Demi-tour impossible, camion resté bloqué.',
    },
  ],
  pick: [{ carrier: 'Transit Bois' }],
  keep: [{}],
  done: [{}],
  none: [{}],
  ...more,
})
const stopped = (
  name: Bilingual<string>,
  more: Readonly<Record<string, Given>>,
  why: Bilingual<string>,
): Example => ({
  name,
  given: going(more),
  expects: { weigh: 'not reached' },
  asks: { none: [{ completionMessage: why }] },
})

export const examples: readonly Example[] = [
  {
    name: both('Une poutre de six mètres', 'A six-metre beam'),
    given: going({
      terms: [{ carrier: 'Alpes Fret', terms: 'Pas de livraison en rue de moins de 3 m.' }],
      incidents: [{ carrier: 'Transit Bois', what: 'Demi-tour impossible, camion resté bloqué.' }],
      haiku: {
        says: [
          '{"tool": "terms", "with": {"carrier": "Alpes Fret"}}',
          '{"tool": "incidents", "with": {"carrier": "Transit Bois"}}',
          GOOD,
        ],
      },
    }),
    expects: {
      possible: [
        { names: ['Alpes Fret', 'Transit Bois'], fits: [{ price: 127.5 }, { price: 177.5 }] },
      ],
      check: [{ order: ['Transit Bois ask', 'Alpes Fret no'] }],
    },
    asks: {
      keep: [
        {
          columns: {
            value: { area: '38', size: '600 x 40 x 50', carrier: 'Transit Bois', price: 177.5 },
          },
        },
      ],
      done: [
        {
          completionMessage: both(
            '<strong>Transit Bois</strong>, 177,50\u00A0€ HT : à demander<br>«\u00A0Demi-tour impossible, camion resté bloqué.\u00A0»<br>Avez-vous un porteur ?',
            '<strong>Transit Bois</strong>, €177.50 before VAT: to be asked<br>“Demi-tour impossible, camion resté bloqué.”<br>Avez-vous un porteur ?',
          ),
        },
      ],
    },
  },
  {
    name: both('Un refus que rien ne prouve', 'A refusal that nothing proves'),
    given: going({
      haiku: {
        says: [
          said(
            ['Alpes Fret', 'no', 'Nous ne montons pas en altitude', ''],
            ['Transit Bois', 'suits', '', ''],
          ),
        ],
      },
      keep: { fails: 'quota exceeded' },
    }),
    expects: { check: [{ order: ['Transit Bois suits', 'Alpes Fret ask'] }] },
    asks: {
      done: [
        {
          completionMessage: both(
            'Le tableau a refusé la ligne : notez-la.<br><strong>Transit Bois</strong>, 177,50\u00A0€ HT : convient',
            'The sheet refused the row: note it down.<br><strong>Transit Bois</strong>, €177.50 before VAT: suits',
          ),
        },
      ],
    },
  },
  {
    name: both(
      'Modèle et incidents en panne, rien choisi',
      'Model and incidents down, none chosen',
    ),
    given: going({
      haiku: { fails: 'overloaded' },
      past: { fails: 'quota exceeded' },
      pick: [{ carrier: both('Aucun', 'None') }],
    }),
    expects: {
      check: [{ order: ['Alpes Fret unread', 'Transit Bois unread'] }],
      keep: 'not reached',
    },
    asks: {
      none: [
        {
          completionMessage: both('Vous n’avez retenu aucun transporteur.', 'You kept no carrier.'),
        },
      ],
    },
  },
  stopped(
    both('Trop haut pour tous', 'Too high for all'),
    {
      form: [{ length: 120, width: 80, height: 260, weight: 300, area: '69', access: 'Quai' }],
    },
    both(
      'Aucun transporteur ne prend cet envoi.<br>Alpes Fret : département non desservi<br>Rhône Express : trop haut<br>Transit Bois : trop haut',
      'No carrier takes this shipment.<br>Alpes Fret: department not served<br>Rhône Express: too high<br>Transit Bois: too high',
    ),
  ),
  stopped(
    both('Le tableau ne se lit pas', 'The sheet cannot be read'),
    { carriers: { fails: 'quota exceeded' } },
    both(
      'Le tableau des transporteurs ne se lit pas. Réessayez, ou appelez.',
      'The sheet of carriers cannot be read. Try again, or ring them.',
    ),
  ),
]
