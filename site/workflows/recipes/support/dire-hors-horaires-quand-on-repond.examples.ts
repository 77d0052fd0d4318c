import type { Example } from '../recipe.ts'

const mail = (
  from: string,
  subject: string,
  textPlain: string,
  metadata: Readonly<Record<string, string>> = {},
) => ({
  from,
  to: 'service@chauffage-delmas.example',
  subject,
  date: 'Mon, 23 Nov 2026 08:20:00 +0100',
  textPlain,
  textHtml: '',
  metadata,
})
const LEAK = mail('Nadia Perrin <nadia@client.example>', 'URGENT', 'Une Fuité sous la chaudière !')
const BILL = mail('paul@client.example', 'Facture', 'Pouvez-vous me la renvoyer ?', {
  'reply-to': 'compta@client.example',
})
const ROBOTS = [
  mail('eva@client.example', 'Absence', 'En congé', { 'auto-submitted': 'auto-replied' }),
  mail('lettre@presse.example', 'Lettre', 'À lire', { 'list-unsubscribe': '<https://x.example>' }),
  mail('chef@chauffage-delmas.example', 'Note', 'Réunion'),
]
const passed = (
  sender: string,
  to: string,
  subject: string,
  urgent: boolean,
  when: string | { fr: string; en: string },
) => ({
  sender,
  to,
  subject,
  urgent,
  when,
  key: `${sender}/2026-11-23/${urgent ? 'urgent' : 'usual'}`,
})
const TEN = { fr: 'aujourd’hui à 10 h', en: 'today at 10:00' }
/** Monday is a public holiday, and on Tuesday the company is closed for itself. */
const WEDNESDAY = { fr: 'mercredi 25 novembre à 8 h 30', en: 'on Wednesday 25 November at 8:30' }
const YEAR = { '2026-11-11': '11 novembre', '2026-12-25': 'Jour de Noël' }
const leak = passed('nadia@client.example', 'nadia@client.example', 'URGENT', true, TEN)
const bill = passed('paul@client.example', 'compta@client.example', 'Facture', false, TEN)

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Lundi matin : une fuite, une facture écrite deux fois, trois robots',
      en: 'Monday morning: a leak, a bill asked for twice, three robots',
    },
    given: {
      received: [LEAK, BILL, BILL, ...ROBOTS],
      holidays: [YEAR],
      fresh: [leak, bill],
      wake: [{ sid: 'SM1' }],
      calm: [{ messageId: 'm1' }],
      reply: [{ messageId: 'm2' }],
      remember: { runs: [[{ id: 1 }], [{ id: 2 }]] },
    },
    expects: {
      opening: [leak, bill, bill],
      single: { count: 2 },
      'urgent.yes': { count: 1 },
      silent: 'not reached',
    },
    asks: {
      wake: [
        {
          message: {
            fr: 'Urgence signalée par nadia@client.example : URGENT',
            en: 'Emergency reported by nadia@client.example: URGENT',
          },
        },
      ],
      reply: [
        {
          toEmail: 'compta@client.example',
          subject: 'Re: Facture',
          text: {
            fr: 'Bonjour,\n\nVotre message est bien arrivé. Nous sommes fermés et le lirons aujourd’hui à 10 h. Pour une urgence, appelez l’astreinte au votre numéro d’astreinte.\n\nCe message est automatique ; il n’est envoyé qu’une fois.',
            en: 'Hello,\n\nYour message has arrived. We are closed and will read it today at 10:00. In an emergency ring the person on call: your on-call number.\n\nThis message is automatic and is sent only once.',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Lundi férié, mardi fermé, courriels refusés',
      en: 'Monday and Tuesday off, emails refused',
    },
    given: {
      received: [LEAK, BILL],
      holidays: [{ ...YEAR, '2026-11-23': 'Fermeture' }],
      fresh: [
        { ...leak, when: WEDNESDAY, key: 'nadia@client.example/2026-11-25/urgent' },
        { ...bill, when: WEDNESDAY, key: 'paul@client.example/2026-11-25/usual' },
      ],
      wake: [{ sid: 'SM2' }],
      calm: { fails: 'Mailbox full' },
      reply: { fails: 'Mailbox unavailable' },
      unsent: { runs: [[{ ok: true }], [{ ok: true }]] },
    },
    expects: {
      opening: [
        { when: WEDNESDAY, key: 'nadia@client.example/2026-11-25/urgent' },
        { when: WEDNESDAY, key: 'paul@client.example/2026-11-25/usual' },
      ],
      remember: 'not reached',
    },
    asks: {
      unsent: [
        {
          text: {
            fr: 'Message automatique refusé pour nadia@client.example (Mailbox full).',
            en: 'Automatic message refused for nadia@client.example (Mailbox full).',
          },
        },
        {
          text: {
            fr: 'Message automatique refusé pour compta@client.example (Mailbox unavailable).',
            en: 'Automatic message refused for compta@client.example (Mailbox unavailable).',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Ni SMS ni jours fériés', en: 'Neither text nor holidays' },
    given: {
      received: [LEAK],
      holidays: { fails: 'Service unavailable' },
      fresh: [
        {
          ...leak,
          when: { fr: 'dès la réouverture', en: 'as soon as we are back' },
        },
      ],
      wake: { fails: 'Unreachable' },
      silent: [{ ok: true }],
      reply: [{ messageId: 'm3' }],
      remember: [{ id: 3 }],
    },
    expects: {
      opening: [{ when: { fr: 'dès la réouverture', en: 'as soon as we are back' } }],
      calm: 'not reached',
    },
    asks: {
      silent: [
        {
          text: {
            fr: 'SMS d’astreinte refusé. nadia@client.example signale : URGENT',
            en: 'On-call text refused. nadia@client.example reports: URGENT',
          },
        },
      ],
    },
  },
]
