import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const COLD = both('Plus d’eau chaude depuis hier.', 'No hot water since yesterday.')
const LEASE: Given = [
  { lot: 'A12', tenant: 'M. Kerboul', phone: '06', address: '3 rue du Port', department: '56' },
]
const sorted = (trade: string, past = '', missing = '') =>
  JSON.stringify({ output: { trade, summary: 'Chaudière à ventouse, eau froide.', past, missing } })
const CRAFTS: Given = [
  { name: 'Chauffe Ouest', email: 'sav@chauffe-ouest.example', contract: 1 },
  { name: 'Le Goff', email: 'atelier@legoff.example', contract: 0 },
]
const job = (number: string, state: string, day: string, trade = 'heating') => ({
  number,
  trade,
  state,
  craftsman: 'Le Goff',
  day,
})
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  form: [{ lease: ' 2101', email: 'K@kerboul.example', what: COLD, when: both('soir', 'evening') }],
  lease: LEASE,
  medium: { says: [sorted('heating')] },
  crafts: CRAFTS,
  recent: [],
  job: [{ success: true }],
  ask: [{ data: { approved: true } }],
  order: [{ success: true }],
  mark: [{ success: true }],
  tell: [{ success: true }],
  ...more,
})
const NUMBER = 'D-261123083000-A12'
const handed = (
  name: Bilingual<string>,
  more: Readonly<Record<string, Given>>,
  why: Bilingual<string>,
  numbered = false,
): Example => ({
  name,
  given: going({ ...more, hand: [{ success: true }] }),
  expects: {
    why: [
      {
        text: both(
          `${why.fr}${numbered ? `\nDossier : ${NUMBER}` : ''}\n\nk@kerboul.example\nJoignable : soir\n${COLD.fr}`,
          `${why.en}${numbered ? `\nFile: ${NUMBER}` : ''}\n\nk@kerboul.example\nReachable: evening\n${COLD.en}`,
        ),
      },
    ],
  },
})

