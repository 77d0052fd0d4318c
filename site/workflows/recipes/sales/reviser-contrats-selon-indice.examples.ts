import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Hausse, plafond, baisse, oubli', en: 'A rise, a cap, a fall, a gap' },
    given: {
      month: [{}],
      indices: [
        { id: 1, month: '2026-03', value: 118 },
        { id: 2, month: '2026-09', value: 120 },
      ],
      contracts: [
        {
          id: 1,
          contract: 'C-12',
          email: 'achats@hotel-des-pins.example',
          starts_on: 1_675_209_600,
          price: 200,
          base_index: 117.5,
          notice_days: 60,
        },
        {
          id: 2,
          contract: 'C-15',
          email: 'direction@garage-mercier.example',
          starts_on: 1_676_419_200,
          price: 90.5,
          base_index: 110,
          notice_days: 60,
        },
        {
          id: 3,
          contract: 'C-18',
          email: 'bureau@cabinet-roy.example',
          starts_on: 1_675_209_600,
          price: 50,
          base_index: 125,
          notice_days: 60,
        },
        {
          id: 4,
          contract: 'C-20',
          email: 'contact@laiterie-blin.example',
          starts_on: 1_686_787_200,
          price: 70,
          base_index: 119,
          notice_days: 60,
        },
        {
          id: 5,
          contract: 'C-21',
          email: 'accueil@clinique-aubert.example',
          starts_on: 1_675_209_600,
          price: 110,
          base_index: 0,
          notice_days: 60,
        },
        {
          id: 6,
          contract: 'C-22',
          email: 'contact@chais-morel.example',
          starts_on: 1_801_440_000,
          price: 80,
          base_index: 120,
          notice_days: 60,
        },
      ],
      letter: [{ id: 'd-1' }, { id: 'd-2' }],
      byHand: [{ id: 't-1' }, { id: 't-2' }],
    },
    expects: {
      last: [{ month: '2026-09', value: 120 }],
      dates: [
        { contract: 'C-12', effect: '2027-02-01' },
        { contract: 'C-15', effect: '2027-02-15' },
        { contract: 'C-18', effect: '2027-02-01' },
        { contract: 'C-20', effect: '2027-06-15' },
        { contract: 'C-21', effect: '2027-02-01' },
        { contract: 'C-22', effect: '2027-02-01' },
      ],
      'rises.yes': [
        { contract: 'C-12', change: 2.13, revised: 204.26 },
        { contract: 'C-15', change: 9.09, revised: 95.03 },
      ],
      'rises.no': [
        { contract: 'C-18', change: -4, known: true },
        { contract: 'C-21', known: false },
      ],
      stopped: 'not reached',
    },
    asks: {
      letter: [
        {
          bodyContent: {
            fr: 'Bonjour,\n\nConformément à votre contrat C-12, son prix passera de 200,00 € à 204,26 € HT par mois le 01/02/2027 (indice de référence 117,5, indice actuel 120).\n\nBien à vous',
            en: 'Hello,\n\nAs your contract C-12 provides, its price goes from €200.00 to €204.26 a month before VAT on 01/02/2027 (reference index 117.5, current index 120).\n\nKind regards',
          },
        },
        { additionalFields: { toRecipients: 'direction@garage-mercier.example' } },
      ],
      byHand: [
        {
          content: {
            fr: 'C-18 : indice -4 %, lire la clause',
            en: 'C-18: index -4%, read the clause',
          },
          options: { dueDate: '2026-12-03' },
        },
        {
          content: {
            fr: 'C-21 : prix ou indice de référence manquant',
            en: 'C-21: price or reference index missing',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Outlook refuse le brouillon', en: 'Outlook refuses the draft' },
    given: {
      month: [{}],
      indices: [{ id: 2, month: '2026-09', value: 120 }],
      contracts: [
        {
          id: 1,
          contract: 'C-12',
          email: 'achats@hotel-des-pins.example',
          starts_on: 1_675_209_600,
          price: 200,
          base_index: 117.5,
          notice_days: 60,
        },
      ],
      letter: { fails: 'The mailbox is full' },
      byHand: [{ id: 't-2' }],
    },
    expects: { price: [{ revised: 204.26, known: true }] },
    asks: {
      byHand: [
        {
          content: {
            fr: 'C-12 : lettre non préparée, prix calculé 204,26 €',
            en: 'C-12: letter not prepared, price worked out €204.26',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un indice oublié depuis mars', en: 'An index left since March' },
    given: {
      month: [{}],
      indices: [{ id: 1, month: '2026-03', value: 118 }],
      stopped: [{ accepted: true }],
    },
    expects: { 'fresh.no': [{ month: '2026-03' }], contracts: 'not reached' },
    asks: {
      stopped: [
        {
          text: {
            fr: 'Aucune révision préparée ce mois-ci : dernier indice saisi pour 2026-03, trop ancien.',
            en: 'No revision prepared this month: the last index entered is for 2026-03, too old.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Grist ne répond pas', en: 'Grist does not answer' },
    given: {
      month: [{}],
      indices: { fails: 'Document not found' },
      stopped: [{ accepted: true }],
    },
    expects: { newest: 'not reached', contracts: 'not reached' },
    asks: {
      stopped: [
        {
          text: {
            fr: 'Aucune révision préparée ce mois-ci : Grist a répondu « Document not found ».',
            en: 'No revision prepared this month: Grist answered “Document not found”.',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'La table des contrats a changé de nom',
      en: 'The table of contracts was renamed',
    },
    given: {
      month: [{}],
      indices: [{ id: 2, month: '2026-09', value: 120 }],
      contracts: { fails: 'Table not found' },
      stopped: [{ accepted: true }],
    },
    expects: { 'fresh.yes': { count: 1 }, dates: 'not reached' },
    asks: {
      stopped: [
        {
          text: {
            fr: 'Aucune révision préparée ce mois-ci : Grist a répondu « Table not found ».',
            en: 'No revision prepared this month: Grist answered “Table not found”.',
          },
        },
      ],
    },
  },
]
