import type { Example, Given } from '../recipe.ts'

const claim = (email: string): Given => [
  { serial: ' cl-2041 77b', email, fault: { fr: 'Ne chauffe plus', en: 'Stays cold' } },
]
const sale = (delivered_on: string, repairs: number): Given => [
  { serial: 'CL204177B', product: 'Duo 12', email: 'Paul@vasseur.example', delivered_on, repairs },
]
const TO_DESK = (state: string) => [
  {
    subject: {
      fr: `Garantie à vérifier : CL204177B (${state})`,
      en: `Warranty to check: CL204177B (${state})`,
    },
  },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Couvert grâce à une réparation', en: 'Covered thanks to a repair' },
    given: {
      claim: claim('paul@vasseur.example'),
      sale: sale('2024-08-31', 1),
      open: [{ id: 512 }],
      instruct: [{ messageId: '1' }],
      done: [{}],
    },
    expects: {
      settings: [{ serial: 'CL204177B' }],
      judge: [{ state: 'covered', ends: '2027-02-28' }],
      offer: 'not reached',
      hand: 'not reached',
    },
    asks: {
      open: [
        {
          fieldsToSend: {
            value: {
              name: { fr: 'Garantie : Duo 12 (CL204177B)', en: 'Warranty: Duo 12 (CL204177B)' },
            },
          },
        },
      ],
      instruct: [
        {
          textContent: {
            fr: 'Inscrivez 512 sur le carton. Garantie jusqu’au 28/02/2027.',
            en: 'Write 512 on the box. Under warranty until 28/02/2027.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Expiré, devis demandé', en: 'Expired, quotation wanted' },
    given: {
      claim: claim('paul@vasseur.example'),
      sale: sale('2024-11-22', 0),
      offer: [{ quote: { fr: 'Oui', en: 'Yes' } }],
      open: [{ id: 513 }],
      instruct: [{ messageId: '2' }],
      done: [{}],
    },
    expects: { judge: [{ state: 'expired', shown: '22/11/2026' }], bye: 'not reached' },
    asks: {
      open: [
        {
          fieldsToSend: {
            value: {
              name: { fr: 'Devis : Duo 12 (CL204177B)', en: 'Quotation: Duo 12 (CL204177B)' },
            },
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Expiré, sans suite', en: 'Expired, left at that' },
    given: {
      claim: claim('paul@vasseur.example'),
      sale: sale('2021-05-03', 1),
      offer: [{ quote: { fr: 'Non', en: 'No' } }],
      bye: [{}],
    },
    expects: { judge: [{ ends: '2023-11-03' }], 'wants.no': { count: 1 }, open: 'not reached' },
  },
  {
    name: { fr: 'L’adresse n’est pas celle de la commande', en: 'Not the address of the order' },
    given: {
      claim: claim('autre@vasseur.example'),
      sale: sale('2026-01-10', 0),
      hand: [{ messageId: '3' }],
      waiting: [{}],
    },
    expects: { judge: [{ state: 'unknown', ends: '' }], open: 'not reached' },
    asks: { hand: TO_DESK('unknown') },
  },
  {
    name: { fr: 'La base des ventes est en panne', en: 'The sales database is down' },
    given: {
      claim: claim('paul@vasseur.example'),
      sale: { fails: 'connect ETIMEDOUT' },
      hand: [{ messageId: '4' }],
      waiting: [{}],
    },
    expects: { judge: [{ state: 'down' }], offer: 'not reached', open: 'not reached' },
    asks: { hand: TO_DESK('down') },
  },
  {
    name: { fr: 'Odoo refuse le dossier', en: 'Odoo refuses the case' },
    given: {
      claim: claim('paul@vasseur.example'),
      sale: sale('2026-01-10', 0),
      open: { fails: 'Access denied' },
      hand: [{ messageId: '5' }],
      waiting: [{}],
    },
    expects: { judge: [{ state: 'covered', ends: '2028-01-10' }], instruct: 'not reached' },
    asks: { hand: TO_DESK('covered') },
  },
]