export const examples: readonly Example[] = [
  {
    name: both('Eau froide, contrat d’entretien', 'Cold water, maintenance contract'),
    given: going({
      equipment: [{ kind: 'Chaudière', model: 'Vaillo 24', installed_on: '2021' }],
      history: [job('D-1', 'done', '2026-02-02')],
      medium: {
        says: [
          '{"tool": "equipment", "with": {"word": "chaud"}}',
          '{"tool": "history", "with": {"trade": "heating"}}',
          sorted('heating', 'D-1', 'Un code est-il affiché ?'),
        ],
      },
      recent: [job('D-7', 'ordered', '2026-11-02'), job('D-8', 'ordered', '2026-11-20', 'locks')],
    }),
    expects: {
      settings: [{ lease: '2101', email: 'k@kerboul.example' }],
      check: [{ state: 'propose', craftsman: 'Chauffe Ouest', number: NUMBER }],
      alarm: 'not reached',
      why: 'not reached',
    },
    asks: {
      lease: [{ options: { queryReplacement: ['2101', 'k@kerboul.example'] } }],
      ask: [
        {
          subject: both('Envoyer Chauffe Ouest, lot A12 ?', 'Send Chauffe Ouest, flat A12?'),
          message: both(
            `Chaudière à ventouse, eau froide.\n\nArtisan proposé : Chauffe Ouest, sous contrat d’entretien\nÀ demander : Un code est-il affiché ?\nLe locataire écrit : ${COLD.fr}`,
            `Chaudière à ventouse, eau froide.\n\nCraftsman proposed: Chauffe Ouest, under a maintenance contract\nTo be asked: Un code est-il affiché ?\nThe tenant writes: ${COLD.en}`,
          ),
        },
      ],
      order: [
        {
          toRecipients: 'sav@chauffe-ouest.example',
          bodyContent: both(
            `Demande d’intervention ${NUMBER}\n3 rue du Port\nLocataire : M. Kerboul, 06\nJoignable : soir\n\n${COLD.fr}`,
            `Request for a visit ${NUMBER}\n3 rue du Port\nTenant: M. Kerboul, 06\nReachable: evening\n\n${COLD.en}`,
          ),
        },
      ],
    },
  },
  {
    name: both('Réparé en octobre : le même revient', 'Repaired in October: the same comes back'),
    given: going({
      medium: { says: [sorted('heating', 'D-5')] },
      recent: [job('D-5', 'done', '2026-10-08')],
    }),
    expects: {
      check: [{ craftsman: 'Le Goff', email: 'atelier@legoff.example', number: NUMBER }],
    },
  },
  {
    name: both('Une alarme, et le SMS ne part pas', 'An alarm, and the text does not leave'),
    given: going({
      form: [
        {
          lease: '2101',
          email: 'k@kerboul.example',
          what: both('De la fumee au tableau', 'Smoke from the panel'),
          when: both('soir', 'evening'),
        },
      ],
      alarm: { fails: 'Bad gateway' },
      medium: { says: [sorted('electricity')] },
      crafts: [{ name: 'Volt 56', email: 'a@volt56.example', contract: 0 }],
    }),
    expects: { check: [{ state: 'propose', craftsman: 'Volt 56' }] },
    asks: {
      alarm: [
        {
          message: both(
            'ALARME bail 2101, joignable soir : De la fumee au tableau',
            'ALARM lease 2101, reachable evening: Smoke from the panel',
          ),
        },
      ],
      ask: [
        {
          message: both(
            'ALARME, et le SMS d’astreinte n’est pas parti : appelez.\nChaudière à ventouse, eau froide.\n\nArtisan proposé : Volt 56, sur votre liste\nLe locataire écrit : De la fumee au tableau',
            'ALARM, and the text to whoever is on call did not leave: please ring.\nChaudière à ventouse, eau froide.\n\nCraftsman proposed: Volt 56, on your list\nThe tenant writes: Smoke from the panel',
          ),
        },
      ],
    },
  },
  handed(
    both('Le formulaire envoyé deux fois', 'The form sent twice'),
    { recent: [job('D-9', 'proposed', '2026-11-23')] },
    both(
      'Un dossier récent est déjà ouvert : chauffage, D-9 (Le Goff)',
      'A recent file is open already: heating, D-9 (Le Goff)',
    ),
  ),
  handed(
    both('Un bail inconnu', 'An unknown lease'),
    { lease: [] },
    both('Bail et adresse ne vont pas ensemble.', 'Lease and address do not go together.'),
  ),
  handed(
    both('Métier flou', 'Trade unclear'),
    { medium: { says: [sorted('other')] } },
    both('Métier non reconnu', 'Trade not recognised'),
  ),
  handed(
    both('Aucun artisan', 'No craftsman'),
    { crafts: [], medium: { says: [sorted('shutters')] } },
    both('Aucun artisan connu pour : volets', 'No craftsman known for: shutters'),
  ),
  handed(
    both('La gestionnaire ne répond pas', 'The manager does not answer'),
    { ask: [{ data: {} }] },
    both('Sans réponse de votre part depuis un jour.', 'No answer from you for a day.'),
    true,
  ),
  handed(
    both('La gestionnaire refuse', 'The manager says no'),
    { ask: [{ data: { approved: false } }] },
    both('Vous avez refusé la proposition.', 'You turned the proposal down.'),
    true,
  ),
  handed(
    both('La base ne répond pas', 'The database does not answer'),
    { lease: { fails: 'ECONNREFUSED' } },
    both('Panne : ECONNREFUSED', 'Fault: ECONNREFUSED'),
  ),
  handed(
    both('Les dossiers ne se lisent pas', 'Files cannot be read'),
    { recent: { fails: 'ECONNREFUSED' } },
    both('Base muette : ECONNREFUSED', 'Database silent: ECONNREFUSED'),
  ),
  handed(
    both('Le dossier ne s’écrit pas', 'The file cannot be written'),
    { job: { fails: 'ECONNREFUSED' } },
    both('Le dossier ne s’écrit pas : ECONNREFUSED', 'The file cannot be written: ECONNREFUSED'),
    true,
  ),
  handed(
    both('La question ne part pas', 'The question does not leave'),
    { ask: { fails: 'Throttled' } },
    both('Vous n’avez pas pu être consulté : Throttled', 'You could not be asked: Throttled'),
    true,
  ),
  handed(
    both('Le courriel à l’artisan ne part pas', 'The email to the craftsman does not leave'),
    { order: { fails: 'Throttled' } },
    both(
      'La demande n’est pas partie chez l’artisan : Throttled',
      'The request did not reach the craftsman: Throttled',
    ),
    true,
  ),
  handed(
    both('L’envoi ne se note pas', 'It cannot be noted that it left'),
    { mark: { fails: 'ECONNREFUSED' } },
    both(
      'Artisan prévenu, mais la base ne le sait pas : ECONNREFUSED',
      'Craftsman told, but the database does not know: ECONNREFUSED',
    ),
    true,
  ),
  handed(
    both('La réponse au locataire ne part pas', 'The answer to the tenant does not leave'),
    { tell: { fails: 'Throttled' } },
    both(
      'Artisan prévenu, mais le locataire n’a pas de réponse : Throttled',
      'Craftsman told, but the tenant has no answer: Throttled',
    ),
    true,
  ),
  handed(
    both('Le modèle est en panne', 'The model is down'),
    { medium: { fails: 'overloaded' } },
    both(
      'Le modèle ne répond pas, le métier n’est pas nommé.',
      'The model does not answer, the trade is not named.',
    ),
  ),
]
