import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const ics = (...events: readonly string[]) =>
  `BEGIN:VCALENDAR\r\n${events.map((one) => `BEGIN:VEVENT\r\n${one}\r\nEND:VEVENT`).join('\r\n')}\r\nEND:VCALENDAR`
const person = (name: string, ical: string) => ({
  id: 1,
  name,
  tutor: `${name.toLowerCase()}.tuteur@garage-tessier.example`,
  ical: `https://ecole.example/${ical}.ics`,
})
/** Every weekday of the four weeks but those left out. */
const workDays = (name: string, ...without: readonly string[]) =>
  ['11-30', '12-01', '12-02', '12-03', '12-04', '12-07', '12-08', '12-09', '12-10', '12-11']
    .concat([
      '12-14',
      '12-15',
      '12-16',
      '12-17',
      '12-18',
      '12-21',
      '12-22',
      '12-23',
      '12-24',
      '12-25',
    ])
    .filter((day) => !without.includes(day))
    .map((day) => ({ name, day: `2026-${day}` }))

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un jour en double, un jour vide, une école muette',
      en: 'One day twice, one empty, a silent school',
    },
    given: {
      friday: [{}],
      rota: [...workDays('Lou', '11-30', '12-01', '12-04', '12-10'), ...workDays('Sam')],
      people: [person('Lou', 'lou'), person('Sam', 'sam'), person('Ana', 'ana')],
      school: [
        {
          data: ics(
            'DTSTART;VALUE=DATE:20261130\r\nDTEND;VALUE=DATE:20261202\r\nSUMMARY:Semaine\r\n  théorie',
            'DTSTART;TZID=Europe/Paris:20261203T083000\r\nDTEND;TZID=Europe/Paris:20261203T170000',
            'DTSTART:20261209T230000Z\r\nDTEND:20261210T100000Z',
          ),
        },
        { data: ics('DTSTART;VALUE=DATE:20260901\r\nDTEND;VALUE=DATE:20260902') },
        { data: '<html>Connexion</html>' },
      ],
      write: [{ accepted: true }, { accepted: true }],
    },
    expects: {
      cross: [
        {
          name: 'Lou',
          lines: [
            both('2026-12-03 : cours et travail', '2026-12-03: school and work'),
            both('2026-12-04 : ni cours ni travail', '2026-12-04: neither school nor work'),
          ],
        },
        { name: 'Sam', lines: [] },
        {
          name: 'Ana',
          lines: [both('Calendrier de l’école illisible', 'School calendar not readable')],
        },
      ],
      warn: 'not reached',
    },
    asks: {
      write: [
        {
          toEmail: 'lou.tuteur@garage-tessier.example',
          subject: both('Planning de Lou : 2 point(s)', 'Rota of Lou: 2 point(s)'),
        },
        { toEmail: 'ana.tuteur@garage-tessier.example' },
      ],
    },
  },
  {
    name: { fr: 'L’école ne répond pas', en: 'The school does not answer' },
    given: {
      friday: [{}],
      rota: workDays('Lou'),
      people: [person('Lou', 'lou')],
      school: { fails: 'timeout of 15000ms exceeded' },
      write: [{ accepted: true }],
    },
    expects: {
      cross: [{ lines: [both('Calendrier de l’école illisible', 'School calendar not readable')] }],
    },
    asks: { write: [{ subject: both('Planning de Lou : 1 point(s)', 'Rota of Lou: 1 point(s)') }] },
  },
  {
    name: { fr: 'Grist est fermé', en: 'Grist is shut' },
    given: {
      friday: [{}],
      rota: workDays('Lou'),
      people: { fails: 'Document not found' },
      warn: [{ accepted: true }],
    },
    expects: { school: 'not reached', cross: 'not reached' },
    asks: {
      warn: [
        {
          text: 'Document not found',
          subject: both('Alternants : rien n’a été comparé', 'Apprentices: nothing was compared'),
        },
      ],
    },
  },
  {
    name: { fr: 'Le planning est introuvable', en: 'The rota is not found' },
    given: {
      friday: [{}],
      rota: { fails: 'Requested entity was not found' },
      warn: [{ accepted: true }],
    },
    expects: { people: 'not reached' },
    asks: {
      warn: [
        {
          toEmail: 'rh@garage-tessier.example',
          subject: both('Alternants : rien n’a été comparé', 'Apprentices: nothing was compared'),
        },
      ],
    },
  },
]
