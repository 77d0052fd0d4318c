import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const rates = [
  { role: 'Conseil', day: 900 },
  { role: 'Design', day: 700 },
]
const ask = (days: string, discount: number): readonly JsonObject[] => [
  {
    seller: 'karl@votre-entreprise.example',
    client: 'Vidal Fromages',
    email: 'nora@vidal-fromages.example',
    need: {
      fr: 'Nos inventaires prennent 2 jours, on veut les diviser.',
      en: 'Our stocktaking takes 2 days, we want to cut that.',
    },
    days,
    discount,
  },
]
const understood = {
  fr: 'Vos inventaires vous prennent 2 jours et vous voulez les raccourcir.',
  en: 'Your stocktaking takes 2 days and you want to cut that.',
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Sans remise à demander', en: 'No discount to ask for' },
    given: {
      ask: ask('Conseil : 3\ndesign = 1,5', 5),
      rates,
      writer: { says: [understood] },
      copy: [{ id: 'doc9' }],
      fill: [{ documentId: 'doc9' }],
      draft: [{ id: 'd1' }],
    },
    expects: {
      price: [
        {
          lines: {
            fr: 'Conseil : 3 jour(s), 2700 €\nDesign : 1,5 jour(s), 1050 €',
            en: 'Conseil: 3 day(s), €2700\nDesign: 1.5 day(s), €1050',
          },
          gross: { fr: '3750 €', en: '€3750' },
          net: { fr: '3563 €', en: '€3563' },
          deep: false,
        },
      ],
      sound: [{ text: understood }],
      boss: 'not reached',
      stopped: 'not reached',
    },
    asks: {
      copy: [
        {
          name: {
            fr: 'Proposition Vidal Fromages 2026-11-23',
            en: 'Proposal Vidal Fromages 2026-11-23',
          },
        },
      ],
      draft: [{ options: { sendTo: 'nora@vidal-fromages.example' } }],
    },
  },
  {
    name: {
      fr: 'Remise accordée, délai inventé, Docs en panne',
      en: 'Granted, deadline made up, Docs down',
    },
    given: {
      ask: ask('Conseil : 10', 20),
      rates,
      boss: [{ data: { approved: true } }],
      writer: {
        says: [
          {
            fr: 'Vous voulez diviser vos inventaires en 6 semaines.',
            en: 'You want to cut your stocktaking within 6 weeks.',
          },
        ],
      },
      copy: [{ id: 'doc10' }],
      fill: { fails: 'The caller does not have permission' },
      stopped: [{ id: 'm1' }],
    },
    expects: {
      'deep.yes': [{ percent: 20 }],
      sound: [
        {
          text: {
            fr: 'Nos inventaires prennent 2 jours, on veut les diviser.',
            en: 'Our stocktaking takes 2 days, we want to cut that.',
          },
        },
      ],
      draft: 'not reached',
    },
    asks: {
      boss: [
        {
          message: {
            fr: 'Vidal Fromages : 20 % de remise, 9000 € ramenés à 7200 €. D’accord ?',
            en: 'Vidal Fromages: 20% off, €9000 down to €7200. Agreed?',
          },
        },
      ],
      stopped: [
        {
          message: {
            fr: 'The caller does not have permission\n\nConseil : 10 jour(s), 9000 €\n9000 €',
            en: 'The caller does not have permission\n\nConseil: 10 day(s), €9000\n€9000',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Remise refusée', en: 'Discount refused' },
    given: {
      ask: ask('Conseil : 1', 30),
      rates,
      boss: [{ data: { approved: false } }],
      stopped: [{ id: 'm2' }],
    },
    expects: { 'agreed.no': { count: 1 }, need: 'not reached', copy: 'not reached' },
    asks: { stopped: [{ sendTo: 'karl@votre-entreprise.example' }] },
  },
  {
    name: { fr: 'Métier sans tarif', en: 'A role without a rate' },
    given: { ask: ask('Photo : 2', 0), rates, stopped: [{ id: 'm3' }] },
    expects: { 'price.error': { count: 1 }, deep: 'not reached' },
    asks: {
      stopped: [
        {
          subject: {
            fr: 'Proposition non terminée : Vidal Fromages',
            en: 'Proposal not finished: Vidal Fromages',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Classeur introuvable', en: 'Sheet not found' },
    given: {
      ask: ask('Conseil : 1', 0),
      rates: { fails: 'Requested entity was not found' },
      stopped: [{ id: 'm4' }],
    },
    expects: { settings: [{ deepest: 10 }], price: 'not reached' },
    asks: { stopped: [{ message: 'Requested entity was not found' }] },
  },
  {
    name: { fr: 'Modèle de langue, puis copie en panne', en: 'Language model, then copy down' },
    given: {
      ask: ask('Design : 2', 0),
      rates,
      writer: { fails: 'overloaded' },
      copy: { fails: 'File not found' },
      stopped: [{ id: 'm5' }],
    },
    expects: { own: { count: 1 }, sound: 'not reached', fill: 'not reached' },
    asks: {
      stopped: [
        {
          message: {
            fr: 'File not found\n\nDesign : 2 jour(s), 1400 €\n1400 €',
            en: 'File not found\n\nDesign: 2 day(s), €1400\n€1400',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Brouillon refusé', en: 'Draft refused' },
    given: {
      ask: ask('Design : 2', 0),
      rates,
      writer: { fails: 'overloaded' },
      copy: [{ id: 'doc11' }],
      fill: [{ documentId: 'doc11' }],
      draft: { fails: 'Invalid To header' },
      stopped: [{ id: 'm6' }],
    },
    expects: { price: [{ net: { fr: '1400 €', en: '€1400' } }], boss: 'not reached' },
    asks: {
      stopped: [
        {
          message: {
            fr: 'Invalid To header\n\nDesign : 2 jour(s), 1400 €\n1400 €',
            en: 'Invalid To header\n\nDesign: 2 day(s), €1400\n€1400',
          },
        },
      ],
    },
  },
]
