import type { Example } from '../recipe.ts'

const request = [
  {
    name: 'Paul Rémy',
    user: 9,
    manager: 'dir@votre-entreprise.example',
    submittedAt: '2026-11-23T08:30:00.000+01:00',
    formMode: 'production',
  },
]
const client = (id: number, name: string, zip: string) => ({
  id,
  name,
  zip,
  user_id: [9, 'Paul Rémy'],
})
const sale = (id: number, amount_untaxed: number) => ({ partner_id: [id, 'x'], amount_untaxed })
const clients = [
  client(31, 'Scierie Prual', '35400'),
  client(32, 'Garage Oudin', '35000'),
  client(33, 'Ferme du Lac', '22100'),
  client(34, 'Atelier Roy', '75011'),
]
const sales = [sale(31, 9000), sale(31, 3000), sale(32, 7000), sale(33, 800), sale(99, 5000)]
const yes = [{ data: { approved: true } }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Quatre clients, deux repreneurs', en: 'Four clients, two takers' },
    given: {
      request,
      clients,
      sales,
      ask: yes,
      write: [{ success: true }, { success: true }, { success: true }, { success: true }],
      tell: [{ id: 't-1' }, { id: 't-2' }],
    },
    expects: {
      share: [
        {
          sums: {
            fr: 'Inès Morel : 2, 12800 €\nKarim Adda : 2, 7000 €',
            en: 'Inès Morel: 2, €12800\nKarim Adda: 2, €7000',
          },
        },
      ],
      each: [
        { client: 31, turnover: 12_000, user: 21 },
        { client: 32, turnover: 7000, user: 22 },
        { client: 33, turnover: 800, user: 21 },
        { client: 34, turnover: 0, user: 22 },
      ],
      report: 'not reached',
    },
    asks: {
      write: [
        { contactId: { value: '31' }, fieldsToSend: { value: { user_id: 21 } } },
        { contactId: { value: '32' }, fieldsToSend: { value: { user_id: 22 } } },
        { contactId: { value: '33' }, fieldsToSend: { value: { user_id: 21 } } },
        { contactId: { value: '34' }, fieldsToSend: { value: { user_id: 22 } } },
      ],
      tell: [
        {
          toRecipients: 'ines@votre-entreprise.example',
          bodyContent: {
            fr: 'Scierie Prual (35), 12000 € → Inès Morel\nFerme du Lac (22), 800 € → Inès Morel',
            en: 'Scierie Prual (35), €12000 → Inès Morel\nFerme du Lac (22), €800 → Inès Morel',
          },
        },
        {
          toRecipients: 'karim@votre-entreprise.example',
          bodyContent: {
            fr: 'Garage Oudin (35), 7000 € → Karim Adda\nAtelier Roy (75), 0 € → Karim Adda, hors secteur',
            en: 'Garage Oudin (35), €7000 → Karim Adda\nAtelier Roy (75), €0 → Karim Adda, outside area',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Odoo refuse les fiches', en: 'Odoo refuses the records' },
    given: {
      request,
      clients: clients.slice(0, 2),
      sales,
      ask: yes,
      write: { fails: 'Record does not exist' },
      report: [{ id: 't-3' }],
    },
    expects: { each: { count: 2 }, lists: 'not reached' },
    asks: {
      report: [
        {
          subject: {
            fr: 'À changer à la main : 2 fiche(s)',
            en: 'To be changed by hand: 2 record(s)',
          },
          bodyContent: {
            fr: 'Scierie Prual (35), 12000 € → Inès Morel – Record does not exist\nGarage Oudin (35), 7000 € → Karim Adda – Record does not exist',
            en: 'Scierie Prual (35), €12000 → Inès Morel – Record does not exist\nGarage Oudin (35), €7000 → Karim Adda – Record does not exist',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le responsable refuse', en: 'The manager refuses' },
    given: {
      request,
      clients: clients.slice(0, 1),
      sales,
      ask: [{ data: { approved: false } }],
      kept: [{ id: 't-4' }],
    },
    expects: { 'agreed.no': { count: 1 }, write: 'not reached' },
    asks: {
      kept: [
        {
          bodyContent: {
            fr: 'Inès Morel : 1, 12000 €\nKarim Adda : 0, 0 €',
            en: 'Inès Morel: 1, €12000\nKarim Adda: 0, €0',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Numéro mal tapé, personne', en: 'Number mistyped, nobody' },
    given: { request, clients: [], sales, kept: [{ id: 't-7' }] },
    expects: { share: [{ state: 'none', moves: [] }], ask: 'not reached' },
    asks: {
      kept: [
        {
          subject: {
            fr: 'Portefeuille de Paul Rémy : inchangé',
            en: 'Clients of Paul Rémy: unchanged',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Odoo ne répond pas', en: 'Odoo does not answer' },
    given: {
      request,
      clients: { fails: 'Service unavailable' },
      sales: [],
      broken: [{ id: 't-5' }],
    },
    expects: { share: [{ state: 'silent', moves: [] }], ask: 'not reached' },
    asks: {
      broken: [
        {
          subject: {
            fr: 'Portefeuille : Odoo n’a pas répondu',
            en: 'Clients: Odoo did not answer',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Les achats ne se lisent pas', en: 'Purchases cannot be read' },
    given: { request, clients, sales: { fails: 'Timeout' }, broken: [{ id: 't-6' }] },
    expects: { share: [{ state: 'silent' }], ask: 'not reached' },
    asks: {
      broken: [
        {
          subject: {
            fr: 'Portefeuille : Odoo n’a pas répondu',
            en: 'Clients: Odoo did not answer',
          },
          bodyContent: 'Timeout',
        },
      ],
    },
  },
]
