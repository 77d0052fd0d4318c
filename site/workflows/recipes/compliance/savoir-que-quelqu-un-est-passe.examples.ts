import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
/** Sent on the 23rd at 08.12 in Paris. */
const wrote = (text: string | Bilingual<string>, from = 21, chat = -1002) => ({
  update_id: 7,
  message: {
    message_id: 31,
    from: { id: from, is_bot: false, first_name: 'L' },
    chat: { id: chat, type: 'supergroup' },
    date: 1_795_417_920,
    text,
  },
})
const LATE = wrote(both('Passée ❤️', 'Visited ❤️'))
const AFTER_MIDNIGHT = { ...LATE, message: { ...LATE.message, date: 1_795_475_700 } }
const tick = (Hour: string) => [{ timestamp: '2026-11-23T18:00:00.000+01:00', Hour }]
const OLD = { id: 1, slot: 1, day: '2026-11-16', who: 'Tom', time: '17:40' }
const sent = [{ ok: true, result: { message_id: 32 } }]
const event = (summary: string | Bilingual<string>, status = 'confirmed') => ({
  id: 'e1',
  status,
  summary,
  start: { date: '2026-11-23' },
})
const LEA = event(both('Passage : Léa', 'Visit: Léa'))

export const examples: readonly Example[] = [
  {
    name: { fr: 'Léa est passée', en: 'Léa has visited' },
    given: {
      message: [wrote(both('Passée, tout va bien', 'Visited, all is well'))],
      write: [{ id: 1 }],
      thanks: sent,
    },
    expects: {
      read: [{ kind: 'visit', back: false, who: 'Léa', day: '2026-11-23', time: '08:12', slot: 1 }],
    },
    asks: {
      write: [{ columns: { value: { slot: 1, day: '2026-11-23', who: 'Léa' } } }],
      thanks: [{ text: both('Noté : Léa, 08:12. Merci.', 'Noted: Léa, 08:12. Thank you.') }],
    },
  },
  {
    name: { fr: 'Écrit après minuit, avec un cœur', en: 'Written after midnight, with a heart' },
    given: {
      message: [AFTER_MIDNIGHT],
      write: [{ id: 1 }],
      thanks: sent,
    },
    expects: { read: [{ kind: 'visit', day: '2026-11-23', time: '00:15', slot: 1 }] },
    asks: {
      thanks: [{ text: both('Noté : Léa, 00:15. Merci.', 'Noted: Léa, 00:15. Thank you.') }],
    },
  },
  {
    name: { fr: 'Une erreur reprise', en: 'A mistake taken back' },
    given: { message: [wrote(both('annule', 'cancel'), 22)], write: [{ id: 1 }], thanks: sent },
    expects: { read: [{ kind: 'visit', back: true, who: 'Tom' }] },
    asks: {
      write: [{ columns: { value: { who: '' } } }],
      thanks: [
        {
          text: both(
            'Visite retirée : les rappels reprennent.',
            'Visit taken back: reminders start again.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Du bavardage', en: 'Talk' },
    given: { message: [wrote(both('Passé une bonne nuit ?', 'Visited the museum today'))] },
    expects: { read: [{ kind: 'talk' }], write: 'not reached' },
  },
  {
    name: { fr: 'Un inconnu, un autre groupe', en: 'A stranger, another group' },
    given: { message: [wrote('passé', 99), wrote('passé', 21, -7)] },
    expects: { ours: { count: 0 }, read: 'not reached' },
  },
  {
    name: { fr: '18 h, personne encore', en: '6 pm, nobody yet' },
    given: { clock: tick('18'), seen: [OLD], turn: [LEA, event('Tom', 'cancelled')], say: sent },
    expects: { compose: [{ alarm: false }], each: 'not reached' },
    asks: {
      say: [
        {
          text: both(
            'Personne n’a écrit « passé » aujourd’hui pour Mamie. Tour de Léa.',
            'Nobody has written “visited” today for Gran. Turn of Léa.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: '20 h, Telegram muet', en: '8 pm, Telegram silent' },
    given: {
      clock: tick('20'),
      seen: [{ id: 1, slot: 1, day: '2026-11-23', who: '', time: '17:40' }],
      turn: [],
      say: { fails: 'Bad Gateway' },
      sms: [{ sid: 'a' }, { error: 'Invalid number' }, { sid: 'c' }],
    },
    expects: {
      compose: [{ alarm: true }],
      each: [{ phone: '+33639980001' }, { phone: '+33639980002' }, { phone: '+33639980003' }],
    },
    asks: {
      say: [
        {
          text: both(
            'Personne n’a écrit « passé » aujourd’hui pour Mamie. L’agenda ne dit pas à qui c’est le tour. Appelez : 04 00 00 00 01 ; sinon Mme Haddad, 04 00 00 00 02.',
            'Nobody has written “visited” today for Gran. The calendar does not say whose turn it is. Ring: 04 00 00 00 01; failing that Mrs Haddad, 04 00 00 00 02.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: '21 h, table et agenda illisibles', en: '9 pm, table and calendar unreadable' },
    given: {
      clock: tick('21'),
      seen: { fails: 'Table not found' },
      turn: { fails: 'Forbidden' },
      say: sent,
    },
    expects: { compose: [{ alarm: true }] },
    asks: {
      say: [
        {
          text: both(
            'Personne n’a écrit « passé » aujourd’hui pour Mamie. L’agenda ne se lit pas. Appelez : 04 00 00 00 01 ; sinon Mme Haddad, 04 00 00 00 02.',
            'Nobody has written “visited” today for Gran. The calendar cannot be read. Ring: 04 00 00 00 01; failing that Mrs Haddad, 04 00 00 00 02.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: '18 h, déjà passée', en: '6 pm, already visited' },
    given: {
      clock: tick('18'),
      seen: [OLD, { id: 2, slot: 1, day: '2026-11-23', who: 'Léa', time: '08:12' }],
    },
    expects: { open: { count: 0 }, turn: 'not reached' },
  },
]
