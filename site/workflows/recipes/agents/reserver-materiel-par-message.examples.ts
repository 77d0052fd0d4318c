import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const wrote = (text: string | Bilingual<string>, id = 111): Given => [
  { message: { chat: { id }, from: { id, first_name: 'S' }, text } },
]
const STOCK: Given = [
  { id: 1, name: 'Nacelle 16 m', in_service: true },
  { id: 2, name: 'Nacelle 12 m', in_service: false },
  { id: 3, name: 'Marteau-piqueur', in_service: true },
]
const booking = (
  id: number,
  gear: string,
  person: string,
  from: string,
  to: string,
  status = 'booked',
) => ({
  id,
  gear,
  person,
  from,
  to,
  site: '',
  status,
})
const BOOKED: Given = [
  booking(1, 'Nacelle 16 m', 'Lou', '2026-11-26', '2026-11-27'),
  booking(2, 'Nacelle 16 m', 'Lou', '2026-11-30', '2026-11-30'),
  booking(3, 'Marteau-piqueur', 'Lou', '2026-11-26', '2026-12-04', 'cancelled'),
  booking(4, 'Marteau-piqueur', 'Sami', '2026-12-07', '2026-12-08'),
  booking(5, 'Marteau-piqueur', 'Lou', '2026-11-02', '2026-11-03'),
]
const planned = (kind: string, gear: string, from: string, to: string, site = '', say = '') =>
  JSON.stringify({ output: { kind, gear, from, to, site, say } })
