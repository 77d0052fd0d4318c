import type { Example } from '../recipe.ts'

const visit = [
  {
    client: 'Hôtel des Pins',
    notes: {
      fr: 'Vu madame Faure. Elle veut douze portes, trouve la pose chère. Je lui envoie le devis jeudi au plus tard.',
      en: 'Met Mrs Faure. She wants twelve doors, finds the fitting dear. I send her the quote by Thursday at the latest.',
    },
  },
]
const deals = [
  { id: 501, properties: { dealname: 'Hôtel des Pins, portes' } },
  { id: 502, properties: { dealname: 'Hôtel des Pins, sauna' } },
]
const says = (due: string, quote: { readonly fr: string; readonly en: string }) => ({
  says: [
    {
      fr: JSON.stringify({
        output: {
          summary: 'Mme Faure veut douze portes. Elle trouve la pose chère.',
          next: 'Envoyer le devis',
          due,
          quote: quote.fr,
        },
      }),
      en: JSON.stringify({
        output: {
          summary: 'Mrs Faure wants twelve doors. She finds the fitting dear.',
          next: 'Send the quote',
          due,
          quote: quote.en,
        },
      }),
    },
  ],
})
const thursday = { fr: 'jeudi au plus tard', en: 'by Thursday at the latest' }
const summary = {
  fr: 'Mme Faure veut douze portes. Elle trouve la pose chère.',
  en: 'Mrs Faure wants twelve doors. She finds the fitting dear.',
}
const next = { fr: 'Envoyer le devis', en: 'Send the quote' }

export const examples: readonly Example[] = [
  {
    name: { fr: 'Relu, classé, promis', en: 'Read, filed, promised' },
    given: {
      visit,
      deals,
      reader: says('2026-11-26', thursday),
      confirm: [{ deal: 'Hôtel des Pins, portes', summary, next, due: '2026-11-26' }],
      report: [{ engagement: { id: 1 } }],
      task: [{ engagement: { id: 2 } }],
    },
    expects: {
      offer: [{ deals: [{ id: '501' }, { id: '502' }] }],
      check: [{ summary, next, due: '2026-11-26' }],
      signed: [{ dealId: '501' }],
      promised: { count: 1 },
      orphan: 'not reached',
    },
    asks: {
      report: [{ additionalFields: { associations: { dealIds: '501' } } }],
      task: [{ dueDate: '2026-11-26', metadata: { subject: next } }],
    },
  },
  {
    name: { fr: 'Date inventée, HubSpot en panne', en: 'Date made up, HubSpot down' },
    given: {
      visit,
      deals,
      reader: says('2026-12-15', { fr: 'mi-décembre', en: 'mid-December' }),
      confirm: [{ deal: 'Hôtel des Pins, sauna', summary, next, due: '' }],
      report: { fails: 'This token is expired' },
      orphan: [{ accepted: true }],
    },
    expects: { check: [{ due: '' }], signed: [{ dealId: '502' }], task: 'not reached' },
    asks: {
      orphan: [
        {
          text: {
            fr: 'Mme Faure veut douze portes. Elle trouve la pose chère.\n\nSuite : Envoyer le devis \nHubSpot : This token is expired',
            en: 'Mrs Faure wants twelve doors. She finds the fitting dear.\n\nNext: Send the quote \nHubSpot: This token is expired',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Modèle en panne, affaire absente', en: 'Model down, deal absent' },
    given: {
      visit,
      deals: { fails: 'The request timed out' },
      reader: { fails: 'overloaded' },
      confirm: [
        {
          deal: { fr: 'Aucune de celles-ci', en: 'None of these' },
          summary,
          next: '',
          due: '',
        },
      ],
      orphan: [{ accepted: true }],
    },
    expects: {
      offer: [{ deals: [] }],
      raw: [{ deals: [], next: '', due: '' }],
      'known.no': { count: 1 },
      check: 'not reached',
      report: 'not reached',
    },
    asks: {
      orphan: [
        {
          subject: {
            fr: 'Visite à rattacher : Hôtel des Pins',
            en: 'Visit to attach: Hôtel des Pins',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La tâche ne se crée pas', en: 'The task cannot be created' },
    given: {
      visit,
      deals,
      reader: says('2026-11-26', thursday),
      confirm: [{ deal: 'Hôtel des Pins, portes', summary, next, due: '2026-11-27' }],
      report: [{ engagement: { id: 1 } }],
      task: { fails: 'Invalid due date' },
      orphan: [{ accepted: true }],
    },
    expects: { promised: { count: 1 }, signed: [{ dealId: '501', due: '2026-11-27' }] },
    asks: { orphan: [{ toEmail: 'crm@votre-entreprise.example' }] },
  },
]
