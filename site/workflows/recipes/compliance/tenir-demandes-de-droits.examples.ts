import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const OWNER = 'donnees@votre-entreprise.example'
const asked = (received: string) => [
  {
    received,
    channel: both('téléphone', 'telephone'),
    right: both('effacement', 'erasure'),
    name: ' Mme Vasseur ',
    contact: 'm.vasseur@client.example',
    details: '',
    submittedAt: '2026-11-23T08:30:00.000+01:00',
    formMode: 'production',
  },
]
const row = (number: string, received: string | Bilingual<string>, more = {}) => ({
  row_number: 2,
  number,
  received,
  right: both('accès', 'access'),
  owner: OWNER,
  extended: '',
  answered: '',
  ...more,
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Notée trois semaines après l’appel', en: 'Noted three weeks after the call' },
    given: {
      request: asked('2026-10-31'),
      add: [{ number: 'D' }],
      assign: [{ id: 'm1' }],
      done: [{}],
    },
    expects: {
      entry: [
        {
          valid: true,
          due: '2026-11-30',
          late: false,
          name: 'Mme Vasseur',
          number: 'D261123-083000',
        },
      ],
      rows: 'not reached',
    },
    asks: {
      assign: [
        {
          subject: both(
            'D261123-083000 : effacement, à répondre avant le 2026-11-30',
            'D261123-083000: erasure, to be answered by 2026-11-30',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Une date de l’an prochain', en: 'A day next year' },
    given: { request: asked('2027-11-20'), refused: [{}] },
    expects: { entry: [{ valid: false, due: '' }], add: 'not reached' },
    asks: {
      refused: [
        {
          completionMessage: both(
            `La date de réception est dans l’avenir ou a plus de six mois : corrigez-la, ou écrivez aujourd’hui à ${OWNER} si elle est exacte.`,
            `The day of receipt is in the future or over six months ago: correct it, or write to ${OWNER} today if it is right.`,
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La feuille refuse l’ajout', en: 'The sheet refuses the row' },
    given: {
      request: asked('2026-11-20'),
      add: { fails: 'The caller does not have permission' },
      refused: [{}],
    },
    expects: { 'valid.yes': [{ due: '2026-12-20' }], assign: 'not reached' },
    asks: {
      refused: [
        {
          completionMessage: both(
            `La feuille ne répond pas. Écrivez à ${OWNER} aujourd’hui.`,
            `The sheet does not answer. Write to ${OWNER} today.`,
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Un lundi : dépassée, prolongée à temps, trop tard, close',
      en: 'A Monday: overdue, extended in time, too late, closed',
    },
    given: {
      weekday: [{}],
      rows: [
        row('D1', '2026-10-20'),
        row('D2', '2026-10-01', { extended: '2026-10-28' }),
        row('D3', '28/9/2026', { extended: '2026-11-02' }),
        row('D4', '20/11/2026', { extended: both('oui', 'yes') }),
        row('D5', '2023-09-01', { answered: '2023-09-20' }),
        row('D6', '2026-11-02', { answered: both('oui', 'yes') }),
        row('D7', both('mardi', 'Tuesday')),
      ],
      tell: [{ ok: true }],
      press: [{ id: 'm2' }],
    },
    expects: { judge: [{ state: 'urgent', old: ['D5'] }], late: { count: 1 } },
    asks: {
      tell: [
        {
          text: both(
            `:warning: D1 accès, ${OWNER} : DÉPASSÉE depuis le 2026-11-20\n:warning: D3 accès, ${OWNER} : DÉPASSÉE depuis le 2026-10-28 (prolongation annoncée trop tard)\n:warning: D7 accès, ${OWNER} : date de réception illisible\n:warning: D6 : « answered » n’est pas une date\nD2 accès, ${OWNER} : avant le 2027-01-01 (prolongée)\nD4 accès, ${OWNER} : avant le 2026-12-20 (« extended » n’est pas une date)\nCloses depuis 3 ans, à effacer : D5`,
            `:warning: D1 access, ${OWNER}: OVERDUE since 2026-11-20\n:warning: D3 access, ${OWNER}: OVERDUE since 2026-10-28 (extension told too late)\n:warning: D7 access, ${OWNER}: day of receipt unreadable\n:warning: D6: “answered” is no date\nD2 access, ${OWNER}: by 2027-01-01 (extended)\nD4 access, ${OWNER}: by 2026-12-20 (“extended” is no date)\nClosed for 3 years, to erase: D5`,
          ),
        },
      ],
      press: [
        {
          subject: both('4 demande(s) de droits qui pressent', '4 data-rights request(s) pressing'),
        },
      ],
    },
  },
  {
    name: { fr: 'Rien d’ouvert', en: 'Nothing open' },
    given: { weekday: [{}], rows: [row('D1', '2026-10-20', { answered: '2026-11-02' })] },
    expects: { judge: [{ state: 'quiet' }], something: { count: 0 }, tell: 'not reached' },
  },
  {
    name: { fr: 'Slack ne répond pas un lundi', en: 'Slack does not answer on a Monday' },
    given: {
      weekday: [{}],
      rows: [row('D4', '2026-11-20')],
      tell: { fails: 'channel_not_found' },
      press: [{ id: 'm4' }],
    },
    expects: { judge: [{ state: 'list' }], late: { count: 1 } },
    asks: {
      press: [
        {
          subject: both(
            '0 demande(s) de droits qui pressent (Slack muet)',
            '0 data-rights request(s) pressing (Slack silent)',
          ),
          message: both(
            `D4 accès, ${OWNER} : avant le 2026-12-20`,
            `D4 access, ${OWNER}: by 2026-12-20`,
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La feuille ne se lit pas', en: 'The sheet cannot be read' },
    given: {
      weekday: [{}],
      rows: { fails: 'Quota exceeded' },
      tell: [{ ok: true }],
      press: [{ id: 'm3' }],
    },
    expects: { judge: [{ state: 'broken', reason: 'Quota exceeded' }] },
    asks: {
      press: [
        {
          subject: both(
            'Demandes de droits : feuille illisible',
            'Data-rights requests: sheet unreadable',
          ),
        },
      ],
    },
  },
]
