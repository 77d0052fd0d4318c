import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const asked = (from: string, to: string): Given => [
  { email: 'Lea@atelier-roche.example', from, to },
]
const HOLIDAYS: Given = [{ '2026-12-25': 'Noël', '2027-01-01': '1er janvier' }]
const LEA: Given = [
  {
    id: 7,
    email: 'lea@atelier-roche.example',
    name: 'Lea',
    manager: 'hugo@atelier-roche.example',
    balance: '9.00',
  },
]
const CHRISTMAS = asked('2026-12-24', '2027-01-03')
const answered = (fr: readonly [string, string], en: readonly [string, string]): Given => [
  { data: { Décision: fr[0], Raison: fr[1], Decision: en[0], Reason: en[1] } },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Noël accordé, deux fériés déduits',
      en: 'Christmas granted, two holidays taken off',
    },
    given: {
      request: CHRISTMAS,
      holidays: HOLIDAYS,
      balance: LEA,
      team: [
        { summary: 'Hakim', start: { date: '2026-12-28' }, end: { date: '2026-12-31' } },
        { summary: 'Rose', start: { date: '2026-12-30' }, end: { date: '2027-01-01' } },
        { summary: 'Réunion', start: { dateTime: '2026-12-30T10:00:00+01:00' } },
      ],
      ask: answered(['Accepter', ''], ['Grant', '']),
      enter: [{ id: 55, order: '55.00' }],
      event: [{ id: 'ev' }],
      tell: [{ accepted: true }],
    },
    expects: {
      count: [
        {
          state: 'ask',
          days: 5,
          left: 4,
          lead: 31,
          late: false,
          full: [both('2026-12-30 : Hakim, Rose', '2026-12-30: Hakim, Rose')],
          until: '2027-01-04',
        },
      ],
      hr: 'not reached',
    },
    asks: {
      ask: [
        {
          toEmail: 'hugo@atelier-roche.example',
          subject: both('Congé de Lea : 5 jours dès le 24/12', 'Leave for Lea: 5 days from 24/12'),
          message: both(
            'Du 2026-12-24 au 2027-01-03. Solde après : 4.\nDemandé 31 jours à l’avance.\nJours où l’équipe est déjà réduite : 2026-12-30 : Hakim, Rose',
            'From 2026-12-24 to 2027-01-03. Balance after it: 4.\nAsked 31 days ahead.\nDays on which the team is thin already: 2026-12-30: Hakim, Rose',
          ),
        },
      ],
      event: [{ start: '2026-12-24', end: '2027-01-04' }],
      tell: [
        {
          text: both(
            'Accordé : 5 jours, il vous en reste 4.',
            'Granted: 5 days, which leaves you 4.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Refusé, avec une raison', en: 'Refused, with a reason' },
    given: {
      request: asked('2026-11-30', '2026-12-02'),
      holidays: HOLIDAYS,
      balance: LEA,
      team: [],
      ask: answered(['Refuser', 'Inventaire le 1er.'], ['Refuse', 'Stocktaking on the 1st.']),
      tell: [{ accepted: true }],
    },
    expects: { count: [{ days: 3, lead: 7, late: true, full: [] }], enter: 'not reached' },
    asks: {
      ask: [
        {
          message: both(
            'Du 2026-11-30 au 2026-12-02. Solde après : 6.\nDemandé 7 jours à l’avance, moins que votre règle.\nJours où l’équipe est déjà réduite : aucun',
            'From 2026-11-30 to 2026-12-02. Balance after it: 6.\nAsked 7 days ahead, less than your rule.\nDays on which the team is thin already: none',
          ),
        },
      ],
      tell: [{ text: both('Refusé. Inventaire le 1er.', 'Refused. Stocktaking on the 1st.') }],
    },
  },
  {
    name: { fr: 'Solde insuffisant', en: 'Balance too low' },
    given: {
      request: asked('2026-12-07', '2026-12-22'),
      holidays: HOLIDAYS,
      balance: LEA,
      team: [],
      tell: [{ accepted: true }],
    },
    expects: { count: [{ state: 'no', days: 12, left: -3 }], ask: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Impossible : solde insuffisant. Voyez les RH.',
            'Not possible: balance too low. Please see HR.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La même demande, deux fois', en: 'The same request twice' },
    given: {
      request: CHRISTMAS,
      holidays: HOLIDAYS,
      balance: LEA,
      team: [{ summary: 'Lea', start: { date: '2026-12-24' }, end: { date: '2027-01-04' } }],
      tell: [{ accepted: true }],
    },
    expects: { count: [{ state: 'no', left: 4 }], ask: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Impossible : congé déjà accordé ces jours-là. Voyez les RH.',
            'Not possible: leave already granted on those days. Please see HR.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Une adresse que personne ne connaît', en: 'An address nobody knows' },
    given: {
      request: asked('2026-12-07', '2026-12-08'),
      holidays: HOLIDAYS,
      balance: [],
      team: [],
      tell: [{ accepted: true }],
    },
    expects: {
      count: [
        {
          fault: both('adresse inconnue du registre', 'address unknown to the register'),
          manager: '',
        },
      ],
    },
  },
  {
    name: { fr: 'Le manager ne répond pas', en: 'The manager does not answer' },
    given: {
      request: CHRISTMAS,
      holidays: HOLIDAYS,
      balance: LEA,
      team: [],
      ask: [{ data: {} }],
      hr: [{ id: 'p' }],
    },
    expects: { 'answer.other': { count: 1 }, tell: 'not reached', enter: 'not reached' },
    asks: {
      hr: [
        {
          message: both(
            'Congé à traiter : Lea@atelier-roche.example, du 2026-12-24 au 2027-01-03. Le manager n’a pas répondu. Vérifiez le registre et l’agenda avant de répondre.',
            'Leave to be dealt with: Lea@atelier-roche.example, 2026-12-24 to 2027-01-03. The manager did not answer. Look at register and calendar before you reply.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'L’agenda est illisible', en: 'The calendar cannot be read' },
    given: {
      request: CHRISTMAS,
      holidays: HOLIDAYS,
      balance: LEA,
      team: { fails: 'Request failed with status code 403' },
      hr: [{ id: 'p' }],
    },
    expects: { count: [{ state: 'broken' }], ask: 'not reached', tell: 'not reached' },
    asks: {
      hr: [
        {
          message: both(
            'Congé à traiter : Lea@atelier-roche.example, du 2026-12-24 au 2027-01-03. Request failed with status code 403. Vérifiez le registre et l’agenda avant de répondre.',
            'Leave to be dealt with: Lea@atelier-roche.example, 2026-12-24 to 2027-01-03. Request failed with status code 403. Look at register and calendar before you reply.',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Baserow injoignable dès le solde',
      en: 'Baserow out of reach from the balance on',
    },
    given: {
      request: CHRISTMAS,
      holidays: HOLIDAYS,
      balance: { fails: 'connect ECONNREFUSED', whole: true },
      team: [],
      hr: [{ id: 'p' }],
    },
    expects: { event: 'not reached', tell: 'not reached' },
    asks: {
      hr: [
        {
          message: both(
            'Congé à traiter : Lea@atelier-roche.example, du 2026-12-24 au 2027-01-03. Le registre ne répond pas. Vérifiez le registre et l’agenda avant de répondre.',
            'Leave to be dealt with: Lea@atelier-roche.example, 2026-12-24 to 2027-01-03. The register does not answer. Look at register and calendar before you reply.',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Baserow injoignable à l’inscription',
      en: 'Baserow out of reach as it is entered',
    },
    given: {
      request: CHRISTMAS,
      holidays: HOLIDAYS,
      balance: LEA,
      team: [],
      ask: answered(['Accepter', ''], ['Grant', '']),
      enter: { fails: 'connect ECONNREFUSED', whole: true },
      hr: [{ id: 'p' }],
    },
    expects: { event: 'not reached', tell: 'not reached' },
    asks: {
      hr: [
        {
          message: both(
            'Congé à traiter : Lea@atelier-roche.example, du 2026-12-24 au 2027-01-03. Le registre ne répond pas. Vérifiez le registre et l’agenda avant de répondre.',
            'Leave to be dealt with: Lea@atelier-roche.example, 2026-12-24 to 2027-01-03. The register does not answer. Look at register and calendar before you reply.',
          ),
        },
      ],
    },
  },
  ...(
    [
      [
        'holidays',
        { fr: 'Le calendrier des fériés ne répond pas', en: 'The holidays do not answer' },
        {},
      ],
      ['ask', { fr: 'La question ne part pas', en: 'The question does not leave' }, {}],
      [
        'enter',
        { fr: 'Le registre refuse la ligne', en: 'The register refuses the row' },
        { ask: true },
      ],
      [
        'event',
        { fr: 'L’agenda refuse l’absence', en: 'The calendar refuses it' },
        { ask: true, enter: true },
      ],
    ] as const
  ).map(([node, name, reached]: readonly [string, Bilingual<string>, object]): Example => ({
    name,
    given: {
      request: CHRISTMAS,
      holidays: HOLIDAYS,
      balance: LEA,
      team: [],
      ...('ask' in reached && { ask: answered(['Accepter', ''], ['Grant', '']) }),
      ...('enter' in reached && { enter: [{ id: 56, order: '56.00' }] }),
      [node]: { fails: 'Service unavailable' },
      hr: [{ id: 'p' }],
    },
    expects: { tell: 'not reached' },
    asks: {
      hr: [
        {
          message: both(
            'Congé à traiter : Lea@atelier-roche.example, du 2026-12-24 au 2027-01-03. Service unavailable. Vérifiez le registre et l’agenda avant de répondre.',
            'Leave to be dealt with: Lea@atelier-roche.example, 2026-12-24 to 2027-01-03. Service unavailable. Look at register and calendar before you reply.',
          ),
        },
      ],
    },
  })),
]
