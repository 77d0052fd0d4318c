import type { Example } from '../recipe.ts'

const ticket = (id: number, created_at: string, first_responded_at: string | null, status = 4) => ({
  id,
  status,
  spam: false,
  source: 2,
  created_at,
  stats: { first_responded_at },
})
/** Nine answered in an hour on Friday; four on Thursday took until Friday noon. */
const QUICK = Array.from({ length: 9 }, (_, at) =>
  ticket(at + 1, '2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z'),
)
const SLOW = Array.from({ length: 4 }, (_, at) =>
  ticket(at + 20, '2026-11-19T14:00:00Z', '2026-11-20T11:00:00Z'),
)
const LEFT = [
  // Answered before the days counted; solved without an answer; made by an agent.
  ticket(30, '2026-10-30T09:00:00Z', '2026-11-02T09:00:00Z'),
  ticket(31, '2026-11-19T09:00:00Z', null, 5),
  { ...ticket(32, '2026-11-02T09:00:00Z', null, 2), source: 10 },
]
/** In a status of the company's own, such as waiting for a supplier. */
const WAITING = ticket(40, '2026-11-17T08:00:00Z', null, 7)
const wrap = (said: string) =>
  `<p>Bonjour.</p><span class="delai" id="response-time">${said}</span><p>$1 & après</p>`
const page = (said: string) => [{ id: 12, content: { raw: wrap(said) } }]
const HALF = {
  fr: 'Ces derniers jours, trois demandes sur quatre ont eu une première réponse en moins d’un jour ouvré.',
  en: 'In the past few days, three requests in four had a first answer within one working day.',
}
const HOUR = {
  fr: HALF.fr.replace('d’un jour ouvré', 'd’une heure d’ouverture'),
  en: HALF.en.replace('one working day', 'one opening hour'),
}
const PLAIN = {
  fr: 'Nous répondons pendant nos heures d’ouverture.',
  en: 'We answer during our opening hours.',
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'La semaine ralentit', en: 'The week is slowing down' },
    given: {
      hourly: [{}],
      tickets: [...QUICK, ...SLOW, WAITING, ...LEFT],
      page: page('Réponse sous 24 heures'),
      write: [{ id: 12 }],
    },
    expects: {
      delay: [{ said: HALF, hours: 6, count: 14, cause: '' }],
      patch: [{ state: 'changed', content: { fr: wrap(HALF.fr), en: wrap(HALF.en) } }],
      warn: 'not reached',
      lost: 'not reached',
    },
    asks: { write: [{ url: 'https://www.votre-entreprise.example/wp-json/wp/v2/pages/12' }] },
  },
  {
    name: { fr: 'Une heure plus tard, pareil', en: 'An hour later, the same' },
    given: {
      hourly: [{}],
      tickets: [...QUICK, SLOW[0]!],
      page: [{ id: 12, content: { raw: { fr: wrap(HOUR.fr), en: wrap(HOUR.en) } } }],
    },
    expects: {
      delay: [{ said: HOUR, hours: 1 }],
      patch: [{ state: 'same' }],
      write: 'not reached',
    },
  },
  {
    name: { fr: 'Freshdesk muet', en: 'Freshdesk silent' },
    given: {
      hourly: [{}],
      tickets: { fails: 'Timeout' },
      page: page(''),
      write: [{ id: 12 }],
      warn: [{ ok: true }],
    },
    expects: { delay: [{ said: PLAIN, hours: null, count: 0 }], lost: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Page de contact : délai retiré, Freshdesk ne répond pas (Timeout).',
            en: 'Contact page: time taken off, Freshdesk does not answer (Timeout).',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Trop peu de demandes, écriture refusée', en: 'Too few requests, writing refused' },
    given: {
      hourly: [{}],
      tickets: QUICK,
      page: page(''),
      write: { fails: 'Forbidden' },
      lost: [{ ok: true }],
    },
    expects: { delay: [{ said: PLAIN, count: 9 }] },
    asks: {
      lost: [
        {
          text: {
            fr: 'Page de contact non mise à jour : Forbidden. Vérifiez le délai affiché.',
            en: 'Contact page not updated: Forbidden. Check the time on show.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Marque effacée', en: 'Mark deleted' },
    given: {
      hourly: [{}],
      tickets: [],
      page: [{ id: 12, content: { raw: '<p>Bonjour.</p>' } }],
      lost: [{ ok: true }],
    },
    expects: { patch: [{ state: 'unmarked' }] },
    asks: {
      lost: [
        {
          text: {
            fr: 'Page de contact non mise à jour : la marque response-time n’y est plus. Vérifiez le délai affiché.',
            en: 'Contact page not updated: the mark response-time is gone. Check the time on show.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'WordPress muet', en: 'WordPress silent' },
    given: {
      hourly: [{}],
      tickets: QUICK,
      page: { fails: 'Unauthorized' },
      lost: [{ ok: true }],
    },
    expects: { patch: [{ state: 'unread', cause: 'Unauthorized' }] },
  },
]
