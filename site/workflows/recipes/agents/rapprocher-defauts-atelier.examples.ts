import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const BURR = both('Bavure <côté> charnière', 'Burr on the <hinge> side')
const record = (
  id: string,
  seen_on: string,
  more: Readonly<Record<string, string | Bilingual<string>>> = {},
) => ({
  id,
  createdTime: '2026-09-01T06:00:00.000Z',
  fields: {
    seen_on,
    machine: 'Presse 1',
    article: 'Capot 210',
    order: '880',
    what: both('Arête vive à gauche', 'Sharp edge on the left'),
    ...more,
  },
})
const PAST: Given = [
  record('rec1', '2026-09-14', {
    cause: both('Jeu de matrice', 'Die clearance'),
    fix: both('Caler de 0,1 mm', 'Shim by 0.1 mm'),
  }),
  record('rec2', '2026-11-02'),
  record('rec3', '2026-05-20', { machine: 'Presse 2' }),
]
const alike = (...ids: readonly string[]) =>
  JSON.stringify({ output: { alike: ids.map((id) => ({ id, shared: 'charnière' })) } })
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  form: [{ machine: 'Presse 1', article: 'Capot 210', order: '902 ', what: BURR }],
  past: PAST,
  save: [record('rec9', '2026-11-23')],
  haiku: { says: [alike('rec1', 'rec2')] },
  shown: [{}],
  ...more,
})
const LINES = both(
  '02/11/2026, Capot 210, Presse 1 : Arête vive à gauche. Cause : non renseigné. Remède : non renseigné',
  '02/11/2026, Capot 210, Presse 1: Sharp edge on the left. Cause: not filled in. Remedy: not filled in',
)
const SEPTEMBER = both(
  '14/09/2026, Capot 210, Presse 1 : Arête vive à gauche. Cause : Jeu de matrice. Remède : Caler de 0,1 mm',
  '14/09/2026, Capot 210, Presse 1: Sharp edge on the left. Cause: Die clearance. Remedy: Shim by 0.1 mm',
)

export const examples: readonly Example[] = [
  {
    name: both('La troisième fois en 90 jours', 'The third time within 90 days'),
    given: going({
      haiku: {
        says: [
          '{"tool": "byWord", "with": {"seen": "arête"}}',
          '{"tool": "byMachine", "with": {"machine": "Presse 1"}}',
          alike('rec1', 'rec2', 'rec2', 'recX'),
        ],
      },
      byWord: PAST,
      byMachine: PAST,
      warn: [{ id: 'm1' }],
    }),
    expects: {
      settings: [{ order: '902' }],
      twin: [{ twice: false, blind: false }],
      check: [{ count: 3, repeats: true }],
      lost: 'not reached',
    },
    asks: {
      past: [
        {
          filterByFormula:
            "AND(OR({article} = 'Capot 210', {machine} = 'Presse 1'), IS_AFTER({seen_on}, DATEADD(TODAY(), -365, 'days')))",
        },
      ],
      warn: [
        {
          message: both(
            `Fois n° 3 en 90 jours : Capot 210, Presse 1 : ${BURR.fr}\n${LINES.fr}\n${SEPTEMBER.fr}`,
            `Time no. 3 within 90 days: Capot 210, Presse 1: ${BURR.en}\n${LINES.en}\n${SEPTEMBER.en}`,
          ),
        },
      ],
      shown: [
        {
          completionMessage: both(
            `Déjà vu. À lire avant de régler :<br>${LINES.fr}<br>${SEPTEMBER.fr}<br>La qualité est prévenue.`,
            `Seen before. Read this first, then adjust:<br>${LINES.en}<br>${SEPTEMBER.en}<br>Quality has been told.`,
          ),
        },
      ],
    },
  },
  {
    name: both('Une ressemblance ancienne ne compte pas', 'An old likeness does not count'),
    given: going({ haiku: { says: [alike('rec3', 'rec2')] } }),
    expects: { check: [{ count: 2, repeats: false }], warn: 'not reached' },
  },
  {
    name: both('Rien de semblable, fiche inventée', 'Nothing alike, an invented record'),
    given: going({ past: [], haiku: { says: [alike('rec77')] } }),
    expects: {
      check: [
        {
          count: 1,
          page: both(
            'Aucun défaut proche depuis un an sur cet article ou cette machine.',
            'No defect close to it within a year on that article or that machine.',
          ),
        },
      ],
    },
  },
  {
    name: both('Le formulaire envoyé deux fois', 'The form sent twice'),
    given: going({
      past: [record('rec9', '2026-11-23', { order: '902', what: BURR })],
      twice: [{}],
    }),
    expects: { twin: [{ twice: true }], save: 'not reached' },
  },
  {
    name: both('Teams ne répond pas', 'Teams does not answer'),
    given: going({ warn: { fails: 'Bad gateway' } }),
    expects: { check: [{ repeats: true }] },
    asks: {
      shown: [
        {
          completionMessage: both(
            `Déjà vu. À lire avant de régler :<br>${LINES.fr}<br>${SEPTEMBER.fr}<br>La qualité n’a pas pu être prévenue : appelez le 214.`,
            `Seen before. Read this first, then adjust:<br>${LINES.en}<br>${SEPTEMBER.en}<br>Quality could not be told: ring 214.`,
          ),
        },
      ],
    },
  },
  {
    name: both('Les défauts passés ne se lisent pas', 'Past defects cannot be read'),
    given: going({ past: { fails: 'Too many requests' }, haiku: { says: [alike()] } }),
    expects: { twin: [{ twice: false, blind: true }], check: [{ count: 1, repeats: false }] },
    asks: {
      shown: [
        {
          completionMessage: both(
            'Noté, mais non rapproché : les défauts passés ne se lisent pas. La qualité le lira.',
            'Noted but not compared: past defects cannot be read. Quality will read it.',
          ),
        },
      ],
    },
  },
  {
    name: both('Le modèle est en panne', 'The model is down'),
    given: going({ haiku: { fails: 'overloaded' } }),
    expects: { check: [{ count: 1 }], warn: 'not reached' },
    asks: {
      shown: [
        {
          completionMessage: both(
            'Noté, mais non rapproché : le modèle ne répond pas. La qualité le lira.',
            'Noted but not compared: the model does not answer. Quality will read it.',
          ),
        },
      ],
    },
  },
  {
    name: both('Airtable refuse la fiche', 'Airtable refuses the record'),
    given: going({ save: { fails: 'Unprocessable' }, lost: [{}] }),
    expects: { match: 'not reached' },
    asks: {
      lost: [
        {
          completionMessage: both(
            'Airtable ne répond pas. Appelez la qualité au 214.',
            'Airtable does not answer. Ring quality on 214.',
          ),
        },
      ],
    },
  },
]
