import type { Example } from '../recipe.ts'

const request = (from: string, to: string) => [
  {
    from,
    to,
    reason: 'inventaire',
    email: 'gerant@votre-entreprise.example',
    submittedAt: '2026-11-23T08:30:00.000+01:00',
    formMode: 'production',
  },
]
const yes = [{ go: { fr: 'Oui', en: 'Yes' } }]
const closed = (day: number) => ({ startDate: { year: 2026, month: 11, day }, closed: true })
const christmas = { startDate: { year: 2026, month: 12, day: 25 }, closed: true }
const notice = {
  fr: 'Fermé du vendredi 27 novembre au samedi 28 novembre (inventaire). Ensuite, horaires habituels.',
  en: 'Closed from Friday 27 November to Saturday 28 November (inventaire). Usual hours after that.',
}
const published = {
  read: [{ specialHours: { specialHourPeriods: [christmas, closed(27)] } }, {}],
  write: [{ name: 'locations/2001' }, { name: 'locations/2002' }],
  news: [{ name: 'p1' }, { name: 'p2' }],
  site: [{ id: 501 }],
  withdraw: [{ id: 501 }],
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux jours, deux magasins', en: 'Two days, two shops' },
    given: { request: request('2026-11-27', '2026-11-28'), show: yes, ...published },
    expects: {
      check: [{ fault: '', days: 2, notice, end: '2026-11-29T00:00:00.000+01:00' }],
      days: [
        {
          place: 'Nantes',
          body: { specialHours: { specialHourPeriods: [christmas, closed(27), closed(28)] } },
        },
        {
          place: 'Angers',
          body: { specialHours: { specialHourPeriods: [closed(27), closed(28)] } },
        },
      ],
      warn: 'not reached',
      post: 'not reached',
    },
    asks: {
      write: [
        {
          url: 'https://mybusinessbusinessinformation.googleapis.com/v1/locations/2001',
          queryParameters: { parameters: [{ name: 'updateMask', value: 'specialHours' }] },
        },
        { url: 'https://mybusinessbusinessinformation.googleapis.com/v1/locations/2002' },
      ],
      site: [
        {
          title: {
            fr: 'Fermé du vendredi 27 novembre au samedi 28 novembre',
            en: 'Closed from Friday 27 November to Saturday 28 November',
          },
        },
      ],
      withdraw: [{ postId: '501', updateFields: { status: 'draft' } }],
    },
  },
  {
    name: { fr: 'Un seul jour, abandonné', en: 'One day, given up' },
    given: {
      request: request('2026-12-04', '2026-12-04'),
      show: [{ go: { fr: 'Non', en: 'No' } }],
      dropped: [{}],
    },
    expects: {
      check: [
        {
          notice: {
            fr: 'Fermé le vendredi 4 décembre (inventaire). Ensuite, horaires habituels.',
            en: 'Closed on Friday 4 December (inventaire). Usual hours after that.',
          },
        },
      ],
      'go.no': { count: 1 },
      places: 'not reached',
    },
  },
  {
    name: { fr: 'Une date passée', en: 'A date in the past' },
    given: { request: request('2026-11-20', '2026-11-28'), wrong: [{}] },
    expects: {
      check: [
        { fault: { fr: 'La date de début est passée.', en: 'The first day is in the past.' } },
      ],
      'right.no': { count: 1 },
      show: 'not reached',
    },
  },
  {
    name: { fr: 'Google refuse, le site aussi', en: 'Google refuses, and so does the website' },
    given: {
      request: request('2026-11-27', '2026-11-28'),
      show: yes,
      read: { fails: 'The caller does not have permission' },
      warn: [{ messageId: 'f-1' }],
      site: { fails: 'Sorry, you are not allowed to create posts.' },
      post: [{ messageId: 'f-2' }],
    },
    expects: { check: [{ notice }], days: 'not reached', until: 'not reached' },
    asks: {
      warn: [
        {
          subject: {
            fr: 'Google, à faire à la main : 2 magasin(s)',
            en: 'Google, to be done by hand: 2 shop(s)',
          },
          text: {
            fr: 'Nantes, Lire les jours spéciaux – The caller does not have permission\nAngers, Lire les jours spéciaux – The caller does not have permission',
            en: 'Nantes, Read special days – The caller does not have permission\nAngers, Read special days – The caller does not have permission',
          },
        },
      ],
      post: [
        {
          subject: {
            fr: 'Article non publié sur le site',
            en: 'Post not published on the website',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Les horaires ne s’écrivent pas', en: 'Hours cannot be written' },
    given: {
      request: request('2026-11-27', '2026-11-28'),
      show: yes,
      ...published,
      write: { fails: 'Invalid argument' },
      warn: [{ messageId: 'f-3' }],
      withdraw: { fails: 'Invalid post ID.' },
      post: [{ messageId: 'f-4' }],
    },
    expects: { days: { count: 2 }, news: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Nantes, Fermer sur Google – Invalid argument\nAngers, Fermer sur Google – Invalid argument',
            en: 'Nantes, Close on Google – Invalid argument\nAngers, Close on Google – Invalid argument',
          },
        },
      ],
      post: [
        {
          subject: {
            fr: 'Article à retirer du site',
            en: 'Post to be taken off the website',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La nouvelle est refusée', en: 'The news is refused' },
    given: {
      request: request('2026-11-27', '2026-11-28'),
      show: yes,
      ...published,
      news: { fails: 'Quota exceeded' },
      warn: [{ messageId: 'f-5' }],
    },
    expects: { days: { count: 2 }, post: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Nantes, Publier la nouvelle – Quota exceeded\nAngers, Publier la nouvelle – Quota exceeded',
            en: 'Nantes, Post the news – Quota exceeded\nAngers, Post the news – Quota exceeded',
          },
        },
      ],
    },
  },
]
