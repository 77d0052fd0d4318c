import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given, GivenItem } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const LOST = 'Bonjour, une écharpe grise brodée L. M., chambre 12 ?'
const wrote = (address: string, text = LOST): GivenItem['json'] => ({
  id: 'm1',
  threadId: 't1',
  from: { value: [{ address, name: '' }] },
  subject: 'Écharpe',
  text,
})
const record = (id: string, fields: Readonly<Record<string, string>>): GivenItem['json'] => ({
  id,
  createdTime: '2026-11-20T08:00:00.000Z',
  fields,
})
const STAY: Given = [record('s1', { room: '12', arrived: '2026-11-18', left: '2026-11-20' })]
const scarf = (more: Readonly<Record<string, string>> = {}) =>
  record('o1', {
    number: '88',
    what: 'Foulard gris',
    detail: 'Initiales L. M. brodées',
    room: '12',
    found_on: '2026-11-20',
    state: 'kept',
    ...more,
  })
const found = (object: string, said = 'brodée L. M.', mark = 'Initiales L. M.') =>
  JSON.stringify({ output: { object, said, mark } })
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  mail: [wrote('Lea@morin.example')],
  stays: STAY,
  haiku: { says: [found('o1')] },
  things: [
    scarf(),
    record('o2', { number: '89', what: 'Chargeur', room: '', found_on: '2026-11-01' }),
  ],
  good: [{ id: 'd1' }],
  mark: [record('o1', {})],
  sorry: [{ id: 'd2' }],
  tell: [{ ok: true }],
  hand: [{ ok: true }],
  ...more,
})
const seen = (
  name: Bilingual<string>,
  more: Readonly<Record<string, Given>>,
  note: Bilingual<string>,
): Example => ({
  name,
  given: going(more),
  expects: { judge: [{ state: 'hand' }], good: 'not reached', sorry: 'not reached' },
  asks: {
    tell: [
      {
        text: both(
          `${note.fr}\nlea@morin.example : ${LOST}`,
          `${note.en}\nlea@morin.example : ${LOST}`,
        ),
      },
    ],
  },
})
const SCARF = '88, Foulard gris'

