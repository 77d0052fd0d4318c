import type { Example, Given, GivenItem } from '../recipe.ts'

const passage = (file: string, title: string, readers?: readonly string[]) => ({
  id: 1,
  payload: { metadata: { file, title, ...(readers ? { readers: [...readers] } : {}) } },
})
const page = (
  points: readonly ReturnType<typeof passage>[],
  next_page_offset: number | null = null,
): GivenItem['json'] => ({ result: { points: [...points], next_page_offset }, status: 'ok' })
const user = (emailAddress: string) => ({ type: 'user', emailAddress })
const rights = (...permissions: readonly GivenItem['json'][]): GivenItem['json'] => ({
  statusCode: 200,
  body: { permissions: [...permissions] },
})
const GONE: GivenItem['json'] = { statusCode: 404, body: { error: { code: 404 } } }
const NOA = 'user:noa@votre-entreprise.example'
const LEA = 'user:lea@votre-entreprise.example'
const PAY = passage('f-pay', 'Salaires', [NOA, LEA])
const QUAY = passage('f-quay', 'Quai', ['domain:votre-entreprise.example'])
const OLD = passage('f-old', 'Tarif 2023', [NOA])
const WRITTEN: Given = [
  { result: { status: 'completed' }, status: 'ok' },
  { result: { status: 'completed' }, status: 'ok' },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un partage retiré, un fichier supprimé, un lien public',
      en: 'A share withdrawn, a file deleted, a public link',
    },
    given: {
      night: [{}],
      read: [page([PAY, QUAY], 40), page([PAY, OLD])],
      rights: [
        rights(user('Lea@votre-entreprise.example'), {
          type: 'user',
          emailAddress: 'x@y.example',
          deleted: true,
        }),
        rights({ type: 'domain', domain: 'votre-entreprise.example' }, { type: 'anyone' }),
        GONE,
      ],
      write: WRITTEN,
      tell: [{ messageId: '1' }],
    },
    expects: {
      files: [
        { file: 'f-pay', passages: 2, uneven: false },
        { file: 'f-quay', passages: 1 },
        { file: 'f-old', passages: 1 },
      ],
      judged: [
        {
          files: 3,
          changes: [
            { file: 'f-pay', now: [LEA], lost: [NOA], gained: [] },
            { file: 'f-old', now: [], lost: [NOA], gone: true },
          ],
          open: ['Quai'],
          blind: 0,
        },
      ],
      report: [
        {
          urgent: false,
          done: 2,
          text: {
            fr: 'Reporté dans l’index :\n- Salaires ; retiré à user:noa@votre-entreprise.example\n- Tarif 2023 : introuvable dans Drive, fermé à tous ; retiré à user:noa@votre-entreprise.example\n\nOuverts par lien à n’importe qui, laissés à leurs lecteurs nommés :\n- Quai',
            en: 'Carried over into the index:\n- Salaires; taken from user:noa@votre-entreprise.example\n- Tarif 2023: not found in Drive, closed to all; taken from user:noa@votre-entreprise.example\n\nOpen to anybody by link, left to their named readers:\n- Quai',
          },
        },
      ],
    },
    asks: {
      write: [
        {
          jsonBody:
            '{"payload":{"readers":["user:lea@votre-entreprise.example"]},"key":"metadata","filter":{"must":[{"key":"metadata.file","match":{"value":"f-pay"}}]}}',
        },
        {},
      ],
    },
  },
  {
    name: { fr: 'Rien n’a bougé', en: 'Nothing has moved' },
    given: {
      night: [{}],
      read: [page([OLD])],
      rights: [rights(user('noa@votre-entreprise.example'))],
    },
    expects: {
      files: [{ uneven: false }],
      'worth.no': { count: 1 },
      tell: 'not reached',
    },
  },
  {
    name: { fr: 'Le compte Drive a perdu son accès', en: 'The Drive account has lost access' },
    given: {
      night: [{}],
      read: [page(['a', 'b', 'c', 'd', 'e', 'f'].map((one) => passage(one, one, [NOA])))],
      rights: [GONE, GONE, GONE, GONE, GONE, GONE],
      tell: [{ messageId: '2' }],
    },
    expects: {
      judged: [{ changes: [], blind: 6 }],
      write: 'not reached',
      report: [
        {
          urgent: true,
          text: {
            fr: 'Drive dit introuvables 6 / 6 fichiers : le compte a sans doute perdu son accès. Rien n’a été fermé pour eux.',
            en: 'Drive cannot find 6 / 6 files: its account has probably lost access. Nothing was closed for them.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Drive se tait', en: 'Drive is silent' },
    given: {
      night: [{}],
      read: [page([PAY])],
      rights: { fails: 'ETIMEDOUT' },
      tell: [{ messageId: '3' }],
    },
    expects: {
      judged: [{ changes: [], unread: [{ title: 'Salaires', cause: 'ETIMEDOUT' }] }],
      report: [{ urgent: false, done: 0 }],
    },
  },
  {
    name: { fr: 'Qdrant refuse d’écrire', en: 'Qdrant refuses to write' },
    given: {
      night: [{}],
      read: [page([PAY, passage('f-pay', 'Salaires')])],
      rights: [rights(user('lea@votre-entreprise.example'), user('noa@votre-entreprise.example'))],
      write: { fails: '403 Forbidden' },
      tell: [{ messageId: '4' }],
    },
    expects: {
      files: [{ uneven: true }],
      report: [
        {
          urgent: true,
          failed: 1,
          text: {
            fr: 'NON REPORTÉ, encore lisible comme hier :\n- Salaires : passages remis d’accord',
            en: 'NOT CARRIED OVER, still readable as yesterday:\n- Salaires: passages made to agree',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Des passages sans identifiant', en: 'Passages without an id' },
    given: {
      night: [{}],
      read: [page([passage('', 'x')])],
      warn: [{ messageId: '5' }],
    },
    expects: { rights: 'not reached' },
    asks: {
      warn: [
        {
          subject: {
            fr: 'Droits de lecture non comparés cette nuit',
            en: 'Reading rights not compared tonight',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La base est fermée', en: 'The store is shut' },
    given: {
      night: [{}],
      read: { fails: 'connect ECONNREFUSED' },
      warn: [{ messageId: '6' }],
    },
    expects: { settings: [{ gone: 50 }], files: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'connect ECONNREFUSED\n\nL’index garde les droits d’hier.',
            en: 'connect ECONNREFUSED\n\nThe index keeps yesterday’s rights.',
          },
        },
      ],
    },
  },
]
