import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
/** As the form of either language calls it. */
const YES = both('Oui, je conduisais', 'Yes, I was driving')
const fine = (time: string) => [
  { number: '7712', plate: ' ab-123-cd', day: '2026-11-05', time, sent: '2026-11-18' },
]
const drive = (from: string, to: string, who: string) => ({
  start: { dateTime: `2026-11-05T${from}:00+01:00` },
  end: { dateTime: `2026-11-05T${to}:00+01:00` },
  creator: { email: 'planning@electricite-roy.example' },
  attendees: [{ email: `${who}@electricite-roy.example` }],
})
const DRIVES = [drive('08:00', '12:00', 'leo'), drive('12:15', '17:00', 'nina')]
const look = (fr: string, en: string) => [{ name: both(fr, en) }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'La conductrice confirme', en: 'The driver confirms' },
    given: {
      fine: fine('14:05'),
      drives: DRIVES,
      ask: [{ data: { Réponse: YES, Answer: YES } }],
      designate: [{ id: 't1' }],
    },
    expects: {
      match: [
        {
          state: 'one',
          plate: 'AB-123-CD',
          driver: 'nina@electricite-roy.example',
          moment: '05/11/2026 14:05',
          limit: '02/01/2027',
          due: '2026-12-28',
        },
      ],
      look: 'not reached',
    },
    asks: {
      drives: [{ calendar: { value: 'kangoo@electricite-roy.example' } }],
      ask: [
        {
          subject: both(
            'Conduisiez-vous AB-123-CD le 05/11/2026 14:05 ?',
            'Were you driving AB-123-CD on 05/11/2026 14:05?',
          ),
        },
      ],
      designate: [
        {
          name: both(
            'Désigner nina@electricite-roy.example : avis 7712, avant le 02/01/2027',
            'Name nina@electricite-roy.example: notice 7712, by 02/01/2027',
          ),
          additionalFields: { dueDate: '2026-12-28' },
        },
      ],
    },
  },
  {
    name: { fr: 'Au moment où le véhicule change de mains', en: 'As the vehicle changes hands' },
    given: { fine: fine('12:05'), drives: DRIVES, look: [{ id: 't2' }] },
    expects: { match: [{ state: 'many' }], ask: 'not reached' },
    asks: {
      look: look(
        'Qui conduisait AB-123-CD ? Plusieurs : leo@electricite-roy.example, nina@electricite-roy.example',
        'Who was driving AB-123-CD? Several: leo@electricite-roy.example, nina@electricite-roy.example',
      ),
    },
  },
  {
    name: {
      fr: 'Réservé pour deux jours entiers, avis arrivé tard',
      en: 'Booked for two whole days, a late notice',
    },
    given: {
      fine: [
        {
          number: '7713',
          plate: 'AB 123 CD',
          day: '2026-11-05',
          time: '09:30',
          sent: '2026-10-09',
        },
      ],
      drives: [
        {
          start: { date: '2026-11-04' },
          end: { date: '2026-11-06' },
          attendees: [
            { email: 'kangoo@electricite-roy.example', resource: true },
            { email: 'leo@electricite-roy.example' },
          ],
        },
      ],
      ask: [{ data: { Réponse: YES, Answer: YES } }],
      designate: [{ id: 't5' }],
    },
    expects: {
      match: [
        {
          state: 'one',
          driver: 'leo@electricite-roy.example',
          limit: '23/11/2026',
          due: '2026-11-24',
        },
      ],
    },
    asks: { drives: [{ calendar: { value: 'kangoo@electricite-roy.example' } }] },
  },
  {
    name: { fr: 'Le conducteur ne répond pas', en: 'The driver does not answer' },
    given: { fine: fine('09:30'), drives: DRIVES, ask: [{}], look: [{ id: 't3' }] },
    expects: { 'said.other': { count: 1 }, designate: 'not reached' },
    asks: {
      look: look(
        'Qui conduisait AB-123-CD ? leo@electricite-roy.example n’a pas confirmé',
        'Who was driving AB-123-CD? leo@electricite-roy.example did not confirm',
      ),
    },
  },
  {
    name: { fr: 'L’agenda ne répond pas', en: 'The calendar does not answer' },
    given: { fine: fine('09:30'), drives: { fails: 'Not Found' }, look: [{ id: 't4' }] },
    expects: { match: [{ state: 'broken' }] },
    asks: {
      look: look(
        'Qui conduisait AB-123-CD ? Agenda illisible',
        'Who was driving AB-123-CD? Calendar not readable',
      ),
    },
  },
]
