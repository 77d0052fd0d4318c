import type { Example, Given } from '../recipe.ts'

const gone = (path: string): Given => [
  { path, reason: { fr: 'Données personnelles', en: 'Personal data' }, by: 'N. Brun' },
]
const PAY = '/RH/paie.xlsx'
const line = (at: number) => ({
  fr: `Ligne ${at} : le salaire du chef d’atelier y figure en clair.`,
  en: `Line ${at}: the workshop manager’s salary stands there in clear.`,
})
const passages = (
  count: number,
  next: number | null = null,
  content: typeof line | (() => string) = line,
): Given => [
  {
    result: {
      points: Array.from({ length: count }, (_, at) => ({
        id: at,
        payload: { content: content(at), metadata: { path: PAY } },
      })),
      next_page_offset: next,
    },
    status: 'ok',
  },
]
const counted = (count: number): Given => [{ result: { count }, status: 'ok' }]
const hit = (path: string, score: number) => ({
  document: { pageContent: 'x', metadata: { path } },
  score,
})
const done: Given = [{ result: { status: 'completed' }, status: 'ok' }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Retiré, mais une copie répond', en: 'Withdrawn, but a copy answers' },
    given: {
      gone: gone(` ${PAY} `),
      move: [{ success: true }],
      scroll: passages(11),
      erase: done,
      count: counted(0),
      search: [hit('/RH/paie (2).xlsx', 0.97), hit('/RH/conges.pdf', 0.7)],
      register: [{ id: 4 }],
      write: [{ messageId: '1' }],
      page: [{}],
    },
    expects: {
      before: [{ found: 11, more: false, samples: [{}, {}, {}, {}, {}] }],
      samples: { count: 5 },
      proof: [
        {
          state: 'copies',
          copies: ['/RH/paie (2).xlsx'],
          text: {
            fr: 'Retiré, mais une copie répond encore : /RH/paie (2).xlsx\nPassages avant retrait : 11\nFichier déplacé hors du dossier indexé.',
            en: 'Withdrawn, but a copy still answers: /RH/paie (2).xlsx\nPassages before withdrawal: 11\nFile moved out of the indexed folder.',
          },
        },
      ],
    },
    asks: {
      move: [
        {
          toPath: {
            fr: '/Retires/20261123-083000-paie.xlsx',
            en: '/Withdrawn/20261123-083000-paie.xlsx',
          },
        },
      ],
      erase: [
        {
          jsonBody:
            '{"filter":{"must":[{"key":"metadata.path","match":{"value":"/RH/paie.xlsx"}}]}}',
        },
      ],
    },
  },
  {
    name: { fr: 'Second envoi : le fichier est déjà parti', en: 'Sent again: the file has left' },
    given: {
      gone: gone(PAY),
      move: { fails: '404 - Not Found' },
      scroll: passages(2),
      erase: done,
      count: counted(0),
      search: [],
      register: { fails: '502', whole: true },
      write: { fails: '451' },
      page: [{}],
    },
    expects: { proof: [{ state: 'gone', found: 2, copies: [] }], samples: { count: 2 } },
    asks: {
      write: [
        {
          text: {
            fr: 'Retiré : plus aucun passage, et rien d’aussi proche sous un autre nom.\nPassages avant retrait : 2\nFichier non déplacé : s’il est encore dans le dossier, il reviendra à la prochaine mise à jour.\nMotif : Données personnelles. Demandé par : N. Brun.\nRegistre fermé : à inscrire à la main.',
            en: 'Withdrawn: no passage left, and nothing as close under another name.\nPassages before withdrawal: 2\nFile not moved: if it is still in the folder, it comes back with the next update.\nReason: Personal data. Asked for by: N. Brun.\nRegister shut: to be entered by hand.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La recherche des copies échoue', en: 'The search for copies fails' },
    given: {
      gone: gone(PAY),
      move: [{ success: true }],
      scroll: passages(256, 256),
      erase: done,
      count: counted(0),
      search: { fails: 'Mistral 429' },
      register: [{ id: 5 }],
      write: [{ messageId: '2' }],
      page: [{}],
    },
    expects: { before: [{ found: 256, more: true }], proof: [{ state: 'unsure' }] },
  },
  {
    name: { fr: 'Des lignes très courtes, une copie', en: 'Very short rows, and a copy' },
    given: {
      gone: gone(PAY),
      move: [{ success: true }],
      scroll: passages(7, null, () => 'Brun ; 3 900 €'),
      erase: done,
      count: counted(0),
      search: [hit('/RH/paie (2).xlsx', 0.99)],
      register: [{ id: 9 }],
      write: [{ messageId: '6' }],
      page: [{}],
    },
    expects: {
      samples: { count: 5 },
      proof: [{ state: 'copies', copies: ['/RH/paie (2).xlsx'] }],
    },
  },
  {
    name: { fr: 'Des passages sans texte', en: 'Passages without text' },
    given: {
      gone: gone(PAY),
      move: [{ success: true }],
      scroll: passages(1, null, () => ''),
      erase: done,
      count: counted(0),
      search: [],
      register: [{ id: 10 }],
      write: [{ messageId: '7' }],
      page: [{}],
    },
    expects: { proof: [{ state: 'unsure' }] },
  },
  {
    name: { fr: 'Il en reste', en: 'Some are left' },
    given: {
      gone: gone(PAY),
      move: [{ success: true }],
      scroll: passages(1),
      erase: done,
      count: counted(3),
      search: [hit(PAY, 0.99)],
      register: [{ id: 6 }],
      write: [{ messageId: '3' }],
      page: [{}],
    },
    expects: { proof: [{ state: 'left', copies: [] }] },
  },
  {
    name: { fr: 'Un chemin mal tapé', en: 'A path typed wrong' },
    given: {
      gone: gone('RH/paie.xlsx'),
      move: { fails: '404 - Not Found' },
      scroll: passages(0),
      absent: [{}],
    },
    expects: { before: [{ found: 0, samples: [] }], erase: 'not reached' },
  },
  {
    name: { fr: 'La base se tait au comptage', en: 'The store goes silent at the count' },
    given: {
      gone: gone(PAY),
      move: [{ success: true }],
      scroll: passages(3),
      erase: done,
      count: { fails: 'connect ETIMEDOUT' },
      search: [],
      register: [{ id: 7 }],
      write: [{ messageId: '4' }],
      page: [{}],
    },
    expects: { samples: { count: 3 }, proof: [{ state: 'unsure', copies: [] }] },
  },
  {
    name: { fr: 'La base refuse d’effacer', en: 'The store refuses to erase' },
    given: {
      gone: gone(PAY),
      move: [{ success: true }],
      scroll: passages(3),
      erase: { fails: '403 Forbidden' },
      unfinished: [{}],
    },
    expects: { before: [{ found: 3, more: false }], count: 'not reached' },
    asks: {
      unfinished: [
        {
          completionMessage: {
            fr: 'La base ne répond pas (403 Forbidden). Le document peut encore être cité : renvoyez ce formulaire.',
            en: 'The store does not answer (403 Forbidden). The document may still be quoted: send this form again.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La base est injoignable', en: 'The store is out of reach' },
    given: {
      gone: gone(` ${PAY}`),
      move: [{ success: true }],
      scroll: { fails: 'connect ECONNREFUSED' },
      unfinished: [{}],
    },
    expects: { settings: [{ path: PAY, probes: 5 }], before: 'not reached' },
  },
]
