import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const GB = 1024 ** 3
const HEAD =
  'Report Refresh Date,User Principal Name,Display Name,Is Deleted,Storage Used (Byte),Issue Warning Quota (Byte),Prohibit Send Quota (Byte),Prohibit Send/Receive Quota (Byte)'
const box = (name: string, used: number, limit = 50, deleted = 'False') =>
  `2026-11-21,${name},"${name}, atelier",${deleted},${used * GB},${(limit - 1) * GB},${limit * GB},${limit * GB}`
const report = (...rows: readonly string[]): Given => ({
  items: [
    {
      json: {},
      files: {
        data: {
          type: 'text/csv',
          name: 'MailboxUsageDetail.csv',
          text: ['\uFEFF' + HEAD, ...rows].join('\r\n'),
        },
      },
    },
  ],
})
const past = (mailbox: string, used: number, step: string) => ({
  id: 1,
  mailbox,
  used: String(used * GB),
  day: '2026-11-14',
  pace: '0',
  step,
})

export const examples: readonly Example[] = [
  {
    name: both('Deux à prévenir, une déjà prévenue', 'Two to be warned, one warned before'),
    given: {
      monday: [{}],
      report: report(
        box('ana@v.example', 46),
        box('bob@v.example', 30),
        box('cle@v.example', 47),
        box('dan@v.example', 4),
        // Told before, a little lower or slower since: not told again.
        box('fay@v.example', 44),
        box('gus@v.example', 27),
        box('old@v.example', 49, 50, 'True'),
      ),
      known: [
        past('ana@v.example', 45, '0'),
        // Seven gigabytes a week: full in two weeks, though at sixty per cent.
        past('bob@v.example', 23, '0'),
        past('cle@v.example', 47, '2'),
        past('dan@v.example', 4, '0'),
        past('fay@v.example', 46, '2'),
        past('gus@v.example', 27, '1'),
      ],
      mail: [{ accepted: true }, { accepted: true }],
      mark: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }, { id: 5 }, { id: 6 }],
      post: [{ id: 'm1' }],
    },
    expects: {
      judge: [
        { state: 'tell' },
        { state: 'write', mailbox: 'ana@v.example', step: '2', percent: 92 },
        { state: 'write', mailbox: 'bob@v.example', step: '1', percent: 60 },
        { state: 'note', mailbox: 'cle@v.example', step: '2' },
        { state: 'note', mailbox: 'dan@v.example', step: '0' },
        { state: 'note', mailbox: 'fay@v.example', step: '2', near: false },
        { state: 'note', mailbox: 'gus@v.example', step: '1' },
      ],
    },
    asks: {
      mail: [
        {
          toEmail: 'ana@v.example',
          text: both(
            'Bonjour,\n\nvotre boîte est à 92 %, 46,0 / 50,0 Go, pleine dans (semaines) : 4.\nPleine, elle ne pourra plus envoyer. Triez vos messages par taille, videz les éléments supprimés, ou répondez-nous : une archive en ligne peut suffire.',
            'Hello,\n\nyour mailbox stands at 92 %, 46.0 / 50.0 GB, full within (weeks): 4.\nOnce full it can no longer send. Sort your messages by size, empty deleted items, or answer us: an online archive may be enough.',
          ),
        },
        { toEmail: 'bob@v.example' },
      ],
      post: [
        {
          message: both(
            'Boîtes près de leur limite : 3, sur 6<br>- cle@v.example, 94 %, 47,0 / 50,0 Go<br>- ana@v.example, 92 %, 46,0 / 50,0 Go, pleine dans (semaines) : 4<br>- bob@v.example, 60 %, 30,0 / 50,0 Go, pleine dans (semaines) : 2',
            'Mailboxes near their limit: 3, out of 6<br>- cle@v.example, 94 %, 47.0 / 50.0 GB<br>- ana@v.example, 92 %, 46.0 / 50.0 GB, full within (weeks): 4<br>- bob@v.example, 60 %, 30.0 / 50.0 GB, full within (weeks): 2',
          ),
        },
      ],
    },
  },
  {
    name: both('Une boîte pleine refuse le courriel', 'A full mailbox refuses the email'),
    given: {
      monday: [{}],
      report: report(box('eve@v.example', 50)),
      known: [{}],
      mail: { fails: '552 5.2.2 mailbox full' },
      post: [{ id: 'm1' }],
    },
    expects: { mark: 'not reached', lost: [{ mailbox: ['eve@v.example'] }] },
    asks: {
      post: [
        {
          message: both(
            'Boîtes près de leur limite : 1, sur 1<br>- eve@v.example, 100 %, 50,0 / 50,0 Go',
            'Mailboxes near their limit: 1, out of 1<br>- eve@v.example, 100 %, 50.0 / 50.0 GB',
          ),
        },
        {
          message: both(
            'Courriel refusé, à prévenir de vive voix : eve@v.example',
            'Email refused, to be told in person: eve@v.example',
          ),
        },
      ],
    },
  },
  {
    name: both('Les noms sont masqués', 'Names are concealed'),
    given: {
      monday: [{}],
      report: report(box('A3F09C1D', 12)),
      known: [{}],
      post: [{ id: 'm1' }],
    },
    expects: { judge: [{ state: 'blind' }], mark: 'not reached' },
    asks: {
      post: [
        {
          message: both(
            'Boîtes non mesurées : Microsoft masque les noms. Centre d’administration, Paramètres de l’organisation, Services, Rapports, décocher les noms masqués.',
            'Mailboxes not measured: Microsoft conceals the names. Admin centre, Org settings, Services, Reports, untick concealed names.',
          ),
        },
      ],
    },
  },
  {
    name: both('Le droit a expiré', 'The permission has expired'),
    given: { monday: [{}], report: { fails: '403 - Forbidden' }, post: [{ id: 'm1' }] },
    expects: { judge: 'not reached' },
    asks: {
      post: [
        {
          message: both(
            'Boîtes non mesurées cette semaine : 403 - Forbidden',
            'Mailboxes not measured this week: 403 - Forbidden',
          ),
        },
      ],
    },
  },
]