const going = (says: string | Bilingual<string>, more: Readonly<Record<string, Given>> = {}) => ({
  told: wrote(both('le marteau jeudi et vendredi', 'the jackhammer Thursday and Friday')),
  luna: { says: [says] },
  gear: STOCK,
  booked: BOOKED,
  ...more,
})
const said = (fr: string, en: string) => [{ chatId: '111', text: both(fr, en) }]
const DOWN = said(
  'Rien n’est noté : une panne. Appelez le dépôt, 02 00 00 00 21.',
  'Nothing is noted, there is a fault. Please ring the yard, 02 00 00 00 21.',
)
const HAMMER = planned('book', 'Marteau-piqueur', '2026-11-26', '2026-11-27', 'Saint-Avé_2')
const WEEK = planned('book', 'Marteau-piqueur', '2026-11-30', '2026-12-04')
const answered = (
  name: Bilingual<string>,
  plan: string | Bilingual<string>,
  fr: string,
  en: string,
  more: Readonly<Record<string, Given>> = {},
): Example => ({
  name,
  given: going(plan, { reply: [{ ok: true }], ...more }),
  expects: { check: [{ state: 'say', text: both(fr, en) }], save: 'not reached' },
  asks: { reply: said(fr, en) },
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux jours de marteau-piqueur', en: 'Two days of jackhammer' },
    given: going(HAMMER, {
      stocked: [{ id: 3, name: 'Marteau-piqueur', in_service: true }],
      diary: [booking(4, 'Marteau-piqueur', 'Sami', '2026-12-07', '2026-12-08')],
      luna: {
        says: [
          '{"tool": "stocked", "with": {"machine": "marteau"}}',
          '{"tool": "diary", "with": {"word": "marteau"}}',
          HAMMER,
        ],
      },
      save: [{ id: 6, order: '6.00' }],
      done: [{ ok: true }],
    }),
    expects: {
      check: [{ state: 'book', person: 'Sami', length: 2, status: 'booked' }],
      manager: 'not reached',
    },
    asks: {
      save: [{ dataToSend: 'autoMapInputData', inputsToIgnore: 'state,text,span,length,row' }],
      done: said(
        'Réservé : Marteau-piqueur, du 26/11 au 27/11 (Saint-Avé 2).',
        'Booked: Marteau-piqueur, from 26/11 to 27/11 (Saint-Avé 2).',
      ),
    },
  },
  answered(
    { fr: 'La nacelle est prise', en: 'The lift is taken' },
    planned('book', 'Nacelle 16 m', '2026-11-27', '2026-11-29'),
    'Pris par Lou, du 26/11 au 27/11. Libre pour cette durée à partir du 01/12.',
    'Taken by Lou, from 26/11 to 27/11. Free for that long from 01/12.',
  ),
  answered(
    { fr: 'Le même message, deux fois', en: 'The same message twice' },
    planned('book', 'Marteau-piqueur', '2026-12-07', '2026-12-08'),
    'C’est déjà noté pour vous : Marteau-piqueur, du 07/12 au 08/12.',
    'It is noted for you already: Marteau-piqueur, from 07/12 to 08/12.',
  ),
  answered(
    { fr: 'Une machine en réparation', en: 'A machine under repair' },
    planned('book', 'Nacelle 12 m', '2026-12-07', '2026-12-08'),
    'Je n’ai pas reconnu le matériel. Il y a : Nacelle 16 m, Marteau-piqueur',
    'I did not recognise the equipment. There is: Nacelle 16 m, Marteau-piqueur',
  ),
  answered(
    { fr: 'Une date passée', en: 'A day in the past' },
    planned('book', 'Marteau-piqueur', '2026-11-20', '2026-11-20'),
    'Il me faut deux dates, d’aujourd’hui à dans soixante jours.',
    'I need two days, from today to sixty days ahead.',
  ),
  answered(
    { fr: 'Annuler celle d’un autre', en: 'Cancelling somebody else’s' },
    planned('cancel', 'Nacelle 16 m', '2026-11-26', '2026-11-27'),
    'Vous n’avez pas réservé : Nacelle 16 m, du 26/11 au 27/11.',
    'You have not booked: Nacelle 16 m, from 26/11 to 27/11.',
  ),
  answered(
    { fr: 'Baserow ne répond pas', en: 'Baserow does not answer' },
    HAMMER,
    'Je ne vois pas les réservations, rien n’est noté. Appelez le dépôt, 02 00 00 00 21.',
    'I cannot see the bookings, nothing is noted. Please ring the yard, 02 00 00 00 21.',
    { booked: { fails: 'Bad gateway', whole: true } },
  ),
  {
    name: { fr: 'Il manque le jour', en: 'The day is missing' },
    given: going(
      both(
        planned('ask', 'Marteau-piqueur', '', '', '', 'Pour quels jours ?'),
        planned('ask', 'Marteau-piqueur', '', '', '', 'For which days?'),
      ),
      { reply: [{ ok: true }] },
    ),
    expects: { check: [{ state: 'say', person: 'Sami' }] },
    asks: { reply: said('Pour quels jours ?', 'For which days?') },
  },
  {
    name: { fr: 'Annuler la sienne', en: 'Cancelling one’s own' },
    given: going(planned('cancel', 'Marteau-piqueur', '2026-12-07', '2026-12-08'), {
      free: [{ id: 4, order: '4.00' }],
      done: [{ ok: true }],
    }),
    expects: { check: [{ state: 'cancel', row: 4, status: 'cancelled' }] },
    asks: {
      free: [{ rowId: 4 }],
      done: said(
        'Libéré : Marteau-piqueur, du 07/12 au 08/12.',
        'Freed: Marteau-piqueur, from 07/12 to 08/12.',
      ),
    },
  },
  {
    name: { fr: 'Rendre une machine déjà sortie', en: 'Giving back a machine that is out' },
    given: going(planned('cancel', 'Marteau-piqueur', '2026-11-23', '2026-12-01'), {
      booked: [booking(7, 'Marteau-piqueur', 'Sami', '2026-11-23', '2026-12-01')],
      free: [{ id: 7, order: '7.00' }],
      done: [{ ok: true }],
    }),
    expects: { check: [{ state: 'cancel', row: 7 }] },
    asks: {
      done: said(
        'Libéré : Marteau-piqueur, du 23/11 au 01/12.',
        'Freed: Marteau-piqueur, from 23/11 to 01/12.',
      ),
    },
  },
  {
    name: { fr: 'Cinq jours, accordés', en: 'Five days, granted' },
    given: going(WEEK, {
      manager: [{ data: { approved: true } }],
      save: [{ id: 6, order: '6.00' }],
      done: [{ ok: true }],
    }),
    expects: {
      check: [
        { state: 'long', length: 5 },
        { state: 'book', length: 5 },
      ],
      reply: 'not reached',
    },
    asks: {
      manager: [
        {
          message: both(
            'Sami demande Marteau-piqueur, du 30/11 au 04/12, 5 jours. Accorder ?',
            'Sami asks for Marteau-piqueur, from 30/11 to 04/12, 5 days. Grant it?',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Accordé trop tard', en: 'Granted too late' },
    given: going(WEEK, {
      manager: [{ data: { approved: true } }],
      booked: {
        runs: [BOOKED, [booking(6, 'Marteau-piqueur', 'Lou', '2026-12-03', '2026-12-03')]],
      },
      reply: [{ ok: true }],
    }),
    expects: { check: [{ state: 'long' }, { state: 'say' }], save: 'not reached' },
    asks: {
      reply: said(
        'Pris par Lou, du 03/12 au 03/12. Libre pour cette durée à partir du 04/12.',
        'Taken by Lou, from 03/12 to 03/12. Free for that long from 04/12.',
      ),
    },
  },
  {
    name: { fr: 'Cinq jours, sans réponse', en: 'Five days, no answer' },
    given: going(WEEK, { manager: [{ data: {} }], reply: [{ ok: true }] }),
    expects: { check: [{ state: 'long' }], save: 'not reached' },
    asks: {
      reply: said(
        'Pas d’accord du responsable : Marteau-piqueur, du 30/11 au 04/12 n’est pas réservé.',
        'Not granted by the manager: Marteau-piqueur, from 30/11 to 04/12 is not booked.',
      ),
    },
  },
  ...(
    [
      ['save', HAMMER, { fr: 'Baserow refuse la ligne', en: 'Baserow refuses the row' }],
      [
        'free',
        planned('cancel', 'Marteau-piqueur', '2026-12-07', '2026-12-08'),
        { fr: 'Baserow refuse de libérer', en: 'Baserow refuses to free it' },
      ],
      [
        'manager',
        WEEK,
        { fr: 'Le responsable est injoignable', en: 'The manager cannot be reached' },
      ],
      ['luna', HAMMER, { fr: 'Le modèle est en panne', en: 'The model is down' }],
    ] as const
  ).map(([node, plan, name]): Example => ({
    name,
    given: going(plan, {
      [node]: { fails: 'Service unavailable', ...(node === 'save' && { whole: true }) },
      lost: [{ ok: true }],
    }),
    expects: { done: 'not reached' },
    asks: { lost: DOWN },
  })),
  {
    name: { fr: 'Un inconnu écrit', en: 'A stranger writes' },
    given: { told: wrote('Bonjour', 999), stranger: [{ ok: true }] },
    expects: { settings: [{ person: '', longest: 3 }], plan: 'not reached' },
  },
]
