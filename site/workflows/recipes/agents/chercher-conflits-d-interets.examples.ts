import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const party = (id: number, name: string, plain: string, role: Bilingual<string>) => ({
  id,
  name,
  role,
  plain,
  matter: `2023-${id}`,
  state: 'open',
  lawyer: 'CM',
})
const CLIENT = both('client', 'client')
const PARTIES = [
  party(12, 'Toitures <Lebec>', 'toitures lebec', CLIENT),
  party(40, 'HAMON FILS', 'hamon fils', both('adversaire', 'opponent')),
]
const found = (...parties: readonly number[]) =>
  JSON.stringify({
    output: {
      links: parties.map((one) => ({
        party: one,
        asked: 'Hamon Participations',
        why: 'P. Lebec dirige les deux (annuaire)',
      })),
    },
  })
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  form: [
    {
      client: 'Anne Kerjean',
      against: 'Hamon Participations\nSARL Hamon & Fils\n\n',
      others: '',
      who: 'CM ',
    },
  ],
  medium: { says: [found(12)] },
  read: PARTIES,
  decide: [{ decision: both('Conflit : refuser', 'Conflict: decline'), reason: 'Lebec ' }],
  keep: [{ id: 318 }],
  done: [{}],
  lost: [{}],
  down: [{}],
  ...more,
})
const fault = (name: Bilingual<string>, node: string): Example => ({
  name,
  given: going({ [node]: { fails: 'connection refused' } }),
  expects: { keep: 'not reached' },
  asks: { down: [{ completionTitle: both('Rien n’est vérifié', 'Nothing has been checked') }] },
})

export const examples: readonly Example[] = [
  {
    name: both('Un dirigeant en commun', 'An officer in common'),
    given: going({
      register: [
        { results: [{ nom_complet: 'HAMON PARTICIPATIONS', dirigeants: [{ nom: 'LEBEC' }] }] },
      ],
      parties: [{ id: 12, name: 'Toitures <Lebec>', role: 'client' }],
      medium: {
        says: [
          '{"tool": "register", "with": {"company": "Hamon Participations"}}',
          '{"tool": "parties", "with": {"word": "lebec"}}',
          found(12),
        ],
      },
    }),
    expects: {
      names: [
        {
          names: [
            { name: 'Anne Kerjean', role: 'client', key: 'anne kerjean' },
            { name: 'Hamon Participations', key: 'hamon participations' },
            { name: 'SARL Hamon & Fils', key: 'hamon fils' },
          ],
        },
      ],
      prove: [
        {
          count: 2,
          parties: [40, 12],
          html: both(
            '<p>Noms cherchés : Anne Kerjean, Hamon Participations, SARL Hamon &amp; Fils</p><p><strong>HAMON FILS</strong> : adversaire, dossier 2023-40 (open, CM)<br>SARL Hamon &amp; Fils (adversaire). Même nom, trouvé sans l’agent.</p><p><strong>Toitures &lt;Lebec></strong> : client, dossier 2023-12 (open, CM)<br>Hamon Participations. Lien proposé par l’agent, à vérifier : P. Lebec dirige les deux (annuaire)</p>',
            '<p>Names searched: Anne Kerjean, Hamon Participations, SARL Hamon &amp; Fils</p><p><strong>HAMON FILS</strong>: opponent, matter 2023-40 (open, CM)<br>SARL Hamon &amp; Fils (opponent). Same name, found without the agent.</p><p><strong>Toitures &lt;Lebec></strong>: client, matter 2023-12 (open, CM)<br>Hamon Participations. Link proposed by the agent, to be checked: P. Lebec dirige les deux (annuaire)</p>',
          ),
        },
      ],
      down: 'not reached',
    },
    asks: {
      read: [
        { options: { queryReplacement: ['12', 'anne kerjean|hamon participations|hamon fils'] } },
      ],
      keep: [
        {
          options: {
            queryReplacement: [
              'CM',
              'Anne Kerjean, Hamon Participations, SARL Hamon & Fils',
              '40,12',
              both('Conflit : refuser', 'Conflict: decline'),
              'Lebec',
            ],
          },
        },
      ],
      done: [
        {
          completionTitle: both('Recherche n° 318 enregistrée', 'Search no. 318 recorded'),
          completionMessage: both(
            'Conclusion : Conflit : refuser. Parties proches : 2.',
            'Conclusion: Conflict: decline. Parties close to it: 2.',
          ),
        },
      ],
    },
  },
  {
    name: both('Personne de connu, la base refuse la trace', 'Nobody known, the trace is refused'),
    given: going({
      form: [{ client: 'Anne Kerjean', against: '', others: 'SCI', who: 'CM' }],
      medium: { says: [found()] },
      read: [],
      keep: { fails: 'read-only transaction' },
    }),
    expects: {
      names: [{ keys: 'anne kerjean' }],
      prove: [
        {
          count: 0,
          parties: [],
          html: both(
            '<p>Noms cherchés : Anne Kerjean</p><p><strong>NON cherchés (au-delà de douze, ou sans mot lisible) : </strong>SCI</p><p>Aucun nom proche dans vos dossiers. Ce n’est pas une preuve : pensez aux liens que personne n’a saisis.</p>',
            '<p>Names searched: Anne Kerjean</p><p><strong>NOT searched (beyond twelve, or without a readable word): </strong>SCI</p><p>No name close to these in your matters. That is no proof: think of ties that nobody has entered.</p>',
          ),
        },
      ],
      done: 'not reached',
    },
    asks: {
      read: [{ options: { queryReplacement: ['', 'anne kerjean'] } }],
      lost: [{ completionTitle: both('Conclusion non enregistrée', 'Conclusion not recorded') }],
    },
  },
  {
    name: both('L’annuaire ne répond pas', 'The register does not answer'),
    given: going({
      register: { fails: 'timeout' },
      medium: {
        says: ['{"tool": "register", "with": {"company": "Hamon Participations"}}', found()],
      },
      read: [PARTIES[1]!],
    }),
    expects: { prove: [{ state: 'read', count: 1, parties: [40] }] },
  },
  fault(both('Le modèle est en panne', 'The model is down'), 'medium'),
  fault(both('La base ne se lit pas', 'The database cannot be read'), 'read'),
]
