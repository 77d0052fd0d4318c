import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const signIn = (id: string, createdDateTime: string, errorCode = 0, name = 'secours-1') => ({
  id,
  createdDateTime,
  userDisplayName: name,
  userPrincipalName: `${name}@votre-entreprise.example`,
  appDisplayName: 'Azure Portal',
  ipAddress: '2001:db8::7',
  status: { errorCode, failureReason: '' },
})
const journal = (...value: readonly object[]) => ({ value: value as never })
/** Examples run at half past eight in Paris. */
const TEST = {
  id: 1,
  who: 'Nadia',
  starts: '2026-11-23T08:00:00.000+01:00',
  ends: '2026-11-23T09:00:00.000+01:00',
}
const typed = (starts: string, ends: string) => [
  { who: 'Nadia', day: '2026-11-24', starts, ends, submittedAt: '2026-11-23T08:30:00.000+01:00' },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une entrée annoncée, un refus, une déjà dite',
      en: 'One announced, one refused, one told before',
    },
    given: {
      tick: [{}],
      read: [
        journal(signIn('a', '2026-11-23T07:20:00Z'), signIn('old', '2026-11-23T05:00:00Z')),
        journal(signIn('b', '2026-11-23T03:05:00Z', 50126, 'secours-2')),
      ],
      known: [{ id: 1, signin: 'old' }],
      tests: [TEST],
      sms: [{ sid: 'S1' }, { error: 'Invalid number' }],
      post: [{ id: 't1' }],
      mark: [{ id: 2 }, { id: 3 }],
    },
    expects: {
      judge: [
        {
          kind: 'alarm',
          text: both(
            'COMPTE DE SECOURS\nsecours-1, 23/11 08:20, ENTRÉE RÉUSSIE, depuis 2001:db8::7, Azure Portal, essai annoncé par Nadia\nsecours-2, 23/11 04:05, refusée (code 50126), depuis 2001:db8::7, Azure Portal',
            'EMERGENCY ACCOUNT\nsecours-1, 23/11 08:20, LET IN, from 2001:db8::7, Azure Portal, test announced by Nadia\nsecours-2, 23/11 04:05, refused (code 50126), from 2001:db8::7, Azure Portal',
          ),
        },
      ],
      ids: [{ signin: 'a' }, { signin: 'b' }],
      mail: 'not reached',
    },
    asks: { sms: [{ to: '+33639980001' }, { to: '+33639980002' }] },
  },
  {
    name: {
      fr: 'Une entrée sous six refus, ni SMS ni Teams',
      en: 'One let in under six refusals, neither text nor Teams',
    },
    given: {
      tick: [{}],
      read: [
        journal(
          signIn('in', '2026-11-23T07:10:00Z'),
          ...[1, 2, 3, 4, 5, 6].map((at) => signIn(`r${at}`, `2026-11-23T07:1${at}:00Z`, 50053)),
        ),
        journal(),
      ],
      known: [{}],
      tests: [{}],
      sms: { fails: 'Service Unavailable' },
      post: { fails: 'Forbidden' },
      mail: [{ accepted: ['x'] }],
    },
    expects: {
      reached: [{ ok: false, ids: ['in', 'r6', 'r5', 'r4', 'r3', 'r2', 'r1'] }],
      mark: 'not reached',
    },
    asks: {
      mail: [
        {
          text: both(
            'COMPTE DE SECOURS\nsecours-1, 23/11 08:10, ENTRÉE RÉUSSIE, depuis 2001:db8::7, Azure Portal\nsecours-1, 23/11 08:16, refusée (code 50053), depuis 2001:db8::7, Azure Portal\nsecours-1, 23/11 08:15, refusée (code 50053), depuis 2001:db8::7, Azure Portal\nsecours-1, 23/11 08:14, refusée (code 50053), depuis 2001:db8::7, Azure Portal\net d’autres, au nombre de 3',
            'EMERGENCY ACCOUNT\nsecours-1, 23/11 08:10, LET IN, from 2001:db8::7, Azure Portal\nsecours-1, 23/11 08:16, refused (code 50053), from 2001:db8::7, Azure Portal\nsecours-1, 23/11 08:15, refused (code 50053), from 2001:db8::7, Azure Portal\nsecours-1, 23/11 08:14, refused (code 50053), from 2001:db8::7, Azure Portal\nand others, in number 3',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La table ne répond pas', en: 'The table does not answer' },
    given: {
      tick: [{}],
      read: [
        journal(signIn('n', '2026-11-23T07:25:00Z'), signIn('o', '2026-11-23T06:00:00Z')),
        journal(),
      ],
      known: { fails: 'Table not found' },
      tests: { fails: 'Table not found' },
      sms: [{ sid: 'S1' }, { sid: 'S2' }],
      post: [{ id: 't1' }],
      mark: [{ id: 4 }],
    },
    expects: { ids: [{ signin: 'n' }], judge: { count: 1 } },
  },
  {
    name: { fr: 'Rien de neuf, un journal illisible', en: 'Nothing new, one journal unreadable' },
    given: {
      tick: [{}],
      read: [journal(), { error: '403 - Forbidden' }],
      known: [{}],
      tests: [{}],
      tell: [{ id: 't2' }],
    },
    expects: { fresh: [{ unread: ['secours-2'], found: [] }], phones: 'not reached' },
    asks: {
      tell: [
        {
          message: both(
            'Journal illisible, comptes de secours non surveillés : secours-2',
            'Journal unreadable, emergency accounts unwatched: secours-2',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Début de trimestre', en: 'Start of a quarter' },
    given: { quarter: [{}], remind: [{ accepted: ['x'] }] },
    expects: { 'due.yes': { count: 1 }, accounts: 'not reached' },
    asks: { remind: [{ toEmail: 'informatique@votre-entreprise.example' }] },
  },
  {
    name: { fr: 'Un essai annoncé', en: 'A test announced' },
    given: { announce: typed('9h30', '10:30'), note: [{ id: 1 }], done: [{}] },
    expects: {
      times: [
        {
          valid: true,
          starts: '2026-11-24T09:30:00.000+01:00',
          ends: '2026-11-24T10:30:00.000+01:00',
        },
      ],
    },
    asks: {
      note: [{ columns: { value: { who: 'Nadia', starts: '2026-11-24T09:30:00.000+01:00' } } }],
    },
  },
  {
    name: { fr: 'Un essai mal écrit', en: 'A test written badly' },
    given: { announce: typed('matin', '10:30'), done: [{}] },
    expects: { times: [{ valid: false, starts: '' }], note: 'not reached' },
    asks: { done: [{ completionTitle: both('Heures illisibles', 'Times illegible') }] },
  },
  {
    name: { fr: 'Un essai que la table ne prend pas', en: 'A test that the table does not take' },
    given: { announce: typed('9:00', '13:00'), note: { fails: 'Table not found' }, done: [{}] },
    expects: { times: [{ valid: true, ends: '2026-11-24T13:00:00.000+01:00' }] },
    asks: { done: [{ completionTitle: both('Pas noté', 'Not noted') }] },
  },
]
