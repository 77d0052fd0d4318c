import type { Example } from '../recipe.ts'

const sheet = (Stage: string, Promised?: string, Phone = '06 12 34 56 78') => ({
  id: 'rec1',
  createdTime: '2026-11-10T08:00:00.000Z',
  Ref: 'V-204',
  Phone,
  Stage,
  ...(Promised && { Promised }),
})
const asked = (ref: string, digits = '5678') => [{ ref, digits }]
const count = (tries: number, ref = 'V-204') => [{ [`repair:${ref}`]: tries }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Pièce commandée, jour à venir', en: 'Part on order, day to come' },
    given: {
      asked: asked(' v-204 '),
      tries: count(1),
      find: [sheet('Pièce', '2026-11-27')],
      answer: [{}],
    },
    expects: {
      settings: [{ ref: 'V-204', digits: '5678' }],
      state: [
        {
          state: 'found',
          words: {
            fr: 'Une pièce est commandée. Jour prévu : 27/11/2026.',
            en: 'A part is on order. Day planned: 27/11/2026.',
          },
        },
      ],
      warn: 'not reached',
    },
    asks: {
      find: [{ filterByFormula: "UPPER({Ref}) = 'V-204'" }],
      tries: [{ key: 'repair:V-204' }],
    },
  },
  {
    name: { fr: 'Jour promis dépassé', en: 'Promised day gone by' },
    given: {
      asked: asked('V-204'),
      tries: count(2),
      find: [sheet('Atelier', '2026-11-20')],
      warn: [{ ok: true }],
      answer: [{}],
    },
    expects: { state: [{ state: 'late', promised: '20/11/2026' }] },
    asks: {
      warn: [
        {
          text: {
            fr: 'Dossier V-204 : promis le 20/11/2026, le client vient de regarder. Appelez-le.',
            en: 'Case V-204: promised for 20/11/2026, the customer has just looked. Ring them.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Prêt, promis hier', en: 'Ready, promised yesterday' },
    given: {
      asked: asked('V-204'),
      tries: count(1),
      find: [sheet('Prêt', '2026-11-22')],
      answer: [{}],
    },
    expects: {
      state: [
        {
          state: 'found',
          words: {
            fr: 'C’est prêt : vous pouvez venir.',
            en: 'It is ready: you may come.',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Formule glissée, chiffres d’un autre',
      en: 'Formula slipped in, another’s digits',
    },
    given: {
      asked: asked("V-204') OR ('1'='1", '00 00'),
      tries: count(1, 'V-204OR11'),
      find: [sheet('Prêt')],
      unknown: [{}],
    },
    expects: {
      settings: [{ ref: 'V-204OR11' }],
      state: [{ state: 'unknown' }],
      answer: 'not reached',
    },
  },
  {
    name: { fr: 'Airtable et Slack muets', en: 'Airtable and Slack silent' },
    given: {
      asked: asked('V-204'),
      tries: count(1),
      find: { fails: 'Service unavailable' },
      warn: { fails: 'Forbidden' },
      answer: [{}],
    },
    expects: {
      state: [
        {
          state: 'down',
          words: {
            fr: 'Nos fiches sont hors d’atteinte pour le moment. Appelez le 02 00 00 00 00.',
            en: 'Our sheets are out of reach for now. Ring 02 00 00 00 00.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Sixième essai', en: 'Sixth try' },
    given: { asked: asked('V-204', '1111'), tries: count(6), closed: [{}] },
    expects: { 'few.no': { count: 1 }, find: 'not reached' },
  },
  {
    name: { fr: 'Redis ne répond pas', en: 'Redis does not answer' },
    given: { asked: asked('V-204'), tries: { fails: 'Connection refused' }, closed: [{}] },
    expects: { 'few.no': { count: 1 }, find: 'not reached' },
  },
]
