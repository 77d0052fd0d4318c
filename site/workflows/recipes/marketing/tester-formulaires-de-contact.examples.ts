import type { Example } from '../recipe.ts'

/** The run begins at 8:30 in the examples; minutes are counted from there. */
const mail = (name: string, minutes: number) => ({
  id: `m-${name}`,
  Subject: `Nouveau message : TEST 2026-11-23 [${name}]`,
  snippet: 'Un visiteur vous écrit',
  internalDate: String(Date.parse('2026-11-23T07:30:00.000Z') + minutes * 60_000),
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Contact arrive, devis se perd', en: 'Contact arrives, quote gets lost' },
    given: {
      nightly: [{}],
      send: [{ data: 'Merci' }, { data: 'ok' }],
      // Another form’s mark begins alike: it is not the one of « devis ».
      mails: [mail('contact', 1), mail('devis-pro', 1)],
      tidy: [{ id: 'm-contact' }],
      alert: [{ ok: true }],
    },
    expects: {
      fill: [
        { mark: 'TEST 2026-11-23 [contact]', body: { nom: 'TEST 2026-11-23 [contact]' } },
        { mark: 'TEST 2026-11-23 [devis]', body: { need: 'TEST 2026-11-23 [devis]' } },
      ],
      judge: [
        { name: 'contact', state: 'good' },
        { name: 'devis', state: 'lost' },
      ],
      unknown: 'not reached',
    },
    asks: {
      send: [
        {
          body: 'nom=TEST%202026-11-23%20%5Bcontact%5D&email=test%40votre-entreprise.example&message=TEST%202026-11-23%20%5Bcontact%5D',
        },
        { url: 'https://devis.votre-entreprise.example/api/form' },
      ],
      mails: [{ filters: { q: 'in:inbox "TEST 2026-11-23"' } }],
      alert: [
        {
          text: {
            fr: ':rotating_light: Formulaires :\ndevis : envoyé, jamais arrivé',
            en: ':rotating_light: Forms:\ndevis: sent, never arrived',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Les deux sites refusent', en: 'Both sites refuse' },
    given: {
      nightly: [{}],
      send: { fails: 'The service was not able to process your request' },
      mails: [],
      alert: [{ ok: true }],
    },
    expects: { judge: [{ state: 'refused' }, { state: 'refused' }], tidy: 'not reached' },
    asks: {
      alert: [
        {
          text: {
            fr: ':rotating_light: Formulaires :\ncontact : envoi refusé, The service was not able to process your request\ndevis : envoi refusé, The service was not able to process your request',
            en: ':rotating_light: Forms:\ncontact: refused, The service was not able to process your request\ndevis: refused, The service was not able to process your request',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Tout arrive, l’un en quatorze minutes',
      en: 'All arrive, one after fourteen minutes',
    },
    given: {
      nightly: [{}],
      send: [{ data: 'Merci' }, { data: 'ok' }],
      mails: [mail('contact', 2), mail('devis', 14)],
      tidy: [{ id: 'm-contact' }],
      alert: [{ ok: true }],
    },
    expects: { judge: [{ state: 'good' }, { state: 'slow' }] },
    asks: {
      alert: [
        {
          text: {
            fr: ':rotating_light: Formulaires :\ndevis : arrivé en 14 min',
            en: ':rotating_light: Forms:\ndevis: arrived in 14 min',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Gmail ne répond pas', en: 'Gmail does not answer' },
    given: {
      nightly: [{}],
      send: [{ data: 'Merci' }, { data: 'ok' }],
      mails: { fails: 'Service unavailable' },
      unknown: [{ ok: true }],
    },
    expects: { 'sure.silent': { count: 1 }, judge: 'not reached' },
    asks: {
      unknown: [
        {
          text: {
            fr: 'Formulaires non vérifiés cette nuit : Service unavailable',
            en: 'Forms not checked tonight: Service unavailable',
          },
        },
      ],
    },
  },
]
