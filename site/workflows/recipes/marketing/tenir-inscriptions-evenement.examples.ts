import type { Example } from '../recipe.ts'

const person = (id: number, name: string, status: string, signed_at = '2026-11-10T09:00:00') => ({
  id,
  name,
  email: `${name.toLowerCase()}@invite.example`,
  key: `k${id}`,
  status,
  signed_at,
})
const full = Array.from({ length: 40 }, (_, at) => person(at + 1, `Invite${at + 1}`, 'confirmed'))
const signup = (name: string, email: string) => [
  { name, email, submittedAt: '2026-11-23T08:30:00.000+01:00', formMode: 'production' },
]
const cancel = (k: string) => [
  { k, submittedAt: '2026-11-23T08:30:00.000+01:00', formMode: 'production' },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Première inscrite', en: 'The first to sign up' },
    given: {
      signup: signup('Nora', ' Nora@invite.example '),
      rows: [],
      keep: [{ id: 1 }],
      welcome: [{ messageId: 'e-1' }],
      done: [{}],
    },
    expects: {
      seat: [{ state: 'seat', email: 'nora@invite.example', left: 40 }],
      'state.seat': { count: 1 },
      next: 'not reached',
    },
    asks: {
      welcome: [
        {
          toEmail: 'nora@invite.example',
          subject: { fr: 'Votre place est réservée', en: 'Your seat is booked' },
        },
      ],
    },
  },
  {
    name: { fr: 'Complet, rang deux', en: 'Full, number two' },
    given: {
      signup: signup('Omar', 'omar@invite.example'),
      rows: [...full, person(41, 'Lise', 'waiting'), person(42, 'Jean', 'cancelled')],
      queue: [{ id: 43 }],
      queued: [{}],
    },
    expects: { seat: [{ state: 'waiting', rank: 2, left: 0 }], keep: 'not reached' },
    asks: {
      queue: [
        {
          fieldsToSend: {
            properties: [
              { fieldValue: 'Omar' },
              { fieldValue: 'omar@invite.example' },
              { fieldId: 'key' },
              { fieldId: 'status', fieldValue: 'waiting' },
              { fieldValue: '2026-11-23T08:30:00.000+01:00' },
            ],
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Déjà inscrite', en: 'Signed up already' },
    given: {
      signup: signup('Lise', 'lise@invite.example'),
      rows: [person(41, 'Lise', 'confirmed')],
      already: [{}],
    },
    expects: { seat: [{ state: 'twice', status: 'confirmed', left: 39 }], queue: 'not reached' },
  },
  {
    name: { fr: 'Une place libérée, donnée aussitôt', en: 'A seat freed and given at once' },
    given: {
      cancel: cancel('k7'),
      rows: [
        ...full,
        person(51, 'Zoe', 'waiting', '2026-11-20T10:00:00'),
        person(50, 'Lise', 'waiting', '2026-11-19T10:00:00'),
      ],
      free: [{ id: 7 }],
      thanks: [{}],
      promote: [{ id: 50 }],
      lucky: [{ messageId: 'e-2' }],
    },
    expects: {
      next: [{ id: 7, next: 50, name: 'Lise' }],
      someone: { count: 1 },
      seat: 'not reached',
    },
    asks: {
      free: [{ rowId: 7 }],
      promote: [{ rowId: 50 }],
      lucky: [
        {
          toEmail: 'lise@invite.example',
          text: {
            fr: 'Bonjour Lise,\n\nVotre place est réservée : jeudi 10 décembre, 8 h 30, 12 quai des Docks, Nantes.\n\nUn empêchement ? Deux clics libèrent la place pour quelqu’un d’autre :\nhttps://n8n.votre-entreprise.example/form/free-seat?k=k50',
            en: 'Hello Lise,\n\nYour seat is booked: Thursday 10 December, 8:30 am, 12 quai des Docks, Nantes.\n\nSomething came up? Two clicks free the seat for somebody else:\nhttps://n8n.votre-entreprise.example/form/free-seat?k=k50',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un lien déjà utilisé', en: 'A link used already' },
    given: {
      cancel: cancel('k7'),
      rows: [person(7, 'Invite7', 'cancelled')],
      unknown: [{}],
    },
    expects: { next: [{ id: 0, next: 0 }], 'found.no': { count: 1 }, free: 'not reached' },
  },
  {
    name: { fr: 'L’annulation ne s’écrit pas', en: 'The cancellation cannot be written' },
    given: {
      cancel: cancel('k7'),
      rows: full,
      free: { fails: 'Table is locked' },
      unknown: [{}],
    },
    expects: { next: [{ id: 7, next: 0 }], thanks: 'not reached' },
    asks: {
      unknown: [
        {
          completionMessage: {
            fr: 'Aucune inscription annulée. Déjà fait ? Sinon, écrivez à evenements@votre-entreprise.example.',
            en: 'No registration was cancelled. Done already? If not, write to evenements@votre-entreprise.example.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Grist ne se lit pas', en: 'Grist cannot be read' },
    given: {
      signup: signup('Nora', 'nora@invite.example'),
      rows: { fails: 'Service unavailable' },
      sorry: [{}],
    },
    expects: { seat: [{ state: 'silent' }], 'state.other': { count: 1 }, keep: 'not reached' },
  },
  {
    name: { fr: 'La place ne s’écrit pas', en: 'The seat cannot be written' },
    given: {
      signup: signup('Nora', 'nora@invite.example'),
      rows: [],
      keep: { fails: 'Permission denied' },
      sorry: [{}],
    },
    expects: { seat: [{ state: 'seat', rank: 1 }], welcome: 'not reached' },
  },
  {
    name: { fr: 'L’attente ne s’écrit pas', en: 'The waiting list cannot be written' },
    given: {
      signup: signup('Omar', 'omar@invite.example'),
      rows: full,
      queue: { fails: 'Permission denied' },
      sorry: [{}],
    },
    expects: { seat: [{ state: 'waiting', rank: 1, left: 0 }], queued: 'not reached' },
  },
]
