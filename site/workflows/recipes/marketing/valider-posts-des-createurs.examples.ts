import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const GOOD = 'Publicité ⋅ Ma gourde du matin, deux ans que je la garde. Images retouchées.'
const EDITED = both('Visage ou silhouette retouchés', 'Face or figure retouched')
const post = (text: string, image: Bilingual<string>, day: string, code = 'c-12 '): Given => [
  {
    code,
    network: 'Instagram',
    text,
    preview: 'https://apercu.example/9',
    image,
    day,
    email: 'nour@createurs.example',
  },
]
const CONTRACT = {
  id: 'rec12',
  Code: 'C-12',
  Product: 'Gourde 500',
  Signed: true,
  Forbidden: 'sans danger; écologique',
}
const decided = (fr: string, en: string, remark = ''): Given => [
  { data: { Décision: fr, Decision: en, Remarque: remark, Remark: remark } },
]

export const examples: readonly Example[] = [
  {
    name: both('En règle, accepté', 'In order, approved'),
    given: {
      post: post(GOOD, EDITED, '2026-11-26'),
      contract: [CONTRACT],
      ask: decided('publier', 'publish', 'Bravo.'),
      tell: [{ success: true }],
      keep: [{ id: 'rec90' }],
    },
    expects: {
      check: [{ state: 'ready', code: 'C-12', count: 0, contract: 'rec12' }],
      decision: [{ decision: both('publier', 'publish'), remark: 'Bravo.' }],
      warn: 'not reached',
      mend: 'not reached',
    },
    asks: {
      contract: [{ filterByFormula: "UPPER(TRIM({Code})) = 'C-12'" }],
      ask: [
        {
          message: both(
            `Gourde 500\n\nInstagram, 26/11/2026, nour@createurs.example\n\n${EDITED.fr}\n\n${GOOD}\n\nhttps://apercu.example/9`,
            `Gourde 500\n\nInstagram, 26/11/2026, nour@createurs.example\n\n${EDITED.en}\n\n${GOOD}\n\nhttps://apercu.example/9`,
          ),
        },
      ],
      tell: [{ subject: both('Votre publication C-12 : publier', 'Your post C-12: publish') }],
      keep: [{ columns: { value: { Contract: 'C-12', Day: '2026-11-23', Answered: 'yes' } } }],
    },
  },
  {
    name: both('Cinq choses à reprendre', 'Five things to rework'),
    given: {
      post: post(
        'Pas de publicité ici : ma gourde ÉCOLOGIQUE préférée, mes matins, mes trajets et mes enfants qui la réclament, même à la mer. Publicité',
        both('Visage ou silhouette faits par une IA', 'Face or figure made by AI'),
        '2026-11-24',
      ),
      contract: [{ ...CONTRACT, Signed: undefined as never }],
      mend: [{ success: true }],
    },
    expects: { check: [{ state: 'mend', count: 5 }], ask: 'not reached' },
    asks: {
      mend: [
        {
          bodyContent: both(
            'Bonjour,\n\nAvant de publier :\n- le contrat n’est pas encore signé\n- dites « Publicité » ou « Collaboration commerciale » dès les premiers mots, et sur l’image ou la vidéo tout du long\n- ajoutez « Images virtuelles »\n- à retirer, d’après le contrat : écologique\n- prévoyez une parution dans deux jours au moins\n\nDéposez ensuite la nouvelle version par le même formulaire.',
            'Hello,\n\nBefore you post:\n- the contract is not signed yet\n- say “Publicité” or “Collaboration commerciale” in the first words, and on the picture or film throughout\n- add “Images virtuelles”\n- to take out, says the contract: écologique\n- plan it for two days from now at least\n\nThen hand the new version in by the same form.',
          ),
        },
      ],
    },
  },
  {
    name: both('Contrat inconnu', 'An unknown contract'),
    given: {
      post: post(GOOD, EDITED, '2026-12-01', "X') OR 1=1"),
      contract: [],
      mend: [{ success: true }],
    },
    expects: { check: [{ state: 'mend', count: 1 }] },
    asks: { contract: [{ filterByFormula: "UPPER(TRIM({Code})) = 'XOR11'" }] },
  },
  {
    name: both('Sans réponse, et rien ne part', 'No answer, and nothing leaves'),
    given: {
      post: post(GOOD, EDITED, '2026-11-30'),
      contract: [CONTRACT],
      ask: [{}],
      tell: { fails: 'Mailbox unavailable' },
      keep: [{ id: 'rec91' }],
      warn: [{ success: true }],
    },
    expects: {
      decision: [
        { decision: both('sans réponse : n’est pas un accord', 'no answer: not approved') },
      ],
      'told.lost': { count: 1 },
    },
    asks: {
      keep: [{ columns: { value: { Answered: 'no' } } }],
      warn: [
        {
          bodyContent: both(
            `nour@createurs.example\nDécision : sans réponse : n’est pas un accord. Réponse non partie. \n\n${GOOD}`,
            `nour@createurs.example\nDecision: no answer: not approved. Answer not gone. \n\n${GOOD}`,
          ),
        },
      ],
    },
  },
  {
    name: both('Airtable muet à la lecture', 'Airtable silent when read'),
    given: {
      post: post(GOOD, EDITED, '2026-11-30'),
      contract: { fails: 'Service unavailable' },
      wait: [{ success: true }],
      warn: [{ success: true }],
    },
    expects: { check: [{ state: 'blind', why: 'Service unavailable' }], ask: 'not reached' },
    asks: {
      wait: [{ toRecipients: 'nour@createurs.example' }],
      warn: [
        {
          bodyContent: both(
            `nour@createurs.example\nAucune décision. Airtable : Service unavailable\n\n${GOOD}`,
            `nour@createurs.example\nNo decision. Airtable: Service unavailable\n\n${GOOD}`,
          ),
        },
      ],
    },
  },
  {
    name: both('Demande non partie', 'The question does not leave'),
    given: {
      post: post(GOOD, EDITED, '2026-11-30'),
      contract: [CONTRACT],
      ask: { fails: 'Invalid recipient' },
      warn: [{ success: true }],
    },
    expects: { check: [{ product: 'Gourde 500', state: 'ready' }], tell: 'not reached' },
    asks: {
      warn: [
        {
          subject: both('Publication C-12 à suivre à la main', 'Post C-12 to see to by hand'),
        },
      ],
    },
  },
  {
    name: both('Décision non datée', 'Decision not dated'),
    given: {
      post: post(GOOD, EDITED, '2026-11-30'),
      contract: [CONTRACT],
      ask: decided('reprendre', 'rework', 'Plus court.'),
      tell: [{ success: true }],
      keep: { fails: 'Unknown field name' },
      warn: [{ success: true }],
    },
    expects: { decision: [{ remark: 'Plus court.' }], told: 'not reached' },
    asks: {
      tell: [{ subject: both('Votre publication C-12 : reprendre', 'Your post C-12: rework') }],
      warn: [{ toRecipients: 'partenariats@votre-marque.example' }],
    },
  },
]
