import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const sent = (wording: string): readonly JsonObject[] => [
  {
    headers: {},
    body: { email: ' Ada@Brun.example ', purpose: 'newsletter', choice: 'yes', wording },
  },
]
const first = '1|ada@brun.example|newsletter|yes|newsletter-2026-09|2026-11-20 09:00:00+01'
const second = '2|leo@roy.example|sms|no|sms-2026-09|2026-11-21 10:00:00+01'
const third =
  '3|ada@brun.example|newsletter|no|newsletter-2026-09|2026-11-22 18:00:00+01\n4|noe@blin.example|newsletter|yes|newsletter-2026-09|2026-11-22 19:00:00+01'
const SEALS = {
  first: '456facade915fc226c18326bbcae25bbc7c53fbe842c8a378d5caeafff6130ac',
  second: '8f08ce9f28ef32e4bb63704485158acc1e6aa4a9b24b78ac0a5140a2ba343ebb',
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un oui gardé', en: 'A yes, kept' },
    given: { choice: sent('newsletter-2026-09'), keep: [{ success: true }] },
    expects: {
      'whole.yes': [{ email: 'ada@brun.example', answer: 'yes' }],
      thanks: { count: 1 },
      days: 'not reached',
      refuse: 'not reached',
    },
    asks: {
      keep: [
        {
          options: {
            queryReplacement: ['ada@brun.example', 'newsletter', 'yes', 'newsletter-2026-09'],
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Texte que personne n’a relu', en: 'A wording nobody approved' },
    given: { choice: sent('brouillon-3') },
    expects: { 'whole.no': { count: 1 }, refuse: { count: 1 }, keep: 'not reached' },
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The database does not answer' },
    given: {
      choice: sent('newsletter-2026-02'),
      keep: { fails: 'could not connect to server' },
    },
    expects: { again: { count: 1 }, thanks: 'not reached' },
  },
  {
    name: { fr: 'Une nuit ordinaire', en: 'An ordinary night' },
    given: {
      night: [{}],
      days: [
        { day: '2026-11-20', lines: first, stored: SEALS.first },
        { day: '2026-11-21', lines: second, stored: SEALS.second },
        { day: '2026-11-22', lines: third, stored: null },
      ],
      store: [{ success: true }],
      anchor: [{ accepted: true }],
    },
    expects: {
      'state.fresh': [
        {
          day: '2026-11-22',
          count: 2,
          seal: '566dda0c63623359c30e525ada0173ebfaaa3c4883033f0f7367aef1cd39604b',
        },
      ],
      'state.broken': { count: 0 },
      alarm: 'not reached',
    },
    asks: {
      anchor: [
        {
          toEmail: 'sceaux@votre-avocat.example',
          subject: {
            fr: 'Sceau du 2026-11-22 : 2 choix',
            en: 'Seal of 2026-11-22: 2 choices',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un non devenu oui', en: 'A no turned yes' },
    given: {
      night: [{}],
      days: [
        { day: '2026-11-20', lines: first, stored: SEALS.first },
        { day: '2026-11-21', lines: second.replace('|no|', '|yes|'), stored: SEALS.second },
      ],
      alarm: [{ accepted: true }],
    },
    expects: { 'state.broken': [{ day: '2026-11-21', count: 1 }], store: 'not reached' },
    asks: {
      alarm: [{ subject: { fr: 'Sceau rompu : 2026-11-21', en: 'Seal broken: 2026-11-21' } }],
    },
  },
  {
    name: { fr: 'Preuves illisibles', en: 'Proofs unreadable' },
    given: {
      night: [{}],
      days: { fails: 'timeout expired' },
      alarm: [{ accepted: true }],
    },
    expects: { settings: [{ fromSite: false }], chain: 'not reached' },
    asks: {
      alarm: [
        {
          subject: {
            fr: 'Consentements : journée non scellée',
            en: 'Consents: day not sealed',
          },
        },
      ],
    },
  },
]
