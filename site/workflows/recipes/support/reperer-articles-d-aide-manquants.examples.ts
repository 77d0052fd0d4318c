import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const ARTICLES = [
  { id: 1, title: { rendered: { fr: 'Suivre mon colis', en: 'Track my parcel' } } },
  { id: 2, title: { rendered: { fr: 'Régler la selle', en: 'Adjust the saddle' } } },
]
const ticket = (id: number, subject: Bilingual<string>, description_text = '', status = 4) => ({
  id,
  status,
  subject,
  description_text,
})
const PAYER = { fr: 'Qui paie ?', en: 'Who pays?' }
const TICKETS = [
  ticket(901, PAYER, 'Appelez le 06 12 34 56 78 ou moi@client.example'),
  ticket(902, { fr: 'Facture', en: 'Invoice' }),
  ticket(903, { fr: 'Ouvert', en: 'Open' }, '', 2),
  ticket(904, { fr: 'Adresse', en: 'Address' }),
  ticket(905, { fr: 'Colis ?', en: 'Parcel?' }),
]
const FOUND = {
  fr: '{"output":{"gaps":[{"title":"Changer l’adresse de facturation","tickets":[1,2,3,44]},{"title":"Suivre mon colis !","tickets":[4,1,2]},{"title":"Deux fois","tickets":[4,3]}]}}',
  en: '{"output":{"gaps":[{"title":"Change the billing address","tickets":[1,2,3,44]},{"title":"Track my parcel!","tickets":[4,1,2]},{"title":"Twice","tickets":[4,3]}]}}',
}
const OPTION = {
  fr: '3 × Changer l’adresse de facturation',
  en: '3 × Change the billing address',
}
const read = { friday: [{}], articles: ARTICLES, tickets: TICKETS }
const told = (cause: string) => [
  {
    text: {
      fr: `Un service n’a pas répondu : ${cause}. Relancez le flux lundi.`,
      en: `A service did not answer: ${cause}. Run the flow again on Monday.`,
    },
  },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un manque réel, deux écartés', en: 'One real gap, two dropped' },
    given: {
      ...read,
      haiku: { says: [FOUND] },
      ask: [{ data: { x: [OPTION] } }],
      create: [{ id: 'n1' }],
    },
    expects: {
      list: [
        {
          count: 4,
          ids: [901, 902, 904, 905],
          tickets: {
            fr: '1. Qui paie ? | Appelez le […] ou […]\n2. Facture | \n3. Adresse | \n4. Colis ? | ',
            en: '1. Who pays? | Appelez le […] ou […]\n2. Invoice | \n3. Address | \n4. Parcel? | ',
          },
        },
      ],
      checked: [{ count: 1, options: [{ option: OPTION }] }],
      chosen: [{ tickets: '901, 902, 904' }],
      tell: 'not reached',
    },
    asks: {
      tickets: [{ options: { updatedSince: '2026-11-16T08:30:00.000+01:00' } }],
      create: [
        { title: { fr: 'Changer l’adresse de facturation', en: 'Change the billing address' } },
      ],
    },
  },
  {
    name: { fr: 'Personne n’a répondu', en: 'Nobody answered' },
    given: { ...read, haiku: { says: [FOUND] }, ask: [{}] },
    expects: { any: { count: 1 }, chosen: { count: 0 }, create: 'not reached' },
    asks: {
      ask: [{ subject: { fr: 'Articles qui manquent : 1', en: 'Articles missing: 1' } }],
    },
  },
  {
    name: { fr: 'Aucun manque', en: 'No gap' },
    given: { ...read, haiku: { says: ['{"output":{"gaps":[]}}'] } },
    expects: { checked: [{ count: 0, gaps: [] }], ask: 'not reached' },
  },
  {
    name: { fr: 'Trop peu de tickets', en: 'Too few tickets' },
    given: { ...read, tickets: TICKETS.slice(0, 2) },
    expects: {
      list: [
        {
          count: 2,
          tickets: {
            fr: '1. Qui paie ? | Appelez le […] ou […]\n2. Facture | ',
            en: '1. Who pays? | Appelez le […] ou […]\n2. Invoice | ',
          },
        },
      ],
      gaps: 'not reached',
    },
  },
  {
    name: { fr: 'Le centre d’aide ne répond pas', en: 'The help centre does not answer' },
    given: { friday: [{}], articles: { fails: '503' }, tell: [{ messageId: '1' }] },
    expects: { list: 'not reached' },
    asks: { tell: told('503') },
  },
  {
    name: { fr: 'Freshdesk ne répond pas', en: 'Freshdesk does not answer' },
    given: { ...read, tickets: { fails: '429' }, tell: [{ messageId: '2' }] },
    expects: { list: 'not reached' },
    asks: { tell: told('429') },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: { ...read, haiku: { fails: 'Overloaded' }, tell: [{ messageId: '3' }] },
    expects: { list: [{ count: 4 }], checked: 'not reached' },
    asks: {
      tell: [
        { subject: { fr: 'Articles manquants : pas de liste', en: 'Missing articles: no list' } },
      ],
    },
  },
  {
    name: { fr: 'La question ne part pas', en: 'The question is not sent' },
    given: {
      ...read,
      haiku: { says: [FOUND] },
      ask: { fails: 'Connection timeout' },
      tell: [{ messageId: '4' }],
    },
    expects: { any: { count: 1 }, chosen: 'not reached' },
    asks: { tell: told('Connection timeout') },
  },
  {
    name: { fr: 'Notion refuse la fiche', en: 'Notion refuses the record' },
    given: {
      ...read,
      haiku: { says: [FOUND] },
      ask: [{ data: { x: [OPTION] } }],
      create: { fails: 'Could not find data source' },
      tell: [{ messageId: '5' }],
    },
    expects: { chosen: { count: 1 } },
    asks: { tell: told('Could not find data source') },
  },
]
