import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const absence = [{ day: '2026-11-23', from: '21h', to: '7:00', skill: 'aide-soignant' }]
const STAFF = [
  {
    name: 'Awa Diallo',
    chat: 71,
    skills: 'Aide-soignant, nuit',
    last_end: '2026-11-22T21:00',
    next_start: '2026-11-25T07:00',
    replaced: 4,
  },
  {
    name: 'Paul Sery',
    chat: 72,
    skills: 'aide-soignant',
    last_end: '2026-11-22T14:00',
    next_start: '',
    replaced: 1,
  },
  {
    name: 'Lina Costa',
    chat: 73,
    skills: 'aide-soignant',
    last_end: '2026-11-23T14:00',
    next_start: '',
    replaced: 0,
  },
  {
    name: 'Marc Huon',
    chat: 74,
    skills: 'aide-soignant',
    last_end: '',
    next_start: '2026-11-24T14:00',
    replaced: 0,
  },
  { name: 'Zoé Blin', chat: 75, skills: 'infirmier', last_end: '', next_start: '', replaced: 0 },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Le premier refuse, la seconde accepte',
      en: 'The first declines, the second agrees',
    },
    given: {
      absence,
      staff: STAFF,
      ask: { runs: [[{ data: { approved: false } }], [{ data: { approved: true } }]] },
      book: [{ name: 'Awa Diallo' }],
      tell: [{ ok: true }],
    },
    expects: {
      who: [
        {
          shift: '23/11 21:00 – 07:00',
          people: [
            { name: 'Paul Sery', chat: '72' },
            { name: 'Awa Diallo', chat: '71' },
          ],
        },
      ],
      nobody: 'not reached',
    },
    asks: {
      ask: [{ chatId: '72' }, { chatId: '71' }],
      book: [
        {
          columns: {
            value: {
              name: 'Awa Diallo',
              shift: '23/11 21:00 – 07:00',
              from: '2026-11-23 21:00',
              to: '2026-11-24 07:00',
              agreed_at: '2026-11-23 08:30',
            },
          },
        },
      ],
      tell: [
        {
          text: both(
            'Awa Diallo vient le 23/11 21:00 – 07:00.',
            'Awa Diallo is coming on 23/11 21:00 – 07:00.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un message perdu, un silence', en: 'One message lost, one silence' },
    given: {
      absence,
      staff: STAFF,
      ask: { runs: [{ fails: 'Forbidden: bot was blocked by the user' }, [{}]] },
      nobody: [{ ok: true }],
    },
    expects: { 'accepted.no': { count: 2 }, book: 'not reached' },
    asks: {
      nobody: [
        {
          text: both(
            '23/11 21:00 – 07:00 : 2 personne(s) possible(s), aucun oui.',
            '23/11 21:00 – 07:00: 2 who could, no yes.',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Oui, mais la feuille refuse la ligne',
      en: 'A yes, but the sheet refuses the row',
    },
    given: {
      absence,
      staff: [STAFF[1]!],
      ask: [{ data: { approved: true } }],
      book: { fails: 'Quota exceeded' },
      tell: [{ ok: true }],
    },
    expects: { 'accepted.yes': { count: 1 }, nobody: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Paul Sery vient le 23/11 21:00 – 07:00, à inscrire vous-même.',
            'Paul Sery is coming on 23/11 21:00 – 07:00, please enter it yourself.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Personne n’a son repos', en: 'Nobody has had their rest' },
    given: { absence, staff: [STAFF[2]!, STAFF[3]!], nobody: [{ ok: true }] },
    expects: { who: [{ people: [] }], ask: 'not reached' },
    asks: {
      nobody: [
        {
          text: both(
            '23/11 21:00 – 07:00 : 0 personne(s) possible(s), aucun oui.',
            '23/11 21:00 – 07:00: 0 who could, no yes.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un horaire écrit de travers', en: 'Hours that make no sense' },
    given: {
      absence: [{ ...absence[0], from: 'matin' }],
      staff: [STAFF[3]!],
      nobody: [{ ok: true }],
    },
    expects: { who: [{ odd: true, people: [] }], ask: 'not reached' },
    asks: {
      nobody: [
        {
          text: both(
            'matin – 7:00 : horaire illisible, personne n’a été sollicité.',
            'matin – 7:00: hours not readable, nobody was asked.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La feuille ne se lit pas', en: 'The sheet cannot be read' },
    given: {
      absence,
      staff: { fails: 'The caller does not have permission' },
      nobody: [{ ok: true }],
    },
    expects: { who: 'not reached', ask: 'not reached' },
    asks: {
      nobody: [
        {
          text: both(
            'Équipe illisible, personne n’a été sollicité.',
            'Team not readable, nobody was asked.',
          ),
        },
      ],
    },
  },
]
