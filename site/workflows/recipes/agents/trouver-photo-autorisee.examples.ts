import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const photo = (
  id: string,
  name: string,
  rights_until: string,
  consent: string,
  uses: readonly string[] = ['web', 'print'],
) => ({
  id,
  fields: {
    name,
    url: `https://photos.example/${id}`,
    credit: 'L. Morvan',
    uses,
    rights_until,
    consent,
  },
})
const PHOTOS = [
  photo('recA', 'Atelier <nuit>', '2028-05-01', 'signed'),
  photo('recB', 'Affiche', '2027-01-31', 'nobody'),
  photo('recC', 'Équipe', '2029-01-01', 'withdrawn'),
  photo('recD', 'Visite', '2029-01-01', 'signed', ['web']),
  photo('recE', 'Stand', '', 'signed'),
]
const said = (use: string, until: string, ids: readonly string[], ask = '') =>
  JSON.stringify({
    output: { use, until, ask, photos: ids.map((id) => ({ id, why: 'atelier' })) },
  })
const ALL = ['recA', 'recB', 'recC', 'recD', 'recE', 'recZ']
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  asked: [
    {
      type: 'app_mention',
      channel: 'C0COM',
      ts: '1795400000.000100',
      text: '<@U0BOT> une photo de l’atelier pour la brochure ',
    },
  ],
  luna: { says: [said('print', '', ALL)] },
  read: PHOTOS,
  keep: [{ id: 'recR' }],
  reply: [{ ok: true }],
  fault: [{ ok: true }],
  ...more,
})
const REFUSED = both(
  'Écartées :\n• Affiche : droits jusqu’au 31/01/2027\n• Équipe : accord de la personne absent ou retiré\n• Visite : usage non cédé\n• Stand : fin des droits non renseignée',
  'Ruled out:\n• Affiche: rights until 31/01/2027\n• Équipe: consent of the person missing or withdrawn\n• Visite: use not granted\n• Stand: end of rights not filled in',
)
const FOUND = both(
  `Utilisables en imprimé jusqu’au 23/11/2027 :\n1. Atelier &lt;nuit&gt; – https://photos.example/recA\n    Crédit : L. Morvan ; droits jusqu’au 01/05/2028\n${REFUSED.fr}`,
  `Usable in print until 23/11/2027:\n1. Atelier &lt;nuit&gt; – https://photos.example/recA\n    Credit: L. Morvan; rights until 01/05/2028\n${REFUSED.en}`,
)

export const examples: readonly Example[] = [
  {
    name: both('Une photo sur cinq', 'One photo out of five'),
    given: going({
      byWord: PHOTOS.slice(0, 2),
      bySession: PHOTOS.slice(2),
      luna: {
        says: [
          '{"tool": "byWord", "with": {"word": "atelier"}}',
          '{"tool": "bySession", "with": {"session": "2025-04"}}',
          said('print', '', ALL),
        ],
      },
    }),
    expects: {
      settings: [{ text: 'une photo de l’atelier pour la brochure', thread: '1795400000.000100' }],
      check: [{ state: 'some', kept: ['recA'], last: '2027-11-23', text: FOUND }],
      fault: 'not reached',
    },
    asks: {
      read: [
        {
          filterByFormula:
            "OR(FALSE(), RECORD_ID() = 'recA', RECORD_ID() = 'recB', RECORD_ID() = 'recC', RECORD_ID() = 'recD', RECORD_ID() = 'recE', RECORD_ID() = 'recZ')",
        },
      ],
      keep: [{ columns: { value: { use: 'print', until: '2027-11-23', photos: ['recA'] } } }],
      reply: [{ text: FOUND }],
    },
  },
  {
    name: both('Jusqu’à Noël, trace perdue', 'Until Christmas, trace lost'),
    given: going({
      luna: { says: [said('print', '2026-12-25', ['recB', 'recA', 'recB'])] },
      keep: { fails: 'Unprocessable' },
    }),
    expects: { check: [{ kept: ['recB', 'recA'], last: '2026-12-25' }] },
    asks: {
      reply: [
        {
          text: both(
            'Utilisables en imprimé jusqu’au 25/12/2026 :\n1. Affiche – https://photos.example/recB\n    Crédit : L. Morvan ; droits jusqu’au 31/01/2027\n2. Atelier &lt;nuit&gt; – https://photos.example/recA\n    Crédit : L. Morvan ; droits jusqu’au 01/05/2028\n_Cette proposition n’a pas pu être gardée._',
            'Usable in print until 25/12/2026:\n1. Affiche – https://photos.example/recB\n    Credit: L. Morvan; rights until 31/01/2027\n2. Atelier &lt;nuit&gt; – https://photos.example/recA\n    Credit: L. Morvan; rights until 01/05/2028\n_This proposal could not be kept._',
          ),
        },
      ],
    },
  },
  {
    name: both('Usage inconnu', 'Use unknown'),
    given: going({ luna: { says: [said('unknown', '', [])] }, read: [] }),
    expects: {
      check: [
        {
          state: 'ask',
          text: both(
            'Pour quel usage : site, réseaux, imprimé ou publicité ?\n_Répondez dans ce fil en me mentionnant._',
            'For which use: site, social media, print or advertising?\n_Answer in this thread, mentioning me._',
          ),
        },
      ],
      keep: 'not reached',
    },
  },
  {
    name: both('Aucune pour la publicité', 'None for advertising'),
    given: going({ luna: { says: [said('ads', '2026-12', ['recD'])] } }),
    expects: {
      check: [
        {
          state: 'none',
          text: both(
            'Aucune photo utilisable en publicité jusqu’au 23/11/2027.\nÉcartées :\n• Visite : usage non cédé',
            'No photo usable in advertising until 23/11/2027.\nRuled out:\n• Visite: use not granted',
          ),
        },
      ],
    },
  },
  {
    name: both('La photothèque ne se lit pas', 'The library cannot be read'),
    given: going({ read: { fails: 'Bad gateway' } }),
    expects: { check: [{ state: 'down', kept: [] }], keep: 'not reached' },
  },
  {
    name: both('Le modèle est en panne', 'The model is down'),
    given: going({ luna: { fails: 'overloaded' } }),
    expects: { check: 'not reached' },
    asks: { fault: [{ otherOptions: { includeLinkToWorkflow: false } }] },
  },
]
