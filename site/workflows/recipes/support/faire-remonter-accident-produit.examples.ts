import type { Example } from '../recipe.ts'

const HAND = 'Le chargeur a fondu et j’ai une marque à la main.'
const WHY = { fr: `« ${HAND} »`, en: `“${HAND}”` }
const created = (text: string) => [
  { headers: {}, params: {}, query: {}, body: { ticket: 41, subject: 'Échange', text } },
]
const FRESH = [{ ticket: '41' }]
const said = (accident: boolean, quote: string): string =>
  JSON.stringify({ output: { accident, quote } })
const told = (text: string) => ({ created: created(text), fresh: FRESH, mark: [{ id: 1 }] })
const raised = {
  ...told(`<div>Bonjour,<br>${HAND}</div>`),
  medium: { says: [said(true, HAND)] },
  urgent: [{ id: 41 }],
  warn: [{ id: 9 }],
}
const row = (state: { readonly fr: string; readonly en: string }) => [
  {
    columns: {
      value: { ticket: '41', known: '2026-11-23 08:30', why: WHY, state },
    },
  },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un chargeur qui fond, accident confirmé', en: 'A melted charger, confirmed' },
    given: { ...raised, ask: [{ data: { approved: true } }], register: [{ ticket: '41' }] },
    expects: {
      weigh: [{ state: 'raised', why: WHY }],
      'judged.yes': { count: 1 },
      phone: 'not reached',
    },
    asks: {
      urgent: [{ url: 'https://votre-entreprise.freshdesk.com/api/v2/tickets/41' }],
      ask: [
        {
          message: {
            fr: `Ticket #41 : accident possible. « ${HAND} »\nhttps://votre-entreprise.freshdesk.com/a/tickets/41`,
            en: `Ticket #41: possible accident. “${HAND}”\nhttps://votre-entreprise.freshdesk.com/a/tickets/41`,
          },
        },
      ],
      register: row({ fr: 'accident', en: 'accident' }),
    },
  },
  {
    name: { fr: 'Personne ne répond', en: 'Nobody answers' },
    given: {
      ...raised,
      ask: [{}],
      register: [{ ticket: '41' }],
      phone: [{ sid: 'SM1' }],
    },
    expects: { 'judged.no': { count: 1 }, calm: 'not reached' },
    asks: {
      register: row({ fr: 'à qualifier', en: 'to be judged' }),
      phone: [
        {
          message: {
            fr: 'Ticket 41, accident possible : personne n’a répondu dans Slack, à qualifier.',
            en: 'Ticket 41, possible accident: nobody answered in Slack, to be judged.',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Phrase inventée, mot d’alerte, fausse alerte',
      en: 'Invented sentence, alarm word, false alarm',
    },
    given: {
      ...told('La cafetière sent le BRULÉ, mon mari travaille à l’hopital.'),
      medium: { says: [said(true, 'Elle a explosé hier soir.')] },
      urgent: { fails: 'Forbidden' },
      warn: [{ id: 9 }],
      ask: [{ data: { approved: false } }],
      calm: [{ id: 10 }],
    },
    expects: {
      weigh: [{ state: 'raised', why: { fr: 'mots : brûl, hôpital', en: 'words: brûl, hôpital' } }],
      register: 'not reached',
    },
    asks: {
      calm: [
        {
          url: 'https://votre-entreprise.freshdesk.com/api/v2/tickets/41/notes',
          jsonBody: {
            fr: '{"private":true,"body":"Qualité : ce n’est pas un accident. Traitez normalement et remettez la priorité."}',
            en: '{"private":true,"body":"Quality: this is no accident. Deal with it as usual and reset the priority."}',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Modèle, Slack et registre en panne', en: 'Model, Slack and register down' },
    given: {
      ...told('De la fumée est sortie du socle.'),
      medium: { fails: 'Overloaded' },
      urgent: [{ id: 41 }],
      warn: { fails: 'Forbidden' },
      ask: { fails: 'channel_not_found' },
      register: { fails: 'Quota exceeded' },
      phone: [{ sid: 'SM2' }],
    },
    expects: {
      weigh: [
        {
          state: 'raised',
          why: { fr: 'mots : fumée · modèle muet', en: 'words: fumée · model silent' },
        },
      ],
    },
    asks: {
      phone: [
        {
          message: {
            fr: 'Ticket 41, accident possible : registre en panne, à inscrire à la main.',
            en: 'Ticket 41, possible accident: register down, to be entered by hand.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Modèle muet, aucun mot d’alerte', en: 'Model silent, no alarm word' },
    given: {
      ...told('Ça m’a pété au visage.'),
      medium: { fails: 'Overloaded' },
      look: [{ ok: true }],
    },
    expects: { weigh: [{ state: 'unread' }], urgent: 'not reached' },
    asks: {
      look: [
        {
          text: {
            fr: 'Ticket #41 non lu par le modèle, sans mot d’alerte : jetez-y un œil.',
            en: 'Ticket #41 not read by the model, without an alarm word: have a look.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un simple échange', en: 'A plain exchange' },
    given: {
      ...told('Le chargeur ne marche plus.'),
      medium: { says: [said(false, '')] },
    },
    expects: { weigh: [{ state: 'quiet', why: '' }], urgent: 'not reached', look: 'not reached' },
  },
  {
    name: { fr: 'Freshdesk appelle deux fois', en: 'Freshdesk calls twice' },
    given: { created: created(HAND), fresh: [] },
    expects: {
      settings: [{ ticket: '41', wrote: `Échange\n${HAND}`, known: '2026-11-23 08:30' }],
      read: 'not reached',
    },
  },
]
