import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const ANA = 'ana@studio.example'
const mission = (contractor: string, ends_on: string, more = {}) => ({
  row_number: 2,
  contractor,
  company: 'Studio Elva',
  manager: 'claire@bureau.example',
  ends_on,
  closed_on: '',
  ...more,
})
const file = (id: string, name: string, email: string, mimeType = 'application/pdf') => ({
  id,
  name,
  mimeType,
  webViewLink: `https://drive.example/${id}`,
  permissions: [
    { id: 'p0', role: 'owner', emailAddress: 'claire@bureau.example' },
    { id: `p-${id}`, role: 'writer', emailAddress: email },
  ],
})
const FILES = [
  file('f1', 'Logo', 'Ana@studio.example'),
  file('f2', 'Charte', ANA, 'application/vnd.google-apps.folder'),
  file('f3', 'Plan', 'bob@cabinet.example'),
]
/** SHA-256 of the phrase, the address and the end of the mission. */
const KEY = both(
  '96aa58e95cbd21fd1b0ac467c1ef89755b17a4b736f2eb3cc6a77c4252c5a05b',
  '0000c2feb62583ccf0b032e9e13095d25be720626ce5ff968ad05e1bb21cfd02',
)
const WITHDRAW = both('Retirer tous les accès', 'Withdraw all access')
const STAYS = both('La mission continue', 'The mission goes on')
const answer = (
  choice: Bilingual<string>,
  until = '',
  k: string | Bilingual<string> = KEY,
): Given => [{ k, o: ANA, choice, until }]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un lundi : deux missions finies, une en cours',
      en: 'A Monday: two over, one going on',
    },
    given: {
      week: [{}],
      missions: [
        mission('Ana@studio.example ', '2026-11-20'),
        mission('bob@cabinet.example', '2026-10-31', { manager: '' }),
        mission('eva@paie.example', '2027-01-31'),
        mission('leo@studio.example', '31/10/2026'),
        mission('old@studio.example', '2025-01-31', { closed_on: '2025-02-03' }),
      ],
      shared: FILES,
      ask: [{ messageId: '1' }, { messageId: '2' }],
      tell: [{ messageId: '9' }],
    },
    expects: {
      'kind.ask': [
        {
          contractor: ANA,
          count: 2,
          key: KEY,
          text: both(
            '- dossier Charte (writer) https://drive.example/f2\n- Logo (writer) https://drive.example/f1',
            '- folder Charte (writer) https://drive.example/f2\n- Logo (writer) https://drive.example/f1',
          ),
        },
        { contractor: 'bob@cabinet.example', count: 1, ended: '31/10/2026' },
      ],
      close: 'not reached',
    },
    asks: {
      shared: [
        {
          queryString: `('${ANA}' in readers or '${ANA}' in writers) and trashed = false`,
        },
        {},
      ],
      tell: [
        {
          text: both(
            'Date de fin illisible : leo@studio.example, 31/10/2026',
            'End not readable: leo@studio.example, 31/10/2026',
          ),
        },
      ],
      ask: [
        {
          toEmail: 'claire@bureau.example',
          subject: both(
            `Mission finie : ${ANA} ouvre encore 2 document(s)`,
            `Mission over: ${ANA} can still open 2 document(s)`,
          ),
        },
        { toEmail: 'informatique@votre-entreprise.example' },
      ],
    },
  },
  {
    name: {
      fr: 'Tout retirer, le dossier emporte un fichier',
      en: 'Withdraw all, the folder takes a file along',
    },
    given: {
      answer: answer(WITHDRAW),
      missions: [mission(ANA, '2026-11-20')],
      shared: FILES,
      close: [{ statusCode: 204 }, { statusCode: 404 }],
      mark: [{}],
      done: [{}],
    },
    expects: {
      outcome: [
        {
          closed: 2,
          refused: 0,
          text: both('Accès retirés : Charte, Logo', 'Access withdrawn: Charte, Logo'),
        },
      ],
    },
    asks: {
      close: [
        {
          url: 'https://www.googleapis.com/drive/v3/files/f2/permissions/p-f2?supportsAllDrives=true',
        },
        {},
      ],
      mark: [{ columns: { value: { contractor: ANA, closed_on: '2026-11-23' } } }],
    },
  },
  {
    name: { fr: 'Google refuse un fichier', en: 'Google refuses a file' },
    given: {
      answer: answer(WITHDRAW),
      missions: [mission(ANA, '2026-11-20')],
      shared: FILES,
      close: [{ statusCode: 204 }, { statusCode: 403 }],
      done: [{}],
    },
    expects: { outcome: [{ closed: 1, refused: 1 }], mark: 'not reached' },
    asks: {
      done: [
        {
          completionMessage: both(
            'Accès retirés : Charte<br>Refusés par Google, à retirer vous-même : Logo',
            'Access withdrawn: Charte<br>Refused by Google, to be withdrawn by you: Logo',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Plus rien de partagé, tableau refusé',
      en: 'Nothing shared any more, sheet refused',
    },
    given: {
      answer: answer(WITHDRAW),
      missions: [mission(ANA, '2026-11-20')],
      shared: [],
      mark: { fails: '429' },
      done: [{}],
    },
    expects: { group: [{ kind: 'clean' }] },
    asks: {
      done: [
        {
          completionMessage: both(
            'Plus aucun document partagé.<br>Tableau non mis à jour.',
            'No document is shared any more.<br>Sheet not updated.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La mission continue', en: 'The mission goes on' },
    given: {
      answer: answer(STAYS, '2027-02-28'),
      missions: [mission(ANA, '2026-11-20')],
      extend: [{}],
      extended: [{}],
    },
    expects: { step: [{ step: 'extend', until: '2027-02-28' }], shared: 'not reached' },
    asks: {
      extend: [{ columns: { value: { contractor: ANA, ends_on: '2027-02-28' } } }],
      extended: [{ completionMessage: both('Jusqu’au 28/02/2027.', 'Until 28/02/2027.') }],
    },
  },
  {
    name: { fr: 'Une date passée', en: 'A day gone by' },
    given: {
      answer: answer(STAYS, '2026-11-01'),
      missions: [mission(ANA, '2026-11-20')],
      stop: [{}],
    },
    expects: { step: [{ step: 'stop' }], extend: 'not reached' },
  },
  {
    name: { fr: 'La clé d’une autre mission', en: 'The key of another mission' },
    given: {
      answer: answer(WITHDRAW, '', 'abc'),
      missions: [mission(ANA, '2026-11-20')],
      stop: [{}],
    },
    expects: { step: [{ step: 'stop' }], shared: 'not reached' },
  },
  {
    name: { fr: 'Mission déjà close', en: 'A mission closed before' },
    given: {
      answer: answer(WITHDRAW),
      missions: [mission(ANA, '2026-11-20', { closed_on: '2026-11-23' })],
      stop: [{}],
    },
    expects: { 'known.stop': { count: 1 }, key: 'not reached' },
    asks: {
      stop: [
        {
          completionMessage: both(
            'Rien à faire : mission inconnue, ou déjà close.',
            'Nothing to do: mission unknown, or closed before.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Drive muet à la réponse', en: 'Drive silent upon the answer' },
    given: {
      answer: answer(WITHDRAW),
      missions: [mission(ANA, '2026-11-20')],
      shared: { fails: '503' },
      stop: [{}],
    },
    expects: { group: [{ kind: 'stop' }] },
  },
  {
    name: { fr: 'Drive muet un lundi', en: 'Drive silent on a Monday' },
    given: {
      week: [{}],
      missions: [mission(ANA, '2026-11-20')],
      shared: { fails: '503' },
      tell: [{ messageId: '3' }],
    },
    expects: { group: [{ kind: 'tell' }], ask: 'not reached' },
    asks: { tell: [{ text: both('Google Drive muet : 503', 'Google Drive silent: 503') }] },
  },
  {
    name: { fr: 'Tableau muet, un lundi', en: 'Sheet silent on a Monday' },
    given: { week: [{}], missions: { fails: 'Not found' }, tell: [{ messageId: '4' }] },
    expects: { 'known.tell': { count: 1 }, key: 'not reached' },
  },
  {
    name: { fr: 'Le courriel est refusé', en: 'The email is refused' },
    given: {
      week: [{}],
      missions: [mission(ANA, '2026-11-20')],
      shared: FILES,
      ask: { fails: '550' },
      tell: [{ messageId: '5' }],
    },
    expects: { 'kind.ask': [{ count: 2 }] },
    asks: { tell: [{ text: 'claire@bureau.example – 550' }] },
  },
]
