import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const VTT = `WEBVTT

00:01:05.000 --> 00:01:09.000
<v Inès>Bon, pour la façade nord, on prend le bardage mélèze.</v>

00:01:09.500 --> 00:01:12.000
<v Inès>C’est acté, et Paul prévient le maire.</v>

00:02:00.000 --> 00:02:04.000
<v Paul>Le parking, on en reparle.</v>
`
const filed = (text: string, told = both('Oui', 'Yes')): Given => ({
  items: [
    {
      json: { title: 'École Jean Zay', day: '2026-11-20', told },
      files: { transcript: { type: 'text/vtt', name: 'r.vtt', text } },
    },
  ],
})
const LARCH = 'pour la façade nord, on prend le bardage mélèze'
const said = (...decisions: readonly (readonly [string, string])[]) =>
  JSON.stringify({
    output: { decisions: decisions.map(([decision, quote]) => ({ decision, quote })) },
  })
const stored: Given = [{ pageContent: 'x', metadata: {} }]
const looked = (drop = ''): Given => [{ drop }]
const hit = (decision: string, day: string, at: string, score: number) => ({
  document: {
    pageContent: decision,
    metadata: { meeting: `${day} École`, day, title: 'École', at, who: 'Inès', quote: 'acté' },
  },
  score,
})
const asks: Given = [{ question: both('Quel bardage ?', 'Which cladding?') }]

export const examples: readonly Example[] = [
  {
    name: both('Deux décisions, une écartée', 'Two decisions, one dropped'),
    given: {
      filed: filed(VTT),
      medium: {
        says: [
          said(
            ['Bardage mélèze en façade nord', LARCH],
            ['Parking reporté', 'Le parking, on en reparle.'],
            ['Toiture en zinc', 'on passe au zinc'],
          ),
        ],
      },
      look: looked('n° 2'),
      forget: [{ status: 'ok' }],
      store: stored,
      done: [{}],
    },
    expects: {
      cut: [{ fault: '', count: 1 }],
      checked: [
        {
          count: 2,
          silent: 0,
          decisions: [
            { decision: 'Bardage mélèze en façade nord', at: '00:01:05', who: 'Inès' },
            { at: '00:02:00', who: 'Paul' },
          ],
        },
      ],
      kept: [{ meeting: '2026-11-20 École Jean Zay', quote: LARCH }],
    },
    asks: {
      forget: [
        {
          jsonBody:
            '{"filter":{"must":[{"key":"metadata.meeting","match":{"value":"2026-11-20 École Jean Zay"}}]}}',
        },
      ],
    },
  },
  {
    name: both('Toutes écartées', 'All of them dropped'),
    given: {
      filed: filed(VTT),
      medium: { says: [said(['Bardage', LARCH], ['Bardage encore', LARCH])] },
      look: looked('1'),
      nothing: [{}],
    },
    expects: { checked: [{ count: 1 }], store: 'not reached' },
    asks: {
      nothing: [
        {
          completionMessage: both(
            'Aucune décision à ranger. La base n’a pas changé.',
            'No decision to store. The store has not changed.',
          ),
        },
      ],
    },
  },
  {
    name: both('Le modèle se tait', 'The model is silent'),
    given: { filed: filed(VTT), medium: { fails: '503' }, nothing: [{}] },
    expects: { checked: [{ count: 0, silent: 1 }], look: 'not reached' },
    asks: {
      nothing: [
        {
          completionMessage: both(
            'Le modèle n’a pas répondu : versez la réunion plus tard. La base n’a pas changé.',
            'The model did not answer: hand the meeting in later. The store has not changed.',
          ),
        },
      ],
    },
  },
  {
    name: both('Base fermée', 'Store shut'),
    given: {
      filed: filed(VTT),
      medium: { says: [said(['Bardage', LARCH])] },
      look: looked(),
      forget: { fails: '503' },
      store: { fails: '503' },
      failed: [{}],
    },
    expects: { kept: [{ decision: 'Bardage', day: '2026-11-20' }], 'stored.no': { count: 1 } },
  },
  {
    name: both('Personne n’était prévenu', 'Nobody had been told'),
    given: { filed: filed(VTT, both('Non', 'No')), refused: [{}] },
    expects: { settings: [{ informed: false }], read: 'not reached' },
  },
  {
    name: both('Un fichier qui n’est pas un .vtt', 'A file that is no .vtt'),
    given: { filed: filed('Compte rendu libre'), failed: [{}] },
    expects: {
      cut: [
        {
          count: 0,
          fault: both(
            'Aucune parole lue : il faut un fichier .vtt, tel que Teams ou Zoom l’exporte.',
            'No words read: it takes a .vtt file, as Teams or Zoom exports it.',
          ),
        },
      ],
    },
  },
  {
    name: both('Le fichier n’est pas arrivé', 'The file did not arrive'),
    given: {
      filed: [{ title: 'École', day: '2026-11-20', told: both('Oui', 'Yes') }],
      failed: [{}],
    },
    expects: { settings: [{ informed: true }], cut: 'not reached' },
    asks: {
      failed: [
        { completionMessage: both('Le fichier ne s’ouvre pas.', 'The file does not open.') },
      ],
    },
  },
  {
    name: both('Deux réunions sur le bardage', 'Two meetings on cladding'),
    given: {
      asked: asks,
      search: [
        hit('Bardage mélèze', '2026-09-01', '00:10:00', 0.9),
        hit('Bardage zinc', '2026-11-20', '00:01:05', 0.8),
        hit('Parking', '2026-11-21', '00:02:00', 0.3),
      ],
      show: [{}],
    },
    expects: {
      ordered: [
        {
          found: 2,
          text: both(
            '2026-11-20, École (00:01:05, Inès)\n   Bardage zinc\n   « acté »\n2026-09-01, École (00:10:00, Inès)\n   Bardage mélèze\n   « acté »',
            '2026-11-20, École (00:01:05, Inès)\n   Bardage zinc\n   “acté”\n2026-09-01, École (00:10:00, Inès)\n   Bardage mélèze\n   “acté”',
          ),
        },
      ],
    },
  },
  {
    name: both('Recherche en panne', 'Search down'),
    given: { asked: asks, search: { fails: '503' }, show: [{}] },
    expects: { ordered: [{ found: 0, title: both('Recherche en panne', 'Search down') }] },
  },
]
