import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const call = (lines: string, day = '2026-11-26') => [
  {
    seller: 'lea@votre-entreprise.example',
    client: 'Prual',
    email: 'achats@prual.example',
    lines,
    day,
  },
]
const PRICES = [
  { reference: 'CT-30', label: 'Carton 30 cm', unit: 'pcs', price: 0.845 },
  { reference: 'FILM', label: 'Film', unit: 'kg', price: 3.2 },
]
const ORDER = 'ct-30 ; 1 200\nFILM ; 12,5'
const MARK = 'ACHATS@PRUAL.EXAMPLE 2026-11-26 CT-30x1200 FILMx12.5'
const sent = [{ accepted: ['lea@votre-entreprise.example'] }]
const said = (yes: boolean, correction: string) => {
  return [
    {
      data: {
        'Cette commande est exacte': yes ? 'Oui' : 'Non',
        'À corriger': correction,
      },
    },
  ]
}
const TEXT = both(
  '- 1200 pcs, CT-30 Carton 30 cm à 0,845\u00A0€ : 1\u00A0014\u00A0€\n- 12,5 kg, FILM Film à 3,20\u00A0€ : 40\u00A0€',
  '- 1200 pcs, CT-30 Carton 30 cm at €0.845: €1,014\n- 12.5 kg, FILM Film at €3.20: €40',
)

export const examples: readonly Example[] = [
  {
    name: both('Le client confirme', 'The client confirms'),
    given: {
      call: call(ORDER),
      prices: PRICES,
      known: [{ mark: 'ACHATS@PRUAL.EXAMPLE 2026-11-26 CT-30x1000' }],
      mark: [{ id: 2 }],
      ask: said(true, ''),
      enter: [{ id: 'rec1' }],
      told: sent,
    },
    expects: {
      check: [{ state: 'ask', mark: MARK, net: 1054, text: TEXT }],
      'yes.yes': { count: 1 },
      again: 'not reached',
    },
    asks: {
      ask: [{ options: { limitWaitTime: { values: { resumeAmount: 24 } } } }],
      enter: [{ columns: { value: { Client: 'Prual', Delivery: '2026-11-26', Total: 1054 } } }],
      told: [
        {
          subject: both('Confirmée : Prual, 1\u00A0054\u00A0€', 'Confirmed: Prual, €1,054'),
        },
      ],
    },
  },
  {
    name: both('Oui, mais', 'Yes, but'),
    given: {
      call: call(ORDER),
      prices: PRICES,
      known: [{}],
      mark: [{ id: 2 }],
      ask: said(true, '2 400'),
      again: sent,
      free: [{ id: 2 }],
    },
    expects: { 'yes.no': { count: 1 }, enter: 'not reached' },
    asks: {
      again: [
        {
          subject: both(
            'À rappeler : Prual, commande non confirmée',
            'To ring back: Prual, order not confirmed',
          ),
        },
      ],
    },
  },
  {
    name: both('Confirmée, Airtable en panne', 'Confirmed, Airtable down'),
    given: {
      call: call(ORDER),
      prices: PRICES,
      known: [{}],
      mark: [{ id: 2 }],
      ask: said(true, ''),
      enter: { fails: 'Rate limit exceeded' },
      byHand: sent,
    },
    expects: { told: 'not reached', check: [{ state: 'ask' }] },
    asks: {
      byHand: [
        {
          subject: both('Confirmée mais non inscrite : Prual', 'Confirmed but not entered: Prual'),
        },
      ],
    },
  },
  {
    name: both('Adresse refusée', 'Address refused'),
    given: {
      call: call(ORDER),
      prices: PRICES,
      known: [{}],
      mark: [{ id: 2 }],
      ask: { fails: '550 No such user' },
      forget: [{ id: 2 }],
      unsent: sent,
    },
    expects: { check: [{ state: 'ask' }], yes: 'not reached' },
    asks: {
      forget: [{ filters: { conditions: [{ keyValue: MARK }] } }],
      unsent: [
        {
          text: both(
            'La demande à achats@prual.example n’est pas partie : 550 No such user. Vérifiez l’adresse et remplissez le formulaire de nouveau.',
            'The request to achats@prual.example did not leave: 550 No such user. Check the address and fill in the form again.',
          ),
        },
      ],
    },
  },
  {
    name: both('Trois lignes à reprendre', 'Three lines to mend'),
    given: {
      call: call('CT-30 ; 10\nct-30 ; 5\nXX-1 ; 4\nFILM douze'),
      prices: PRICES,
      known: [{}],
      fix: sent,
    },
    expects: { check: [{ state: 'fix' }], ask: 'not reached' },
    asks: {
      fix: [
        {
          text: both(
            'Lignes à reprendre, rien n’est parti :\n- ct-30 ; 5 : référence déjà écrite plus haut\n- XX-1 ; 4 : référence inconnue du catalogue\n- FILM douze : écrivez référence ; quantité',
            'Lines to mend, nothing left:\n- ct-30 ; 5: reference written above already\n- XX-1 ; 4: reference unknown to the catalogue\n- FILM douze: write reference; quantity',
          ),
        },
      ],
    },
  },
  {
    name: both('Formulaire rechargé', 'Form reloaded'),
    given: { call: call(ORDER), prices: PRICES, known: [{ mark: MARK }], fix: sent },
    expects: { check: [{ state: 'fix' }], mark: 'not reached' },
    asks: { fix: [{ subject: both('À reprendre : Prual', 'To be mended: Prual') }] },
  },
  {
    name: both('Catalogue muet', 'Catalogue silent'),
    given: { call: call(ORDER), prices: { fails: 'ECONNREFUSED' }, known: [{}], fix: sent },
    expects: { check: [{ state: 'fix' }] },
    asks: {
      fix: [
        {
          text: both(
            'Le catalogue ne répond pas, rien n’est parti : ECONNREFUSED',
            'The catalogue does not answer, nothing left: ECONNREFUSED',
          ),
        },
      ],
    },
  },
]