export const examples: readonly Example[] = [
  {
    name: both('Une écharpe à ses initiales, un inconnu', 'A scarf with initials, a stranger'),
    given: going({
      mail: [
        wrote('Lea@morin.example', `${LOST}\n\nLe 20 nov. à 8 h, Hôtel du Môle a écrit :\n> Merci`),
        wrote('x@inconnu.example'),
        wrote('noreply@avis.example'),
      ],
      stays: { runs: [STAY, []] },
      byWord: [scarf()],
      byRoom: [scarf()],
      haiku: {
        says: [
          '{"tool": "byWord", "with": {"word": "écharpe"}}',
          '{"tool": "byRoom", "with": {"room": "12"}}',
          found('o1'),
        ],
      },
    }),
    expects: {
      letters: [{ email: 'lea@morin.example', text: LOST }, { email: 'x@inconnu.example' }],
      judge: [{ state: 'match', object: 'o1' }],
      sorry: 'not reached',
    },
    asks: {
      stays: [
        {
          filterByFormula:
            "AND(LOWER({email}) = 'lea@morin.example', IS_AFTER({left}, DATEADD(TODAY(), -90, 'days')))",
        },
        {},
      ],
      good: [{ options: { sendTo: 'lea@morin.example', threadId: 't1' } }],
      mark: [{ columns: { value: { id: 'o1', claimed_by: 'lea@morin.example' } } }],
      hand: [
        {
          text: both(
            `Objet trouvé, à répondre vous-même (aucun séjour depuis 90 jours) : x@inconnu.example, ${LOST}`,
            `Lost property, for you to answer (no stay within 90 days): x@inconnu.example, ${LOST}`,
          ),
        },
      ],
    },
  },
  {
    name: both('Rien au registre', 'Nothing in the register'),
    given: going({ haiku: { says: [found('', '', '')] } }),
    expects: { judge: [{ state: 'none' }], good: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            `Rien de semblable au registre : un brouillon le dit.\nlea@morin.example : ${LOST}`,
            `Nothing like it in the register: a draft says so.\nlea@morin.example : ${LOST}`,
          ),
        },
      ],
    },
  },
  seen(
    both('La même personne écrit encore', 'The same person writes again'),
    { things: [scarf({ claimed_by: 'lea@morin.example', state: 'claimed' })] },
    both(
      `Écrit de nouveau, le brouillon existe : ${SCARF}`,
      `Writes again, the draft exists: ${SCARF}`,
    ),
  ),
  seen(
    both('Deux personnes la réclament', 'Two people claim it'),
    { things: [scarf({ claimed_by: 'b@roy.example', state: 'claimed' })] },
    both(
      `Une autre personne le réclame déjà : ${SCARF}`,
      `Somebody else claims it already: ${SCARF}`,
    ),
  ),
  seen(
    both('Déjà rendue', 'Returned already'),
    { things: [scarf({ state: 'returned' })] },
    both(
      `Peut-être un objet déjà rendu : ${SCARF}`,
      `Perhaps an object returned already: ${SCARF}`,
    ),
  ),
  seen(
    both('Une autre chambre', 'Another room'),
    { things: [scarf({ room: '31' })] },
    both(
      `Ressemble, mais ni la chambre ni les jours ne vont : ${SCARF}`,
      `Alike, but neither room nor days fit: ${SCARF}`,
    ),
  ),
  seen(
    both('Aucun détail nommé', 'No detail named'),
    { haiku: { says: [found('o1', 'écharpe grise', '')] } },
    both(
      `Ressemble, mais aucun détail n’est nommé : ${SCARF}`,
      `Alike, but no detail is named: ${SCARF}`,
    ),
  ),
  seen(
    both('Une fiche inventée', 'An invented record'),
    { haiku: { says: [found('o9')] } },
    both(
      'L’agent cite un objet qui n’est pas au registre.',
      'The agent names an object that the register lacks.',
    ),
  ),
  seen(
    both('Le modèle est en panne', 'The model is down'),
    { haiku: { fails: 'overloaded' } },
    both('Recherche impossible, à faire à la main.', 'Search impossible, to be done by hand.'),
  ),
  seen(
    both('Le registre ne se lit pas', 'The register cannot be read'),
    { things: { fails: 'Too many requests' } },
    both('Recherche impossible, à faire à la main.', 'Search impossible, to be done by hand.'),
  ),
  {
    name: both('Les séjours ne se lisent pas', 'Stays cannot be read'),
    given: going({ stays: { fails: 'Too many requests' } }),
    expects: { match: 'not reached' },
    asks: {
      hand: [
        {
          text: both(
            `Objet trouvé, à répondre vous-même (panne : Too many requests) : lea@morin.example, ${LOST}`,
            `Lost property, for you to answer (fault: Too many requests): lea@morin.example, ${LOST}`,
          ),
        },
      ],
    },
  },
  {
    name: both('Le registre refuse la note', 'The register refuses the note'),
    given: going({ mark: { fails: 'Unprocessable' } }),
    expects: { judge: [{ state: 'match' }], hand: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            `Brouillon prêt, à vérifier puis envoyer : ${SCARF}\nLa personne dit : brodée L. M.\nLa fiche dit : Initiales L. M. brodées\nlea@morin.example : ${LOST}\nLe registre n’a pas pu être mis à jour.`,
            `Draft ready, to be checked and sent: ${SCARF}\nThe person says: brodée L. M.\nThe record says: Initiales L. M. brodées\nlea@morin.example : ${LOST}\nThe register could not be updated.`,
          ),
        },
      ],
    },
  },
  ...(['good', 'sorry'] as const).map((node): Example => ({
    name:
      node === 'good'
        ? both('Gmail refuse le brouillon', 'Gmail refuses the draft')
        : both('Gmail refuse la réponse négative', 'Gmail refuses the no'),
    given: going({
      haiku: { says: [node === 'good' ? found('o1') : found('', '', '')] },
      [node]: { fails: 'Quota exceeded' },
    }),
    expects: { judge: [{ state: node === 'good' ? 'match' : 'none' }], tell: 'not reached' },
    asks: {
      hand: [
        {
          text: both(
            `Objet trouvé, à répondre vous-même (panne : Quota exceeded) : lea@morin.example, ${LOST}`,
            `Lost property, for you to answer (fault: Quota exceeded): lea@morin.example, ${LOST}`,
          ),
        },
      ],
    },
  })),
]
