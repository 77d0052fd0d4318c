import type { Example } from '../recipe.ts'

const wanted = (date: string, begins: string, ends: string) => [
  {
    service: 'Paie',
    date,
    begins,
    ends,
    what: ' Aucun bulletin ne pourra être édité. ',
    submittedAt: '2026-11-23T08:30:00.000+01:00',
    formMode: 'production',
  },
]
const ROWS = [
  { email: 'Eva@cabinet.example', company: 'Cabinet Roy' },
  { email: 'eva@cabinet.example', company: 'SARL Bel' },
  { email: 'paul@garage.example', company: 'Garage Vial' },
  { email: 'à compléter', company: 'Mairie' },
]
const NIGHT = wanted('2026-11-25', '23h00', '01:30')
const WHEN = {
  fr: 'mercredi 25 novembre 2026 de 23 h 00 à jeudi 26 novembre 2026 1 h 30',
  en: 'Wednesday 25 November 2026 from 23:00 to Thursday 26 November 2026 01:30',
}
const KEY = 'Paie/2026-11-25T22:00:00.000Z'
const yes = [{ send: { fr: 'Oui, écrire maintenant', en: 'Yes, write now' } }]
const no = [{ send: { fr: 'Non, ne rien envoyer', en: 'No, send nothing' } }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux adresses, une refusée', en: 'Two addresses, one refused' },
    given: {
      wanted: NIGHT,
      customers: ROWS,
      told: [],
      preview: yes,
      send: { runs: [[{ messageId: 'm1' }, { messageId: 'm2' }]] },
      remember: [
        { id: 1, maintenance: KEY, email: 'eva@cabinet.example' },
        { id: 2, maintenance: KEY, email: 'paul@garage.example' },
      ],
      end: [{}],
    },
    expects: {
      plan: [{ fault: '', key: KEY, when: WHEN, what: 'Aucun bulletin ne pourra être édité.' }],
      people: [
        {
          state: 'some',
          wrong: 1,
          told: 0,
          shown:
            '<li>Cabinet Roy, SARL Bel – eva@cabinet.example</li><li>Garage Vial – paul@garage.example</li>',
        },
      ],
      each: [{ email: 'eva@cabinet.example' }, { email: 'paul@garage.example' }],
      report: [{ sent: 2, left: '' }],
      nothing: 'not reached',
    },
    asks: {
      customers: [{ options: { queryReplacement: ['Paie'] } }],
      send: [
        {
          toEmail: 'eva@cabinet.example',
          text: {
            fr: 'Bonjour,\n\nAucun bulletin ne pourra être édité.\n\nService : Paie, pour Cabinet Roy, SARL Bel.\nQuand : mercredi 25 novembre 2026 de 23 h 00 à jeudi 26 novembre 2026 1 h 30, heure de Paris.\n\nSi cela tombe mal, répondez à ce message sans attendre.',
            en: 'Hello,\n\nAucun bulletin ne pourra être édité.\n\nService: Paie, for Cabinet Roy, SARL Bel.\nWhen: Wednesday 25 November 2026 from 23:00 to Thursday 26 November 2026 01:30, Paris time.\n\nIf this comes at a bad time, answer this message right away.',
          },
        },
        {},
      ],
    },
  },
  {
    name: { fr: 'Formulaire rechargé, envoi refusé', en: 'Form reloaded, email refused' },
    given: {
      wanted: wanted('2026-11-27', '7:00', '8h'),
      customers: ROWS,
      told: [{ id: 1, maintenance: 'x', email: 'eva@cabinet.example' }],
      preview: yes,
      send: { fails: 'Mailbox unavailable' },
      end: [{}],
    },
    expects: {
      plan: [
        {
          when: {
            fr: 'vendredi 27 novembre 2026 de 7 h 00 à 8 h 00',
            en: 'Friday 27 November 2026 from 07:00 to 08:00',
          },
        },
      ],
      each: [{ email: 'paul@garage.example', companies: 'Garage Vial' }],
      report: [{ sent: 0, left: 'paul@garage.example' }],
      remember: 'not reached',
    },
    asks: {
      end: [
        {
          completionMessage: {
            fr: 'À appeler, courriel refusé : paul@garage.example',
            en: 'To be rung up, email refused: paul@garage.example',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Non devant la liste', en: 'No in front of the list' },
    given: { wanted: NIGHT, customers: ROWS, told: [], preview: no, nothing: [{}] },
    expects: { people: [{ state: 'some' }], each: 'not reached' },
    asks: {
      nothing: [
        {
          completionMessage: {
            fr: 'Adresses restant à prévenir : 2. Déjà prévenues : 0. Illisibles : 1.',
            en: 'Addresses left to tell: 2. Told already: 0. Illegible: 1.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Aucun client de ce service', en: 'No customer of that service' },
    given: { wanted: NIGHT, customers: [], told: [], nothing: [{}] },
    expects: { people: [{ state: 'none', wrong: 0 }], preview: 'not reached' },
  },
  {
    name: { fr: 'Base injoignable', en: 'Database out of reach' },
    given: { wanted: NIGHT, customers: { fails: 'Connection refused' }, told: [], down: [{}] },
    expects: { people: [{ state: 'down', cause: 'Connection refused' }] },
    asks: {
      down: [
        {
          completionMessage: {
            fr: 'Aucun message n’est parti. Cause : Connection refused',
            en: 'No message has left. Cause: Connection refused',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Dès demain', en: 'As early as tomorrow' },
    given: { wanted: wanted('2026-11-24', '22:00', '23:00'), bad: [{}] },
    expects: {
      plan: [
        {
          fault: {
            fr: 'La maintenance commence dans moins de 48 heures : prévenez par téléphone.',
            en: 'The maintenance begins in less than 48 hours: tell people by phone.',
          },
        },
      ],
      customers: 'not reached',
    },
  },
  {
    name: { fr: 'Heure mal tapée', en: 'A mistyped time' },
    given: { wanted: wanted('2026-11-27', '25h', '23:00'), bad: [{}] },
    expects: {
      plan: [
        {
          fault: {
            fr: 'Écrivez les heures ainsi : 22h00 ou 22:00.',
            en: 'Write times like this: 22:00 or 22h00.',
          },
        },
      ],
      'sound.no': { count: 1 },
    },
  },
]
