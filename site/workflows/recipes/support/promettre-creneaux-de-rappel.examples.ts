import type { Example } from '../recipe.ts'

const asked = (phone = '06 12 34 56 78') => [
  { name: 'Léa <Brun>', phone, about: 'Chaudière\nen panne' },
]
const row = (id: number, slot: string, label: string, phone = '0611111111') => ({
  id,
  slot,
  label,
  phone,
  name: 'M. Roy',
  about: 'Devis',
})
const TWO = [1, 2].map((id) => row(id, '2026-11-23T10:00', 'lundi 23/11 à 10:00', `061111111${id}`))
const FIRST = { fr: 'lundi 23/11 à 10:30', en: 'Monday 23/11 at 10:30' }
const HOURS = ['09:30', '10:00', '10:30', '11:00', '14:00', '14:30', '15:00', '15:30', '16:00']
const FULL = ['2026-11-23', '2026-11-24', '2026-11-25'].flatMap((day) =>
  HOURS.flatMap((hour) => [row(1, `${day}T${hour}`, ''), row(2, `${day}T${hour}`, '')]),
)
const LATE = row(7, '2026-11-23T08:00', 'lundi 23/11 à 08:00')
const NOW = row(8, '2026-11-23T08:30', 'lundi 23/11 à 08:30')

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un créneau choisi, un autre plein', en: 'One slot chosen, another full' },
    given: {
      asked: asked(),
      rows: TWO,
      choose: [{ slot: FIRST }],
      again: TWO,
      keep: [{ id: 3 }],
      done: [{}],
    },
    expects: {
      settings: [{ phone: '0612345678', isForm: true }],
      check: [{ taken: false, slot: '2026-11-23T10:30', label: FIRST }],
      due: 'not reached',
    },
    asks: {
      keep: [
        {
          columns: {
            value: { slot: '2026-11-23T10:30', phone: '0612345678', about: 'Chaudière\nen panne' },
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Pris par un autre entre-temps', en: 'Taken by somebody else meanwhile' },
    given: {
      asked: asked('+33 (0)6 12 34 56 78'),
      rows: [],
      choose: [{ slot: { fr: 'lundi 23/11 à 10:00', en: 'Monday 23/11 at 10:00' } }],
      again: TWO,
      full: [{}],
    },
    expects: {
      settings: [{ phone: '0612345678' }],
      check: [{ taken: true, slot: '' }],
      keep: 'not reached',
    },
  },
  {
    name: { fr: 'Numéro trop court', en: 'Number too short' },
    given: { asked: asked('06 12'), rows: [], wrong: [{}] },
    expects: { offer: [{ state: 'phone' }], choose: 'not reached' },
  },
  {
    name: { fr: 'Page rechargée', en: 'Page reloaded' },
    given: {
      asked: asked(),
      rows: [row(3, '2026-11-23T10:30', 'lundi 23/11 à 10:30', '0612345678')],
      already: [{}],
    },
    expects: { offer: [{ state: 'twice', own: 'lundi 23/11 à 10:30' }] },
  },
  {
    name: { fr: 'Trois jours complets', en: 'Three full days' },
    given: { asked: asked(), rows: FULL, full: [{}] },
    expects: { offer: [{ state: 'full', labels: [] }] },
  },
  {
    name: { fr: 'L’heure de deux rappels', en: 'The hour of two calls' },
    given: {
      clock: [{}],
      rows: [...TWO, NOW, LATE],
      post: [{ ok: true }, { ok: true }],
      forget: [{ id: 7 }, { id: 8 }],
    },
    expects: {
      due: [
        {
          row: 7,
          text: {
            fr: 'À rappeler maintenant, promis lundi 23/11 à 08:00 (EN RETARD)\nM. Roy, 0611111111\nDevis',
            en: 'To be rung now, promised lundi 23/11 à 08:00 (LATE)\nM. Roy, 0611111111\nDevis',
          },
        },
        {
          row: 8,
          text: {
            fr: 'À rappeler maintenant, promis lundi 23/11 à 08:30\nM. Roy, 0611111111\nDevis',
            en: 'To be rung now, promised lundi 23/11 à 08:30\nM. Roy, 0611111111\nDevis',
          },
        },
      ],
    },
    asks: {
      forget: [
        { filters: { conditions: [{ keyName: 'id', keyValue: 7 }] } },
        { filters: { conditions: [{ keyName: 'id', keyValue: 8 }] } },
      ],
    },
  },
  {
    name: { fr: 'Slack en panne', en: 'Slack down' },
    given: {
      clock: [{}],
      rows: [NOW],
      post: { fails: 'Timeout' },
      mail: [{}],
      forget: [{ id: 8 }],
    },
    expects: { due: [{ row: 8 }] },
    asks: {
      forget: [{ filters: { conditions: [{ keyName: 'id', keyValue: 8 }] } }],
      mail: [
        {
          text: {
            fr: 'À rappeler maintenant, promis lundi 23/11 à 08:30\nM. Roy, 0611111111\nDevis\n\nTimeout',
            en: 'To be rung now, promised lundi 23/11 à 08:30\nM. Roy, 0611111111\nDevis\n\nTimeout',
          },
        },
      ],
    },
  },
]
