import type { Bilingual } from '../../nodes/fact.ts'
import type { JsonObject } from '../../flow/flow.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const file = (path: string, eTag: string) => ({ type: 'file', path, eTag })
const picture = (name: string): Given => ({
  items: [{ json: {}, files: { data: { type: 'image/jpeg', name, base64: '/9j/2Q==' } } }],
})
const said = (fr: JsonObject, en: JsonObject): Given => [
  {
    output: [
      { type: 'message', content: [{ text: both(JSON.stringify(fr), JSON.stringify(en)) }] },
    ],
  },
]
const PARAPET = said(
  {
    subject: 'Relevé d’étanchéité contre un acrotère',
    material: 'Bitume',
    state: 'Décollé sur 30 cm',
    text: 'LOT 7',
    blurred: false,
  },
  {
    subject: 'Waterproofing upstand against a parapet',
    material: 'Bitumen',
    state: 'Loose over 30 cm',
    text: 'LOT 7',
    blurred: false,
  },
)
const PIPE = said(
  {
    subject: 'Gaine électrique dans une tranchée',
    material: 'Sable et grillage rouge',
    state: '',
    text: '',
    blurred: false,
  },
  {
    subject: 'Electrical duct in a trench',
    material: 'Sand and red warning mesh',
    state: '',
    text: '',
    blurred: false,
  },
)
const FIRST = '/Chantiers/Photos/IMG_20261120_1012.jpg'
const SECOND = '/Chantiers/Photos/façade.png'
const LISTED = [
  file('Chantiers/Photos/IMG_20261120_1012.jpg', 'a1'),
  file('Chantiers/Photos/fa%C3%A7ade.png', 'b2'),
  file('Chantiers/Photos/ancienne.jpg', 'c3'),
  file('Chantiers/Photos/plan.pdf', 'd4'),
  { type: 'directory', path: 'Chantiers/Photos/2025', eTag: 'e5' },
]
const hit = (path: string, pageContent: string | Bilingual<string>, score: number) => ({
  document: { pageContent, metadata: { path } },
  score,
})
const asks = (fr: string, en: string): Given => [{ question: both(fr, en) }]
const DESCRIBED = both(
  'Relevé d’étanchéité contre un acrotère. Bitume. Décollé sur 30 cm. Texte lisible : LOT 7. Prise le 2026-11-20',
  'Waterproofing upstand against a parapet. Bitumen. Loose over 30 cm. Readable text: LOT 7. Taken on 2026-11-20',
)

