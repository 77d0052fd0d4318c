import type { Example } from '../recipe.ts'

const STAFF = [
  { name: 'Ines', hours: 14, away: '', wishes: '' },
  { name: 'Malo', hours: 20, away: 'sun-noon', wishes: '' },
  { name: 'Sofia', hours: 16, away: 'fri-evening', wishes: '' },
  { name: 'Tom', hours: 8, away: '', wishes: '' },
]
const answer = (...roster: readonly (readonly [shift: string, person: string])[]): string =>
  JSON.stringify({ output: { roster: roster.map(([shift, person]) => ({ shift, person })) } })
const TIRED = answer(
  ['fri-evening', 'Ines'],
  ['fri-evening', 'Malo'],
  ['sat-noon', 'Ines'],
  ['sat-evening', 'Sofia'],
  ['sat-evening', 'Malo'],
  ['sun-noon', 'Tom'],
)
const RESTED = answer(
  ['fri-evening', 'Ines'],
  ['fri-evening', 'Malo'],
  ['sat-noon', 'Tom'],
  ['sat-evening', 'Sofia'],
  ['sat-evening', 'Malo'],
  ['sun-noon', 'Ines'],
)

export const examples: readonly Example[] = [
  {
    name: { fr: 'Trop peu de repos, puis bon', en: 'Too little rest, then good' },
    given: {
      monday: [{}],
      team: STAFF,
      past: [{ day: '2026-11-21', shift: 'sat-evening' }],
      sonnet: { says: ['{"tool": "past", "with": {"person": "Malo"}}', TIRED, RESTED] },
      ask: [{ data: { approved: true } }],
      write: ['Ines', 'Malo'].map((person) => ({ person, entered_at: '2026-11-23T09:30:00Z' })),
      tell: [{ ok: true }],
    },
    expects: {
      round: [
        { staff: 4, faults: { fr: 'aucune', en: 'none' } },
        {
          staff: 4,
          faults: { fr: 'Ines se repose 10.5 h < 11 h', en: 'Ines rests 10.5 h < 11 h' },
        },
      ],
      check: [
        { state: 'again', round: 1 },
        { state: 'good', round: 2, faults: '' },
      ],
      each: [
        { day: '2026-12-04', shift: 'fri-evening', person: 'Ines' },
        { day: '2026-12-04', person: 'Malo' },
        { day: '2026-12-05', person: 'Tom' },
        { day: '2026-12-05', person: 'Sofia' },
        { day: '2026-12-05', person: 'Malo' },
        { day: '2026-12-06', shift: 'sun-noon', person: 'Ines' },
      ],
      byHand: 'not reached',
    },
    asks: {
      ask: [
        {
          subject: {
            fr: 'Planning du 04/12, trouvé au tour 2',
            en: 'Rota of 04/12, found in round 2',
          },
        },
      ],
      tell: [
        {
          text: {
            fr: 'Week-end du 04/12\nfri-evening : Ines, Malo\nsat-noon : Tom\nsat-evening : Sofia, Malo\nsun-noon : Ines',
            en: 'Weekend of 04/12\nfri-evening: Ines, Malo\nsat-noon: Tom\nsat-evening: Sofia, Malo\nsun-noon: Ines',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Trois fois fautif', en: 'Three times at fault' },
    given: {
      monday: [{}],
      team: STAFF.filter(({ name }) => name !== 'Tom'),
      sonnet: { says: [TIRED] },
      byHand: [{ ok: true }],
    },
    expects: {
      check: [{ state: 'again' }, { state: 'again' }, { state: 'stuck', round: 3 }],
      ask: 'not reached',
    },
    asks: {
      byHand: [
        {
          text: {
            fr: 'Le planning reste à faire, personne n’a été prévenu. inconnu : Tom, sun-noon ; Ines se repose 10.5 h &lt; 11 h',
            en: 'The rota is left to you, nobody has been told. unknown: Tom, sun-noon; Ines rests 10.5 h &lt; 11 h',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Vous refusez', en: 'You say no' },
    given: {
      monday: [{}],
      team: STAFF,
      sonnet: { says: [RESTED] },
      ask: [{ data: { approved: false } }],
      byHand: [{ ok: true }],
    },
    expects: { check: [{ state: 'good', round: 1 }], each: 'not reached' },
    asks: {
      byHand: [
        {
          text: {
            fr: 'Le planning reste à faire, personne n’a été prévenu. Vous ne l’avez pas accepté.',
            en: 'The rota is left to you, nobody has been told. You did not accept it.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'L’inscription échoue', en: 'The entry fails' },
    given: {
      monday: [{}],
      team: STAFF,
      sonnet: { says: [RESTED] },
      ask: [{ data: { approved: true } }],
      write: { fails: 'connect ECONNREFUSED', whole: true },
      byHand: [{ ok: true }],
    },
    expects: { each: { count: 6 }, tell: 'not reached' },
    asks: {
      byHand: [
        {
          text: {
            fr: 'Le planning reste à faire, personne n’a été prévenu. La base n’a rien inscrit.',
            en: 'The rota is left to you, nobody has been told. The database entered nothing.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle est en panne', en: 'The model is down' },
    given: {
      monday: [{}],
      team: STAFF,
      sonnet: { fails: 'The service is overloaded' },
      byHand: [{ ok: true }],
    },
    expects: { round: [{ staff: 4 }], 'plan.error': { count: 1 }, check: 'not reached' },
    asks: { byHand: [{ chatId: '100200300' }] },
  },
  {
    name: { fr: 'Fiches illisibles', en: 'Staff not readable' },
    given: {
      monday: [{}],
      team: { fails: 'Connection refused' },
      byHand: [{ ok: true }],
    },
    expects: { round: 'not reached', plan: 'not reached' },
    asks: {
      byHand: [
        {
          text: {
            fr: 'Le planning reste à faire, personne n’a été prévenu. Connection refused',
            en: 'The rota is left to you, nobody has been told. Connection refused',
          },
        },
      ],
    },
  },
]
