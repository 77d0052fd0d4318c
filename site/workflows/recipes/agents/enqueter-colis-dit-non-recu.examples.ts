import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const parcel = (tracking: string, more: Readonly<Record<string, unknown>> = {}) => ({
  number: 'C-2041',
  tracking,
  carrier: 'Colis Express',
  packed_g: 1450,
  expected_g: 1500,
  delivered_at: '18/11/2026 10:42',
  handover: 'gardien',
  proof_url: null,
  stages: 4,
  alike: 3,
  ...more,
})
const said = (order: string, ...questions: readonly string[]) =>
  JSON.stringify({ output: { order, questions } })
const GOOD = said('C-2041', 'Y a-t-il un  gardien au 12 ?')
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  tagged: [
    {
      body: {
        ticket: '#8812',
        email: ' Ana@Client.example ',
        text: 'La veste de mardi n’est pas là.',
      },
    },
  ],
  fresh: [{ ticket: '8812' }],
  haiku: { says: [GOOD] },
  file: [parcel('CE900')],
  post: [{ id: 8812 }],
  remember: [{ id: 1 }],
  refused: [{ accepted: ['service-client@votre-entreprise.example'] }],
  ...more,
})
const noted = (
  name: Bilingual<string>,
  more: Readonly<Record<string, Given>>,
  note: Bilingual<string>,
): Example => ({ name, given: going(more), expects: { note: [{ facts: 0, note }] } })

export const examples: readonly Example[] = [
  {
    name: both('Deux colis, dont un trop léger', 'Two parcels, one too light'),
    given: going({
      orders: [{ number: 'C-2041', placed_on: '2026-11-12', total: '89.00', items: 'Veste' }],
      stages: [{ at: '2026-11-18 10:42', place: 'Lyon', what: 'remis au gardien' }],
      haiku: {
        says: [
          '{"tool": "orders", "with": {"word": "veste"}}',
          '{"tool": "stages", "with": {"order": "C-2041"}}',
          GOOD,
        ],
      },
      file: [
        parcel('CE900'),
        parcel('CE901', {
          packed_g: '900',
          delivered_at: null,
          handover: null,
          stages: '0',
          alike: 0,
        }),
      ],
    }),
    expects: {
      settings: [{ ticket: '8812', email: 'ana@client.example' }],
      note: [
        {
          facts: 8,
          note: both(
            'Commande C-2041, colis : 2\n- Colis Express CE900 : remis le 18/11/2026 10:42, gardien.\n- Aucune preuve de remise enregistrée.\n- Pesé 1450 g, attendu 1500 g : poids attendu.\n- Étapes enregistrées : 4.\n- Autres colis remis de la même façon dans ce code postal à sept jours près, même transporteur : 3.\n- Colis Express CE901 : pas encore remis selon le transporteur.\n- Pesé 900 g, attendu 1500 g : trop léger, un article a pu manquer à l’emballage.\n- Aucune étape enregistrée.\n\nÀ demander :\n- Y a-t-il un gardien au 12 ?\n\nFaits relevés en base, sans conclusion. À vous de décider.',
            'Order C-2041, parcels: 2\n- Colis Express CE900: handed over on 18/11/2026 10:42, gardien.\n- No proof of handover recorded.\n- Weighed 1450 g, expected 1500 g: as expected.\n- Stages recorded: 4.\n- Other parcels handed over the same way in this postcode within seven days, same carrier: 3.\n- Colis Express CE901: not yet handed over by the carrier’s account.\n- Weighed 900 g, expected 1500 g: too light, an article may have been left out.\n- No stage recorded.\n\nTo ask:\n- Y a-t-il un gardien au 12 ?\n\nFacts from the database, without a conclusion. The decision is yours.',
          ),
        },
      ],
      refused: 'not reached',
    },
    asks: {
      file: [{ options: { queryReplacement: ['ana@client.example', 'C-2041'] } }],
      post: [{ id: '8812' }],
    },
  },
  {
    name: both('Zendesk refuse la note', 'Zendesk refuses the note'),
    given: going({
      file: [
        parcel('CE900', {
          carrier: 'Colis <Express>',
          proof_url: 'https://preuve.example/1',
          packed_g: null,
          alike: 0,
        }),
      ],
      post: { fails: 'Ticket is closed' },
    }),
    expects: { note: [{ facts: 4 }], remember: 'not reached' },
    asks: {
      post: [
        {
          updateFields: {
            internalNote: both(
              'Commande C-2041, colis : 1<br>- Colis &lt;Express&gt; CE900 : remis le 18/11/2026 10:42, gardien.<br>- Preuve de remise : https://preuve.example/1<br>- Pesée manquante au départ.<br>- Étapes enregistrées : 4.<br><br>À demander :<br>- Y a-t-il un gardien au 12 ?<br><br>Faits relevés en base, sans conclusion. À vous de décider.',
              'Order C-2041, parcels: 1<br>- Colis &lt;Express&gt; CE900: handed over on 18/11/2026 10:42, gardien.<br>- Proof of handover: https://preuve.example/1<br>- No weight taken at departure.<br>- Stages recorded: 4.<br><br>To ask:<br>- Y a-t-il un gardien au 12 ?<br><br>Facts from the database, without a conclusion. The decision is yours.',
            ),
          },
        },
      ],
      refused: [
        { subject: both('Ticket 8812 : enquête non notée', 'Ticket 8812: inquiry not noted') },
      ],
    },
  },
  noted(
    both('Aucune commande ne répond', 'No order answers'),
    { haiku: { says: [said('')] }, file: [] },
    both(
      'Commande non reconnue parmi celles de cette adresse. Demandez son numéro au client.',
      'Order not recognised among those of this address. Ask the customer for its number.',
    ),
  ),
  noted(
    both('Commande sans colis', 'Order without a parcel'),
    { file: [] },
    both(
      'Aucun colis enregistré à cette adresse pour la commande reconnue : est-elle partie ?',
      'No parcel recorded at this address for the order recognised: has it left?',
    ),
  ),
  noted(
    both('La base ne répond pas', 'The database does not answer'),
    { file: [{ message: 'connect ECONNREFUSED' }] },
    both(
      'Enquête non faite : la base ne répond pas. Cherchez la commande à la main.',
      'Inquiry not made: the database does not answer. Look for the order by hand.',
    ),
  ),
  noted(
    both('Le modèle est en panne', 'The model is down'),
    { haiku: { fails: 'overloaded' }, file: [] },
    both(
      'Enquête non faite : le modèle n’a pas répondu. Cherchez la commande à la main.',
      'Inquiry not made: the model did not answer. Look for the order by hand.',
    ),
  ),
]