export const examples: readonly Example[] = [
  {
    name: both('Un soir : deux photos nouvelles', 'One evening: two new photos'),
    given: {
      evening: [{}],
      folder: LISTED,
      known: [{ id: 1, path: '/Chantiers/Photos/ancienne.jpg', version: 'c3' }],
      download: { runs: [picture('IMG_20261120_1012.jpg'), picture('façade.png')] },
      describe: { runs: [PARAPET, PIPE] },
      forget: [{ status: 'ok' }],
      store: [{ pageContent: 'x', metadata: {} }],
      note: [{ id: 2 }],
    },
    expects: {
      fresh: [{ path: FIRST, version: 'a1' }, { path: SECOND }],
      sheet: [
        { state: 'seen', day: '2026-11-20', description: DESCRIBED },
        {
          description: both(
            'Gaine électrique dans une tranchée. Sable et grillage rouge',
            'Electrical duct in a trench. Sand and red warning mesh',
          ),
        },
      ],
      tell: 'not reached',
    },
    asks: {
      note: [
        { columns: { value: { path: FIRST, version: 'a1', state: 'seen' } } },
        { columns: { value: { path: SECOND, state: 'seen' } } },
      ],
    },
  },
  {
    name: both('Une photo floue, une base fermée', 'A blurred photo, a store that is shut'),
    given: {
      evening: [{}],
      folder: LISTED.slice(0, 2),
      known: [],
      download: { runs: [picture('IMG_20261120_1012.jpg'), picture('façade.png')] },
      describe: {
        runs: [said({ subject: 'Sol', blurred: true }, { subject: 'Ground', blurred: true }), PIPE],
      },
      forget: [{ status: 'ok' }],
      store: { fails: 'connect ECONNREFUSED' },
      note: [{ id: 3 }],
      tell: [{ messageId: '1' }],
    },
    expects: {
      sheet: [{ state: 'unclear', description: '' }, { state: 'seen' }],
      missed: [
        { left: both(`${SECOND} : base vectorielle en panne`, `${SECOND}: vector store down`) },
      ],
    },
    asks: { note: [{ columns: { value: { path: FIRST, state: 'unclear' } } }] },
  },
  {
    name: both('Le modèle se tait, un fichier verrouillé', 'The model silent, a file locked'),
    given: {
      evening: [{}],
      folder: LISTED.slice(0, 2),
      known: [],
      download: { runs: [picture('IMG_20261120_1012.jpg'), { fails: '423 Locked' }] },
      describe: { fails: 'The server had an error' },
      tell: [{ messageId: '2' }],
    },
    expects: { sheet: [{ state: 'failed' }], missed: { count: 2 }, store: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            `${FIRST} : The server had an error\n${SECOND} : 423 Locked\n\nNouvel essai demain soir.`,
            `${FIRST}: The server had an error\n${SECOND}: 423 Locked\n\nTried again tomorrow evening.`,
          ),
        },
      ],
    },
  },
  {
    name: both('Une réponse coupée au milieu', 'An answer cut short'),
    given: {
      evening: [{}],
      folder: LISTED.slice(0, 1),
      known: [],
      download: picture('IMG_20261120_1012.jpg'),
      describe: [{ output: [{ type: 'message', content: [{ text: '{"subject": "Rel' }] }] }],
      tell: [{ messageId: '4' }],
    },
    expects: { sheet: [{ state: 'failed' }], note: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            `${FIRST} : réponse du modèle illisible\n\nNouvel essai demain soir.`,
            `${FIRST}: answer of the model unreadable\n\nTried again tomorrow evening.`,
          ),
        },
      ],
    },
  },
  {
    name: both('Le dossier ne s’ouvre pas', 'The folder does not open'),
    given: { evening: [{}], folder: { fails: '503' }, tell: [{ messageId: '3' }] },
    expects: { fresh: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Dossier illisible : 503\n\nNouvel essai demain soir.',
            'Folder unreadable: 503\n\nTried again tomorrow evening.',
          ),
        },
      ],
    },
  },
  {
    name: both('On cherche l’acrotère', 'Looking for the parapet'),
    given: {
      asked: asks('relevé d’acrotère décollé', 'loose parapet upstand'),
      search: [hit(FIRST, DESCRIBED, 0.88), hit(FIRST, DESCRIBED, 0.88), hit(SECOND, 'x', 0.4)],
      show: [{}],
    },
    expects: {
      found: [
        {
          found: 1,
          title: both(
            'Photos pour : relevé d’acrotère décollé',
            'Photos for: loose parapet upstand',
          ),
          text: both(`1. ${FIRST}\n   ${DESCRIBED.fr}`, `1. ${FIRST}\n   ${DESCRIBED.en}`),
        },
      ],
      folder: 'not reached',
    },
  },
  {
    name: both('Rien de proche', 'Nothing close'),
    given: { asked: asks('piscine', 'swimming pool'), search: [hit(SECOND, 'x', 0.3)], show: [{}] },
    expects: {
      found: [{ found: 0, title: both('Aucune photo assez proche', 'No photo close enough') }],
    },
  },
  {
    name: both('Recherche en panne', 'Search down'),
    given: { asked: asks('tranchée', 'trench'), search: { fails: 'ETIMEDOUT' }, show: [{}] },
    expects: { found: [{ found: 0, title: both('Recherche en panne', 'Search down') }] },
  },
]
